import { z } from "zod";
import type { Time } from "../../../machine/time.ts";
import { isHere } from "../../http/hosts.ts";
import type { Upload } from "../../http/multipart.ts";

const MOST_MS = 5000;

const media = z.looseObject({ media: z.url() });
const results = z.array(z.looseObject({ photo_url: z.url().optional() }));

/**
 * The addresses of pictures in a call. Telegram fetches any; the playground only those on this
 * machine.
 */
export const addressesIn = (field: (name: string) => unknown): string[] => {
  const inMedia = media.safeParse(field("media"));
  const inResults = results.safeParse(field("results"));
  const written = ["photo", "animation", "document"].map(field);
  return [
    ...(inMedia.success ? [inMedia.data.media] : []),
    ...(inResults.success ? inResults.data.map(({ photo_url }) => photo_url) : []),
    ...written,
  ].filter(
    (one): one is string => typeof one === "string" && /^https?:\/\//.test(one) && isHere(one),
  );
};

/** Fetches a file; undefined if it does not come in time. */
export const fetchFile = async (address: string, time: Time): Promise<Upload | undefined> => {
  const { signal, clear } = time.deadline(MOST_MS);
  try {
    const answer = await fetch(address, { redirect: "error", signal });
    if (!answer.ok) return undefined;
    const name = new URL(address).pathname.split("/").at(-1) ?? "";
    const type = answer.headers.get("content-type") ?? "application/octet-stream";
    return { name, type, data: Buffer.from(await answer.arrayBuffer()) };
  } catch {
    return undefined;
  } finally {
    clear();
  }
};
