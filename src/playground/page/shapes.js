/** Small parts used everywhere: icons, faces, times. */
import { html, svg } from "lit-html";
import { nowMs } from "./store.js";

/** @import { ShownChat, SeenPerson } from "./types.ts" */

/** @type {Record<string, string>} */
const PATHS = {
  back: "M15 5l-7 7 7 7",
  send: "M4 12l16-8-5.5 16-3-6.5z M11.5 13.5L20 4",
  close: "M6 6l12 12M18 6L6 18",
  reply: "M10 6l-6 5 6 5v-3.5c5 0 8 1.5 10 5C19.500 12 16 9.500 10 9.500z",
  copy: "M9 9h10v11H9zM15 9V4H5v11h4",
  trash: "M5 7h14M10 7V5h4v2M7 7l1 13h8l1-13",
  down: "M6 9l6 6 6-6",
  menu: "M5 8h14M5 12h14M5 16h14",
  link: "M8 16L16 8M9.500 8H16v6.500",
  share: "M5 12h13M13 6.500L18.500 12 13 17.500",
  fill: "M16 16L8 8M8 14V8h6",
  gear: "M12 9.200a2.800 2.800 0 100 5.600 2.800 2.800 0 000-5.600z M12 3.500l1.300 2.400 2.600-.6 1 2.600 2.600.7-.4 2.700 2 1.700-2 1.700.4 2.700-2.600.7-1 2.600-2.600-.6L12 20.500l-1.300-2.400-2.600.6-1-2.600-2.600-.7.4-2.700-2-1.700 2-1.700-.4-2.700 2.600-.7 1-2.600 2.600.6z",
  block: "M12 4a8 8 0 100 16 8 8 0 000-16z M6.500 6.500l11 11",
  group:
    "M9 11a3 3 0 100-6 3 3 0 000 6zM3.500 19c.5-3.500 2.500-5 5.500-5s5 1.500 5.500 5M16 11.500a2.500 2.500 0 10-1-4.700M16.500 14.200c2.300.3 3.700 1.800 4 4.800",
  star: "M12 4.500l2.200 4.800 5.300.6-3.900 3.600 1 5.200-4.600-2.600-4.600 2.600 1-5.200-3.900-3.600 5.300-.6z",
  up: "M12 19V6M6 11.500L12 5.500l6 6",
  storm:
    "M7 15.500a4 4 0 01.5-8 5 5 0 019.600 1A3.600 3.600 0 0117 15.500M12.500 12l-2.500 4h3.500l-2 4",
  sun: "M12 8a4 4 0 100 8 4 4 0 000-8zM12 3v2M12 19v2M3 12h2M19 12h2M5.600 5.600L7 7M17 17l1.400 1.400M18.400 5.600L17 7M7 17l-1.400 1.400",
  language:
    "M4 6h9M8.500 4v2c0 4-2 6.500-4.500 8M6 9c1 2.500 3 4 5.500 5M12.500 20l4-10 4 10M14 17h5",
  door: "M13 4H6v16h7M10 12h10M16.500 8.500L20 12l-3.500 3.500",
  attach:
    "M18 11l-6.500 6.500a4 4 0 0 1-5.700-5.700l7-7a2.700 2.700 0 0 1 3.800 3.800l-7 7a1.300 1.300 0 0 1-1.900-1.900l6-6",
  file: "M7 3.500h7l4 4v13H7zM14 3.500v4h4",
  checks: "M2 12.500l4.500 4.500L16 7M10.500 16l1 1L21.500 7",
  clock: "M12 4a8 8 0 100 16 8 8 0 000-16zM12 7.500V12l3 2",
  person: "M12 12a4 4 0 100-8 4 4 0 000 8zM5 20c.8-4 3.300-6 7-6s6.200 2 7 6",
};

/**
 * The line drawing of that name, in the colour of the text.
 * @param {string} name @param {number} [size]
 */
export const icon = (name, size = 22) => html`<svg
  class="icon" viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true"
>${svg`<path d=${PATHS[name] ?? ""} />`}</svg>`;

/**
 * A button that shows only a drawing; `label` is for screen readers.
 * @param {string} name @param {string} label
 * @param {() => unknown} onclick @param {string} [testId]
 */
export const iconButton = (name, label, onclick, testId = "") => html`<button
  type="button" class="icon-button" aria-label=${label} title=${label}
  data-testid=${testId} @click=${onclick}
>${icon(name)}</button>`;

const HUES = [8, 207, 110, 35, 245, 320, 178];

/**
 * The colour of a person or group, always the same for the same id.
 * @param {number} id
 */
export const hue = (id) => HUES[Math.abs(id) % HUES.length];

/** @param {string} name */
const initials = (name) =>
  name
    .split(/\s+/)
    .map((word) => /\p{L}|\p{N}/u.exec(word)?.[0] ?? "")
    .slice(0, 2)
    .join("")
    .toUpperCase();

/**
 * A round picture: two letters, or the bot's dice.
 * @param {{ id: number, name: string, bot?: boolean }} whose @param {number} size
 */
export const avatar = ({ id, name, bot = false }, size) => html`<span
  class="avatar" style="--size:${size}px;--hue:${hue(id)}" aria-hidden="true"
>${bot ? html`<img src="icon.svg" alt="" width=${size} height=${size} />` : initials(name)}</span>`;

const GROUP_FACE = 3;

/**
 * The owner of a chat's picture on a person's phone.
 * @param {ShownChat} chat @param {SeenPerson} person
 */
export const faceOf = ({ kind, title, members }, person) => {
  if (kind === "private") return { id: 0, name: title, bot: true };
  const other = members.find(({ id }) => id !== person.id)?.id ?? GROUP_FACE;
  return { id: kind === "direct" ? other : GROUP_FACE, name: title };
};

/** @param {number} [seconds] */
export const clock = (seconds = nowMs() / 1000) =>
  new Date(seconds * 1000).toLocaleTimeString([], {
    hour: "2-digit",
    minute: "2-digit",
    hour12: false,
  });

/** @param {number} seconds */
export const dayOf = (seconds) => new Date(seconds * 1000).toDateString();

/** @param {number} seconds */
export const dayName = (seconds) =>
  dayOf(seconds) === dayOf(nowMs() / 1000)
    ? "Today"
    : new Date(seconds * 1000).toLocaleDateString("en", { month: "long", day: "numeric" });
