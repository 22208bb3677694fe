import { readImage } from "../world/image.ts";
import type { StoredFile } from "../world/types.ts";
import type { World } from "../world/world.ts";
import type { Arguments } from "./arguments.ts";
import { type ApiResponse, badRequest, done } from "./refusals.ts";

export type MediaKind = StoredFile["kind"];

const MOST_PHOTO_BYTES = 10 * 1024 * 1024;
const MOST_SIDES = 10_000;
const MOST_RATIO = 20;

const storePhoto = (world: World, name: string, data: Buffer): ApiResponse<StoredFile> => {
  if (data.length > MOST_PHOTO_BYTES) {
    return badRequest(
      `file of size ${data.length} bytes is too big for a photo; the maximum size is ${MOST_PHOTO_BYTES} bytes`,
    );
  }
  const image = readImage(data);
  if (image === undefined) return badRequest("IMAGE_PROCESS_FAILED");
  const { type, width, height } = image;
  const ratio = Math.max(width, height) / Math.min(width, height);
  if (width + height > MOST_SIDES || !(ratio <= MOST_RATIO)) {
    return badRequest("PHOTO_INVALID_DIMENSIONS");
  }
  return done(world.files.add({ kind: "photo", name, type, width, height, data }));
};

/**
 * The file that a field of a call names: uploaded with the call, or one that Telegram has already.
 * @param field the field's name, or the `attach://…` or file id written in a media object
 */
export const mediaFile = (
  world: World,
  args: Arguments,
  kind: MediaKind,
  value: string | undefined,
  field: string,
): ApiResponse<StoredFile> => {
  const upload = args.upload(value?.startsWith("attach://") ? value : field);
  if (upload !== undefined) {
    if (upload.data.length === 0) return badRequest("file must be non-empty");
    if (kind === "photo") return storePhoto(world, upload.name, upload.data);
    const image = readImage(upload.data);
    const { width, height } = image ?? { width: 0, height: 0 };
    return done(world.files.add({ kind, ...upload, width, height }));
  }
  if (value === undefined || value === "") {
    return badRequest(`there is no ${kind} in the request`);
  }
  if (value.startsWith("attach://")) return badRequest("wrong file identifier/HTTP URL specified");
  if (/^https?:\/\//.test(value)) return badRequest("failed to get HTTP URL content");
  const known = world.files.get(value);
  if (known === undefined) {
    return badRequest("wrong file identifier/HTTP URL specified");
  }
  if (known.kind !== kind) {
    const [was, wanted] = [known.kind, kind].map(
      (name) => `${name[0]?.toUpperCase()}${name.slice(1)}`,
    );
    return badRequest(`can't use file of type ${was} as ${wanted}`);
  }
  return done(known);
};
