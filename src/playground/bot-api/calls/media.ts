import type { Upload } from "../../http/multipart.ts";
import { isMp4, readImage } from "../../world/image.ts";
import type { StoredFile } from "../../world/types.ts";
import type { World } from "../../world/world.ts";
import type { Arguments } from "./arguments.ts";
import { type ApiResponse, badRequest, done } from "./refusals.ts";

export type MediaKind = StoredFile["kind"];

const MOST_PHOTO_BYTES = 10 * 1024 * 1024;
const MOST_SIDES = 10_000;
const MOST_RATIO = 20;

const storePhoto = (world: World, { name, data }: Upload): ApiResponse<StoredFile> => {
  if (data.length > MOST_PHOTO_BYTES) {
    return badRequest(
      `file of size ${data.length} bytes is too big for a photo; the maximum size is ${MOST_PHOTO_BYTES} bytes`,
    );
  }
  const image = readImage(data);
  if (image === undefined) return badRequest("IMAGE_PROCESS_FAILED");
  const { width, height } = image;
  const ratio = Math.max(width, height) / Math.min(width, height);
  if (width + height > MOST_SIDES || !(ratio <= MOST_RATIO)) {
    return badRequest("PHOTO_INVALID_DIMENSIONS");
  }
  return done(world.files.add({ kind: "photo", name, data, ...image }));
};

/** Stores a file. A GIF contains its own size; the size of an MP4 comes from the call. */
const storeFile = (
  world: World,
  args: Arguments,
  kind: MediaKind,
  { name, type, data }: Upload,
): ApiResponse<StoredFile> => {
  const image = readImage(data);
  const width = image?.width ?? args.integer("width") ?? 0;
  const height = image?.height ?? args.integer("height") ?? 0;
  const found = image?.type ?? (isMp4(data) ? "video/mp4" : type);
  return done(world.files.add({ kind, name, type: found, width, height, data }));
};

const capitalised = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/**
 * The file in a field of a call: uploaded with the call, at an address, or already at Telegram.
 * @param field the field's name, which may hold the upload itself
 */
export const mediaFile = (
  world: World,
  args: Arguments,
  kind: MediaKind,
  value: string | undefined,
  field: string,
): ApiResponse<StoredFile> => {
  const upload = (value && args.upload(value)) || args.upload(field);
  if (upload) {
    if (upload.data.length === 0) return badRequest("file must be non-empty");
    return kind === "photo" ? storePhoto(world, upload) : storeFile(world, args, kind, upload);
  }
  if (!value) return badRequest(`there is no ${kind} in the request`);
  if (/^https?:\/\//.test(value)) return badRequest("failed to get HTTP URL content");
  const known = world.files.get(value);
  if (known === undefined) return badRequest("wrong file identifier/HTTP URL specified");
  return known.kind === kind
    ? done(known)
    : badRequest(`can't use file of type ${capitalised(known.kind)} as ${capitalised(kind)}`);
};
