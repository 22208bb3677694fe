type Size = { readonly width: number; readonly height: number };

const png = (data: Buffer): Size | undefined =>
  data.length > 24 && data.readUInt32BE(0) === 0x8950_4e47
    ? { width: data.readUInt32BE(16), height: data.readUInt32BE(20) }
    : undefined;

const gif = (data: Buffer): Size | undefined =>
  data.length > 10 && data.toString("latin1", 0, 3) === "GIF"
    ? { width: data.readUInt16LE(6), height: data.readUInt16LE(8) }
    : undefined;

/** Walks the segments of a JPEG up to the one that tells its size. */
const jpeg = (data: Buffer): Size | undefined => {
  if (data.length < 4 || data.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 < data.length; at += 2 + data.readUInt16BE(at + 2)) {
    const marker = data.readUInt16BE(at);
    const tells =
      marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (tells) return { width: data.readUInt16BE(at + 7), height: data.readUInt16BE(at + 5) };
  }
  return undefined;
};

const webp = (data: Buffer): Size | undefined => {
  if (data.length < 30 || data.toString("latin1", 8, 12) !== "WEBP") return undefined;
  switch (data.toString("latin1", 12, 16)) {
    case "VP8 ":
      return { width: data.readUInt16LE(26) & 0x3fff, height: data.readUInt16LE(28) & 0x3fff };
    case "VP8L": {
      const bits = data.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    default:
      return { width: data.readUIntLE(24, 3) + 1, height: data.readUIntLE(27, 3) + 1 };
  }
};

const FORMATS = [
  { type: "image/png", size: png },
  { type: "image/jpeg", size: jpeg },
  { type: "image/webp", size: webp },
  { type: "image/gif", size: gif },
] as const;

/** What kind of picture it is and how large; nothing when it is none that a phone can show. */
export const readImage = (data: Buffer): (Size & { readonly type: string }) | undefined => {
  for (const { type, size } of FORMATS) {
    const found = size(data);
    if (found !== undefined) return { type, ...found };
  }
  return undefined;
};
