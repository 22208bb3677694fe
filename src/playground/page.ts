import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { sendBytes, sendJson } from "./http/http.ts";

/** The page's files are served from the sources, even if the rest was compiled to `dist`. */
const FOLDER = new URL("../../src/playground/page/", import.meta.url);
const LIBRARY = new URL("../../node_modules/lit-html/", import.meta.url);

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
};

/** The file of a path: `/` is `index.html`; paths below `/lib/` are in the library. */
const placeOf = (path: string): URL | undefined => {
  if (path === "/") return new URL("index.html", FOLDER);
  const inLibrary = /^\/lib\/((?:directives\/)?[\w-]+\.js)$/.exec(path)?.[1];
  if (inLibrary !== undefined) return new URL(inLibrary, LIBRARY);
  const name = /^\/([\w-]+\.\w+)$/.exec(path)?.[1];
  return name === undefined ? undefined : new URL(name, FOLDER);
};

/** Sends a file of the page. */
export const sendPage = async (response: ServerResponse, path: string): Promise<void> => {
  const place = placeOf(path);
  const type = TYPES[place?.pathname.split(".").at(-1) ?? ""];
  const data = place && type ? await readFile(place).catch(() => undefined) : undefined;
  if (data === undefined || type === undefined) sendJson(response, 404, { ok: false });
  else sendBytes(response, type, data, { "cache-control": "no-cache" });
};
