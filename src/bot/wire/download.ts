import type { Api } from "grammy";
import type { Logger } from "pino";
import type { Time } from "../../machine/time.ts";
import type { FetchFile } from "./wire.ts";

/** What is in a file that somebody sent; undefined where it does not come. */
export type Download = (file: string) => Promise<Uint8Array | undefined>;

type DownloadParts = {
  readonly api: Api;
  readonly fetchFile: FetchFile;
  readonly log: Logger;
  readonly time: Time;
};

const LONGEST_MS = 12_000;

export const openDownload =
  ({ api, fetchFile, log, time }: DownloadParts): Download =>
  async (file) => {
    const limit = time.deadline(LONGEST_MS);
    try {
      const { file_path: path = "" } = await api.getFile(file);
      return await fetchFile(path, limit.signal);
    } catch (error) {
      log.warn({ err: error }, "a file could not be fetched");
      return undefined;
    } finally {
      limit.clear();
    }
  };
