import { once } from "../../rules/once.ts";
import { figures } from "./figures.ts";
import { listed, type Say, type TextKey, type Values } from "./texts.ts";

/** Texts and keys as a reader of screens says them: moves in words, and no signs that it spells. */

/** What `✶` says: a checker is hit or, where none is, held. */
type Caught = "hit" | "hold";

const MARKS = "[\u200e\u200f]*";

/** Moves in notation, one after the other: `13→8`, `bar→20✶→17`, `6→off×2`. */
const movesIn = once((words: string) => {
  const [bar, off] = words.split("\n");
  const move = `(?:\\d{1,2}|${bar})${MARKS}(?:→(?:\\d{1,2}|${off})${MARKS}✶?)+(?:×\\d)?`;
  return {
    one: new RegExp(move, "gu"),
    all: new RegExp(`(?:([✅❌])\\s*)?\u2066?(${move}(?:,?\\s${move})*)\u2069?`, "gu"),
  };
});

const patternsOf = (say: Say) => movesIn(`${say("point-bar")}\n${say("point-off")}`);

/** Every move of a text in words: `13→8✶` is "13 to 8, hitting". */
export const movesAloud = (text: string, say: Say, caught: Caught = "hit"): string => {
  const { one, all } = patternsOf(say);
  return text.replaceAll(all, (_, sign: string | undefined, moves: string) => {
    const words = moves.match(one)?.map((move) => moveAloud(move, say, caught)) ?? [];
    const judged =
      sign === undefined ? "" : `${say(sign === "✅" ? "aloud-right" : "aloud-wrong")} `;
    return judged + listed(words, say);
  });
};

const moveAloud = (notation: string, say: Say, caught: Caught): string => {
  const [way = "", times = "1"] = notation.replaceAll(/[\u200e\u200f]/gu, "").split("×");
  const [from = "", ...stations] = way.split("→");
  const words = stations.reduce((said, station, at) => {
    const [to = ""] = station.split("✶");
    const isOff = to === say("point-off");
    const step = at > 0 ? onward(said, to, isOff, say) : first(from, to, isOff, say);
    return station === to ? step : say(`aloud-${caught}`, { move: step });
  }, "");
  return times === "1" ? words : say("aloud-times", { move: words, times: Number(times) });
};

const first = (from: string, to: string, isOff: boolean, say: Say): string => {
  if (isOff) return say("aloud-off", { from: Number(from) });
  return from === say("point-bar")
    ? say("aloud-enter", { to: Number(to) })
    : say("aloud-move", { from: Number(from), to: Number(to) });
};

const onward = (move: string, to: string, isOff: boolean, say: Say): string =>
  isOff ? say("aloud-then-off", { move }) : say("aloud-then", { move, to: Number(to) });

/** A picture among letters, whole: of a flag, a family or a keycap all its parts. */
const PICTURE =
  /\p{Regional_Indicator}{2}|(?:\p{Extended_Pictographic}|▫|▪)(?:\uFE0F|\u20E3|\u200D|\p{Emoji_Modifier}|\p{Extended_Pictographic})*/gu;

/** Signs of the players: beside a name they say nothing more. */
const DISC = /([⚪🔴])[\s]*([\u2066-\u2068\u200e\u200f]*\p{L})?/gu;

const DICE = /(?<![\p{Nd}:])([1-6۱-۶]):([1-6۱-۶])(?![\p{Nd}:])/gu;

/** What has no letter between two isolates is somebody's name, and all that there is of it. */
const KEPT = /(<[^>]*>|\u2068[^\p{L}\p{N}\u2066-\u2069]+\u2069)/u;

const DIE_SIGNS = "⚀⚁⚂⚃⚄⚅";

/** How good a decision was, or one that is still to come. */
const SQUARES = {
  "🟩": "aloud-square-best",
  "🟨": "aloud-square-small",
  "🟥": "aloud-square-large",
  "⬜": "aloud-square-open",
} as const;

/** A row of squares is counted; one alone is told, unless words beside it say the same. */
const squaresAloud = (text: string, say: Say): string =>
  text.replaceAll(/(?:🟩|🟨|🟥|⬜)+(?![\s]*[\p{L}\p{N}−])|(?:🟩|🟨|🟥|⬜){2,}/gu, (row) => {
    const all = [...row];
    const kinds = Object.entries(SQUARES).flatMap(([sign, key]) => {
      const count = all.filter((one) => one === sign).length;
      if (count === 0) return [];
      return all.length === 1 ? [say(key)] : [`${say(key)} ${figures(String(count), say)}`];
    });
    return listed(kinds, say);
  });

/** A text as it is said: as HTML, or the words of a key. */
export const aloud = (text: string, say: Say): string => {
  const said = text
    .split("\n")
    .flatMap((line) => lineAloud(line, say))
    .join("\n");
  return say.isRightToLeft ? plainFromRight(said) : said;
};

/** Nothing, if the line was but signs. */
const lineAloud = (line: string, say: Say): readonly string[] => {
  const said = line
    .replaceAll(DISC, (_, disc: string, name: string | undefined) =>
      name === undefined ? `${say(disc === "⚪" ? "aloud-white" : "aloud-black")} ` : name,
    )
    .split(KEPT)
    .map((part, at) => (at % 2 === 1 ? part : wordsAloud(part, say)))
    .join("");
  const tidy = tidied(said);
  const isLeft = /[\p{L}\p{N}]/u.test(tidy) || tidy.includes("\u2068") || line.trim() === "";
  return isLeft ? [tidy] : [];
};

/** Isolates around what is read from the right anyway: figures and words of the language. */
const NEEDLESS =
  /\u2068((?:(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}]|[^\p{L}\u2066-\u2069])*)\u2069/gu;

/** A line of words has isolates within isolates, of which but those around names are of use. */
const plainFromRight = (text: string): string => {
  const next = text.replaceAll(NEEDLESS, "$1").replaceAll(/\u200f{2,}/gu, "\u200f");
  return next === text ? text : plainFromRight(next);
};

const wordsAloud = (text: string, say: Say): string =>
  squaresAloud(movesAloud(text, say), say)
    .replaceAll(
      /[⚀-⚅]\s*/gu,
      (die) => `${figures(String(DIE_SIGNS.indexOf(die[0] ?? "") + 1), say)}: `,
    )
    .replaceAll(DICE, (_, one: string, other: string) => say("list", { one, other }))
    .replaceAll("✓", `${say("aloud-chosen")} `)
    .replaceAll(/⋯\.?/gu, (sign) =>
      say("button-over-more").replace(/…$/u, sign === "⋯" ? "…" : "."),
    )
    .replaceAll(/★+|☆/gu, (stars) =>
      say("aloud-stars", { stars: stars === "☆" ? 0 : stars.length }),
    )
    .replaceAll(/\s*(?:·|→|←)\s*/gu, say.isRightToLeft ? "، " : ", ")
    .replaceAll(PICTURE, "")
    .replaceAll(/[•✶✗≈‹›☰]/gu, "");

/** The line without the gaps and commas that signs have left. */
const tidied = (line: string): string =>
  line
    .replaceAll(/<(\w+)><\/\1>/gu, "")
    .replaceAll(/[ \u00a0]{2,}/gu, " ")
    .replaceAll(/[ \u00a0]+(?=[,،.:;!?])/gu, "")
    .replaceAll(/(<\w[^>]*>)[\s,،]+/gu, "$1")
    .replaceAll(/^(\u200f?)[\s,،]+/gu, "$1")
    .replaceAll(/(?<=[\u2068\u200f]) +/gu, "")
    .replaceAll(/[\s,،]+$/gu, "");

/** Keys that have but a sign, and the texts that say the same. */
const NAMED: Readonly<Record<string, TextKey>> = {
  "⋯": "button-over-more",
  "☰": "aloud-menu",
  "↩": "button-undo",
  "💬": "button-talk-ask",
  "👏": "emote-bravo",
  "🍀": "emote-lucky",
  "😅": "emote-alas",
  ...{ "‹": "aloud-back", "◀": "aloud-back", "›": "aloud-on", "▶": "aloud-on" },
  ...{ "⏮": "aloud-first", "⏭": "aloud-last" },
};

/** The words of a key as they are said; a sign that has no words is named by the reader itself. */
export const keyAloud = (label: string, say: Say): string => {
  const key = NAMED[label.replaceAll(/\u200e|\u200f|\uFE0F/gu, "")];
  const words = aloud(key === undefined ? label : say(key), say);
  return words === "" ? label : words;
};

/** Says every text as it is said to who listens. */
export const aloudBy = (say: Say): Say =>
  Object.assign((key: TextKey, values?: Values) => aloud(say(key, values), say), { ...say });
