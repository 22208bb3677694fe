import { html, nothing } from "lit-html";
import { redraw } from "./store.js";

/** @import { SeenMessage, SeenPhoto } from "./types.ts" */

/** After a failure the picture is fetched again after this time: the server may be restarting. */
const RETRY_MS = 700;

/**
 * For each message: its current picture, and the one shown while that one loads.
 * @type {Map<string, SeenPhoto>}
 */
const wanted = new Map();
/** @type {Map<string, SeenPhoto>} */
const shown = new Map();

/** @param {string} key @param {SeenPhoto} photo */
const load = async (key, photo) => {
  while (wanted.get(key) === photo) {
    const image = new Image();
    image.src = photo.url;
    try {
      await image.decode();
      if (wanted.get(key) === photo) shown.set(key, photo);
      redraw();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
};

/**
 * A picture. A new one replaces the old one only after loading, so nothing flickers.
 * @param {SeenMessage} message
 * @param {SeenPhoto} photo
 */
export const picture = ({ chat, id, text }, photo) => {
  const key = `${chat}:${id}`;
  if (wanted.get(key)?.url !== photo.url) {
    wanted.set(key, photo);
    void load(key, photo);
  }
  const now = shown.get(key);
  const { width, height } = now ?? photo;
  const words = text.split("\n")[0] || "Picture";
  return html`<div class="photo" style="aspect-ratio:${width} / ${height}">
    <img alt=${words} decoding="sync" src=${now?.url ?? nothing} />
  </div>`;
};

/**
 * An animation. A GIF is shown as a picture, since it moves by itself.
 * @param {SeenPhoto & { type: string }} animation
 */
export const animation = ({ url, type, width, height }) => html`<div
  class="photo" style="aspect-ratio:${width || 1} / ${height || 1}"
>
  ${
    type.startsWith("video/")
      ? html`<video src=${url} autoplay loop muted playsinline></video>`
      : html`<img src=${url} alt="Animation" />`
  }
  <span class="gif">GIF</span>
</div>`;
