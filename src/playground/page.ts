import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { sendBytes, sendJson } from "./http.ts";

/** The page's files are sources as they stand, also when the rest has been compiled to `dist`. */
const FOLDER = new URL("../../src/playground/page/", import.meta.url);

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
};

/** Sends a file of the page; `/` is its `index.html`. */
export const sendPage = async (response: ServerResponse, path: string): Promise<void> => {
  const [, name = "index.html", ending = "html"] = /^\/([\w-]+\.(\w+))$/.exec(path) ?? [];
  const type = TYPES[ending];
  const known = path === "/" || name !== "index.html";
  const data =
    known && type ? await readFile(new URL(name, FOLDER)).catch(() => undefined) : undefined;
  if (data === undefined || type === undefined) sendJson(response, 404, { ok: false });
  else sendBytes(response, type, data, { "cache-control": "no-cache" });
};
