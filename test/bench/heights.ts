import type { Page } from "playwright-core";
import { drawNow } from "../../src/board/drawing.ts";
import { LANGUAGES } from "../../src/bot/texts.ts";
import type { TableMessage } from "../../src/bot/view/table-message.ts";
import { RULESETS } from "../../src/rules/rulesets.ts";
import type { Ruleset } from "../../src/rules/types.ts";
import { chromiumPath, launchChromium } from "../support/chromium.ts";
import { openTestPlayground, type TestPlayground } from "../support/playground-server.ts";
import type { Figure } from "./figures.ts";
import { percentile, tableOf } from "./figures.ts";
import { randomGame } from "./games.ts";

const GAMES = Number(process.env.HEIGHTS_GAMES ?? 10);

const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 360, height: 640 };
const MOST = 640;

/** A busy machine may take long to draw a page. */
const LONGEST_WAIT_MS = 120_000;

/** Nobody looks: what is hidden has its place all the same, and costs no painting. */
const UNPAINTED = `addEventListener("DOMContentLoaded", () => {
  document.documentElement.style.visibility = "hidden";
})`;

/** So many messages are shown at one time: a little less than the page looks back. */
const AT_ONCE = 180;

/** How tall one table is on a phone, and how much of a phone's height a chat has. */
type Seen = { readonly height: number; readonly room: number };

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

  /** Sizes of these messages, on each phone. */
  async sizes(messages: readonly TableMessage[]): Promise<readonly (readonly Seen[])[]> {
    const [first] = messages;
    if (!first) return [];
    // Somebody has called for the first: it alone is headed by the name of the bot, its copy is not.
    const said = await this.#playground.client.as("anna").say("group", "/board");
    const head = await this.#send(first);
    const ids = [head, ...(await Promise.all(messages.map((message) => this.#send(message))))];
    await this.#page.goto(`${this.#playground.url}/?phone=anna&chat=group`);
    const sizes: (readonly Seen[])[] = [];
    for (const phone of [PHONE, SMALL_PHONE]) {
      await this.#page.setViewportSize(phone);
      const [headed, copy, ...others] = await measured(this.#page, ids);
      const name = (headed?.height ?? 0) - (copy?.height ?? 0);
      const bare = copy ? [copy, ...others] : [];
      sizes.push(bare.map(({ height, room }) => ({ height: height + name, room })));
    }
    // A page that looks on would draw itself anew with each message that comes or goes.
    await this.#page.goto("about:blank");
    const gone = [said.id, ...ids].map((message_id) =>
      this.#playground.call("deleteMessage", { chat_id: this.#group, message_id }),
    );
    await Promise.all(gone);
    return sizes;
  }

  async #send({ html, keyboard, picture }: TableMessage): Promise<number> {
    const { message_id } = await this.#playground.ok<{ message_id: number }>(
      picture ? "sendPhoto" : "sendMessage",
      {
        chat_id: this.#group,
        ...(picture ? { photo: this.#photo, caption: html } : { text: html }),
        parse_mode: "HTML",
        reply_markup: { inline_keyboard: keyboard },
      },
    );
    return message_id;
  }
}

const measured = async (page: Page, ids: readonly number[]): Promise<readonly Seen[]> => {
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
  return ids.map((id) => ({ height: heights.get(id) ?? Number.NaN, room }));
};

/** Messages are equally tall whose words differ in nothing but figures, with as many rows of buttons. */
const shapeOf = ({ html, keyboard }: TableMessage): string =>
  `${keyboard.length} ${html.replaceAll(/\d/g, "0")}`;

type Size = { readonly message: TableMessage; readonly times: number } & {
  readonly large: Seen;
  readonly small: Seen;
};

const sizesOf = async (chat: Chat, ruleset: Ruleset): Promise<readonly Size[]> => {
  const shapes = new Map<string, { message: TableMessage; times: number }>();
  for (let game = 0; game < GAMES; game++) {
    for (const message of randomGame(
      ruleset,
      game,
      LANGUAGES[(game >> 1) % LANGUAGES.length] ?? "",
    )) {
      const known = shapes.get(shapeOf(message));
      if (known) known.times++;
      else shapes.set(shapeOf(message), { message, times: 1 });
    }
  }
  const all = [...shapes.values()];
  const sizes: Size[] = [];
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const some = all.slice(from, from + AT_ONCE);
    const [large = [], small = []] = await chat.sizes(some.map(({ message }) => message));
    for (const [at, one] of some.entries()) {
      const [onLarge, onSmall] = [large[at], small[at]];
      if (onLarge && onSmall) sizes.push({ ...one, large: onLarge, small: onSmall });
    }
  }
  return sizes;
};

const figuresOf = ({ id }: Ruleset, sizes: readonly Size[]): readonly Figure[] => {
  const states = sizes.flatMap((size) => Array.from({ length: size.times }, () => size));
  const heights = states.map(({ large }) => large.height);
  const tooTall = heights.filter((height) => height > MOST).length;
  const fitting = states.filter(({ small }) => small.height <= small.room).length;
  const [usual, most] = [0.5, 1].map((share) => Math.round(percentile(heights, share)));
  return [
    {
      what: `${id}, ${states.length} states of ${GAMES} games: px high at ${PHONE.width} wide, median, most; above ${MOST}`,
      found: `${usual}, ${most}; ${tooTall}`,
      target: `${MOST}; 0`,
    },
    {
      what: `  board and buttons on one screen of ${SMALL_PHONE.width}×${SMALL_PHONE.height}, % of states`,
      found: ((fitting / states.length) * 100).toFixed(1),
      target: "90",
    },
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
    const page = await browser.newPage({ viewport: PHONE, reducedMotion: "reduce" });
    page.setDefaultTimeout(LONGEST_WAIT_MS);
    await page.addInitScript(UNPAINTED);
    const [ruleset] = RULESETS;
    const first = ruleset && randomGame(ruleset, 0, "en").next().value;
    if (!first?.picture) throw new Error("a table without a picture");
    const chat = await Chat.open(playground, page, drawNow(first.picture.drawing));
    const figures: Figure[] = [];
    for (const ruleset of RULESETS) {
      const sizes = await sizesOf(chat, ruleset);
      if (process.env.HEIGHTS_SHOW !== undefined) showWorst(sizes);
      const found = figuresOf(ruleset, sizes);
      process.stderr.write(`${tableOf(found)}\n`);
      figures.push(...found);
    }
    return figures;
  } finally {
    await browser.close();
    await playground.close();
  }
};

const showWorst = (sizes: readonly Size[]): void => {
  const worst = sizes.toSorted((a, b) => b.small.height - a.small.height).slice(0, 3);
  for (const { message, large, small, times } of worst) {
    const rows = message.keyboard.map((row) => row.map(({ text }) => text).join(" | "));
    process.stderr.write(
      `${times}× ${large.height} of ${large.room}, ${small.height} of ${small.room}\n${message.html}\n${rows.join("\n")}\n\n`,
    );
  }
};
