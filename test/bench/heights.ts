import type { Page } from "playwright-core";
import { drawNow } from "../../src/board/studio/drawing.ts";
import { LANGUAGES } from "../../src/bot/text/texts.ts";
import type { TableMessage } from "../../src/bot/view/table-message.ts";
import { RULESETS } from "../../src/rules/rulesets.ts";
import type { Ruleset } from "../../src/rules/types.ts";
import { chromiumPath, launchChromium, openTab } from "../support/chromium.ts";
import { openTestPlayground, type TestPlayground } from "../support/playground-server.ts";
import type { Figure } from "./figures.ts";
import { percentile, tableOf } from "./figures.ts";
import { randomGame } from "./games.ts";

/** Of each ruleset; and HEIGHTS_SHOW prints the highest tables of each. */
const GAMES = Number(process.env.HEIGHTS_GAMES ?? 10);
const BOARD = process.env.HEIGHTS_BOARD === "emoji" ? "emoji" : "picture";

const PHONE = { width: 390, height: 844 };
/** The first is the one to be kept to; on the second come as many as do by themselves. */
const SMALL_PHONES = [
  { width: 360, height: 740, target: "98" },
  { width: 360, height: 640, target: "–" },
] as const;
const MOST = 640;

/**
 * Nobody looks: what is hidden has its place all the same, and costs no painting. Without a screen
 * the font of the system may be one of emoji, whose digits are twice as wide as those of phones.
 */
const UNPAINTED = `addEventListener("DOMContentLoaded", () => {
  document.documentElement.style.visibility = "hidden";
  document.documentElement.style.setProperty("--font", "Roboto, 'Liberation Sans', sans-serif");
})`;

/** So many messages are shown at one time: a little less than the page looks back. */
const AT_ONCE = 190;

/** How tall one table is on a phone, and how much of a phone's height a chat has. */
type Seen = { readonly height: number; readonly room: number };

/** The same of several, each with one row of buttons, and the height of another row. */
type Sizes = {
  readonly room: number;
  readonly row: number;
  readonly heights: readonly number[];
};

/** A chat on the playground's page, in which messages are shown and measured. */
class Chat {
  readonly #playground: TestPlayground;
  readonly #page: Page;
  readonly #group: number;
  readonly #photo: string;

  private constructor(playground: TestPlayground, page: Page, group: number, photo: string) {
    this.#playground = playground;
    this.#page = page;
    this.#group = group;
    this.#photo = photo;
  }

  static async open(playground: TestPlayground, page: Page, picture: Uint8Array): Promise<Chat> {
    const { id } = await playground.client.as("anna").chat("group");
    const sent = await playground.upload<{ photo: { file_id: string }[] }>(
      "sendPhoto",
      { chat_id: String(id), photo: "attach://board" },
      { board: picture },
    );
    const photo = sent.ok ? sent.result.photo.at(-1)?.file_id : undefined;
    if (photo === undefined) throw new Error("the picture was not taken");
    return new Chat(playground, page, id, photo);
  }

  /** How tall these messages are on each phone with one row of buttons, and what another row adds. */
  async sizes(messages: readonly TableMessage[]): Promise<readonly Sizes[]> {
    const [first] = messages;
    if (!first) return [];
    // Anna called for the first: it alone is headed by the name of the bot, its copies are not.
    const said = await this.#playground.client.as("anna").say("group", "/board");
    const head = [
      await this.#send(first, 1),
      await this.#send(first, 1),
      await this.#send(first, 2),
    ];
    const rest = await Promise.all(messages.map((message) => this.#send(message, 1)));
    const ids = [...head, ...rest];
    await this.#page.goto(`${this.#playground.url}/?phone=anna&chat=group`);
    const sizes: Sizes[] = [];
    for (const phone of [PHONE, ...SMALL_PHONES]) {
      await this.#page.setViewportSize({ width: phone.width, height: phone.height });
      const { room, heights } = await measured(this.#page, ids);
      const [headed = 0, bare = 0, higher = 0, ...others] = heights;
      const name = headed - bare;
      sizes.push({ room, row: higher - bare, heights: others.map((height) => height + name) });
    }
    // A page that looks on would draw itself anew with each message that comes or goes.
    await this.#page.goto("about:blank");
    const gone = [said.id, ...ids].map((message_id) =>
      this.#playground.call("deleteMessage", { chat_id: this.#group, message_id }),
    );
    await Promise.all(gone);
    return sizes;
  }

  async #send({ html, picture }: TableMessage, rows: number): Promise<number> {
    const inline_keyboard = Array.from({ length: rows }, () => [{ text: "⋯", callback_data: "-" }]);
    const { message_id } = await this.#playground.ok<{ message_id: number }>(
      picture ? "sendPhoto" : "sendMessage",
      {
        chat_id: this.#group,
        ...(picture ? { photo: this.#photo, caption: html } : { text: html }),
        parse_mode: "HTML",
        reply_markup: { inline_keyboard },
      },
    );
    return message_id;
  }
}

type Measured = { readonly room: number; readonly heights: readonly number[] };

const measured = async (page: Page, ids: readonly number[]): Promise<Measured> => {
  await page.locator(`[data-message-id="${ids.at(-1)}"]`).waitFor({ state: "attached" });
  const room = (await page.locator(".messages").boundingBox())?.height ?? 0;
  const shown = await page
    .locator("[data-message-id]")
    .evaluateAll((all) =>
      all.map((one) => [
        Number(one.getAttribute("data-message-id")),
        one.getBoundingClientRect().height,
      ]),
    );
  const heights = new Map(shown.map(([id = 0, height = 0]) => [id, height]));
  return { room, heights: ids.map((id) => heights.get(id) ?? Number.NaN) };
};

/** Captions are equally tall whose words differ in nothing but figures. */
const shapeOf = ({ html }: TableMessage): string => html.replaceAll(/\d/g, "0");

/** A state of a game, and how tall its table is on each phone. */
type State = {
  readonly message: TableMessage;
  readonly large: Seen;
  readonly small: readonly Seen[];
};

const statesOf = async (chat: Chat, ruleset: Ruleset): Promise<readonly State[]> => {
  const messages = Array.from({ length: GAMES }, (_, game) => [
    ...randomGame(ruleset, game, LANGUAGES[(game >> 1) % LANGUAGES.length] ?? "", BOARD, "emotes"),
  ]).flat();
  const shapes = [...new Map(messages.map((one) => [shapeOf(one), one])).values()];
  const seen = new Map<string, (rows: number) => Pick<State, "large" | "small">>();
  for (let from = 0; from < shapes.length; from += AT_ONCE) {
    const some = shapes.slice(from, from + AT_ONCE);
    const [large, ...small] = await chat.sizes(some);
    for (const [at, one] of some.entries()) {
      const on = (sizes: Sizes | undefined, rows: number): Seen => ({
        height: (sizes?.heights[at] ?? Number.NaN) + (sizes?.row ?? 0) * (rows - 1),
        room: sizes?.room ?? 0,
      });
      seen.set(shapeOf(one), (rows) => ({
        large: on(large, rows),
        small: small.map((sizes) => on(sizes, rows)),
      }));
    }
  }
  return messages.flatMap((message) => {
    const size = seen.get(shapeOf(message))?.(message.keyboard.length);
    return size ? [{ message, ...size }] : [];
  });
};

const figuresOf = ({ id }: Ruleset, states: readonly State[]): readonly Figure[] => {
  const heights = states.map(({ large }) => large.height);
  const tooTall = heights.filter((height) => height > MOST).length;
  const [usual, most] = [0.5, 1].map((share) => Math.round(percentile(heights, share)));
  const fitting = SMALL_PHONES.map(({ width, height, target }, at): Figure => {
    const seen = states.flatMap(({ small }) => small[at] ?? []);
    const fits = seen.filter(({ height, room }) => height <= room).length;
    return {
      what: `  board and buttons on one screen of ${width}×${height}, % of states`,
      found: ((fits / seen.length) * 100).toFixed(1),
      target,
    };
  });
  return [
    {
      what: `${id}, ${states.length} states of ${GAMES} games: px high at ${PHONE.width} wide, median, most; above ${MOST}`,
      found: `${usual}, ${most}; ${tooTall}`,
      target: `${MOST}; 0`,
    },
    ...fitting,
  ];
};

/** How tall tables are in every state of games by random presses, on the playground's own page. */
export const heightFigures = async (): Promise<Figure[]> => {
  if (chromiumPath === undefined) {
    return [{ what: "heights: no Chromium is installed (apt install chromium)", found: "–" }];
  }
  const playground = await openTestPlayground({ budget: "off" });
  const browser = await launchChromium();
  try {
    const page = await openTab(browser, { viewport: PHONE, reducedMotion: "reduce" });
    await page.addInitScript(UNPAINTED);
    const [ruleset] = RULESETS;
    const first = ruleset && randomGame(ruleset, 0, "en").next().value;
    if (!first?.picture) throw new Error("a table without a picture");
    const chat = await Chat.open(playground, page, drawNow(first.picture.drawing));
    const figures: Figure[] = [];
    for (const ruleset of RULESETS) {
      const states = await statesOf(chat, ruleset);
      if (process.env.HEIGHTS_SHOW !== undefined) showWorst(states);
      const found = figuresOf(ruleset, states);
      process.stderr.write(`${tableOf(found)}\n`);
      figures.push(...found);
    }
    return figures;
  } finally {
    await browser.close();
    await playground.close();
  }
};

const showWorst = (states: readonly State[]): void => {
  const worst = states.toSorted((a, b) => b.large.height - a.large.height).slice(0, 3);
  for (const { message, large, small } of worst) {
    const rows = message.keyboard.map((row) => row.map(({ text }) => text).join(" | "));
    process.stderr.write(
      `${[large, ...small].map(({ height, room }) => `${height} of ${room}`).join(", ")}\n${message.html}\n${rows.join("\n")}\n\n`,
    );
  }
};
