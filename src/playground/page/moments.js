/** Moments in messages, as Telegram shows them: in the reader's language and local time. */

/** @import { MessageEntity } from "./types.ts" */
/** @typedef {Extract<MessageEntity, { type: "date_time" }>} Moment */
/** @typedef {{ language: string, now: number, timeZone?: string }} Reader `now` in milliseconds */

/** @type {readonly [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]]} */
const UNITS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** @type {Readonly<Record<string, Intl.DateTimeFormatOptions>>} */
const PARTS = {
  w: { weekday: "long" },
  d: { day: "2-digit", month: "2-digit", year: "2-digit" },
  D: { day: "numeric", month: "long", year: "numeric" },
  t: { hour: "2-digit", minute: "2-digit" },
  T: { hour: "2-digit", minute: "2-digit", second: "2-digit" },
};

/**
 * The time until a moment, counted down.
 * @param {number} unix
 * @param {Reader} reader
 */
const untilText = (unix, { language, now }) => {
  const seconds = unix - now / 1000;
  const [unit, size] = UNITS.find(([, one]) => Math.abs(seconds) >= 1.5 * one) ?? UNITS[3];
  const relative = new Intl.RelativeTimeFormat(language, { style: "short" });
  return relative.format(Math.round(seconds / size), unit);
};

/**
 * A moment in the words of its format; those of the message where it has no format.
 * @param {Moment} moment
 * @param {string} words
 * @param {Reader} reader
 */
export const momentText = ({ unix_time, date_time_format }, words, reader) => {
  if (date_time_format === "r") return untilText(unix_time, reader);
  if (date_time_format === "") return words;
  const { language, timeZone } = reader;
  const parts = [...date_time_format].map((letter) => PARTS[letter]);
  const options = Object.assign({ timeZone }, ...parts);
  return new Intl.DateTimeFormat(language, options).format(unix_time * 1000);
};

/**
 * A text with its moments as the reader sees them.
 * @param {string} text
 * @param {readonly MessageEntity[]} entities
 * @param {Reader} reader
 */
export const textWithMoments = (text, entities, reader) =>
  entities
    .filter((entity) => entity.type === "date_time")
    .reduceRight((whole, moment) => {
      const end = moment.offset + moment.length;
      const told = momentText(moment, whole.slice(moment.offset, end), reader);
      return whole.slice(0, moment.offset) + told + whole.slice(end);
    }, text);
