import { createHmac } from "node:crypto";
import { keepNewest } from "../rules/once.ts";
import type { Route } from "./server.ts";

type PictureSource = () => Promise<Uint8Array>;

/** Pictures for messages that take no upload: Telegram fetches them by their addresses. */
export type Gallery = {
  readonly route: Route;
  /** The address of the picture with that key. The picture is drawn when it is first fetched. */
  readonly publish: (key: string, draw: PictureSource) => string;
};

/** Telegram fetches a picture once and at once, so only this many of the newest are kept. */
export const MOST_PUBLISHED = 500;

/** One address always has the same picture. */
const FOR_EVER = { "cache-control": "public, max-age=31536000, immutable" };

/** Opens a gallery below this address. File names follow from the secret of this process. */
export const openGallery = (url: string, secret: Uint8Array): Gallery => {
  const root = new URL(url.endsWith("/") ? url : `${url}/`);
  const published = new Map<string, PictureSource>();
  return {
    publish: (key, draw) => {
      const name = `${createHmac("sha256", secret).update(key).digest("base64url")}.png`;
      keepNewest(published, name, draw, MOST_PUBLISHED);
      return new URL(name, root).href;
    },
    route: {
      method: "GET",
      path: root.pathname,
      answer: async (_request, path) => {
        const draw = published.get(path.slice(root.pathname.length));
        if (!draw) return { status: 404 };
        return { status: 200, type: "image/png", headers: FOR_EVER, body: await draw() };
      },
    },
  };
};
