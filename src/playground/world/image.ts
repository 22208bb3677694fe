type Size = { readonly width: number; readonly height: number };

const PNG = 0x8950_4e47;

/** The type and size of a picture; undefined for types that the bot does not make. */
export const readImage = (data: Buffer): (Size & { readonly type: string }) | undefined => {
  if (data.length > 24 && data.readUInt32BE(0) === PNG) {
    return { type: "image/png", width: data.readUInt32BE(16), height: data.readUInt32BE(20) };
  }
  if (data.length > 10 && data.toString("latin1", 0, 3) === "GIF") {
    return { type: "image/gif", width: data.readUInt16LE(6), height: data.readUInt16LE(8) };
  }
  return undefined;
};

/** Whether the data begins like an MP4 file. */
export const isMp4 = (data: Buffer): boolean => data.toString("latin1", 4, 8) === "ftyp";
