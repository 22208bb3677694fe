import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HEIGHT, WIDTH } from "../../src/board/layout/geometry.ts";
import { LANGUAGES, type Say, speaker } from "../../src/bot/text/texts.ts";
import { button } from "../../src/bot/view/button.ts";
import type { BoardMessage, Look } from "../../src/bot/view/table-message.ts";
import { waysTo } from "../../src/bot/view/ways.ts";
import { lessonChoice, lessonMessage } from "../../src/features/practice/lesson/message.ts";
import { lessonPress } from "../../src/features/practice/lesson/presses.ts";
import { LESSONS } from "../../src/features/practice/lesson/steps.ts";
import { type Guide, guideList, guidePage } from "../../src/features/rules/pages/guides.ts";
import { familyList, rulesHome, rulesPage } from "../../src/features/rules/pages/message.ts";
import { topicsOf } from "../../src/features/rules/pages/topics.ts";
import { familyOf } from "../../src/rules/family.ts";
import { long, RULESETS, short } from "../../src/rules/rulesets.ts";
import { chromiumPath, launchChromium } from "../support/chromium.ts";

/** The height that a whole message may have on a phone, picture and buttons included. */
const MOST = 640;
const PHONES = [
  { width: 390, height: 844, most: MOST },
  { width: 360, height: 640, most: 512 },
] as const;
/** About the width of this in the letters of Telegram on a phone; wider ones say nothing of it. */
const SAMPLE = { text: "Правила нард — по страницам, с примерами", pixels: 320 };
const FAMILIES = ["long", "short"] as const;
const LOOK: Look = { board: "picture", theme: "wood" };

const FOLDER = resolve(import.meta.dirname, "../../src/playground/page");
const STYLES = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".css"))
  .map((name) => readFileSync(join(FOLDER, name), "utf8"))
  .join("\n");

/** A message as the playground shows it, without the picture itself. */
const shownAs = ({ html, keyboard }: BoardMessage): string => {
  const rows = keyboard.map(
    (row) =>
      `<div class="keys-row">${row.map(({ text }) => `<button class="key"><span class="key-text">${text}</span></button>`).join("")}</div>`,
  );
  return `<div class="message theirs first has-photo has-keys"><div class="column">
    <div class="bubble"><div class="photo" style="aspect-ratio: ${WIDTH} / ${HEIGHT}"></div
    ><div class="text">${html}</div></div><div class="keys">${rows.join("")}</div></div></div>`;
};

const pagesIn = (say: Say): readonly BoardMessage[] =>
  RULESETS.flatMap((ruleset) =>
    topicsOf(ruleset).map((_, at) =>
      rulesPage({ ruleset, ways: waysTo(ruleset, PLACE, say) }, at, LOOK, say),
    ),
  );

const lessonsIn = (say: Say): readonly BoardMessage[] => [
  lessonChoice(LOOK, say),
  ...FAMILIES.flatMap((family) =>
    LESSONS[family]().map((_, at) => lessonMessage({ family, step: at + 1 }, LOOK, say)),
  ),
];

const GUIDES: readonly Guide[] = [
  { id: "arena", word: "arena" },
  { id: "cup", word: "cup" },
  { id: "chouette", word: "chouette" },
  { id: "clock", word: "clock" },
  { id: "rating", word: "rating" },
  { id: "seven", word: "seven" },
];

const PLACE = { here: { kind: "private" }, me: { username: "bot" } } as const;

const listsIn = (say: Say): readonly BoardMessage[] => [
  guideList(GUIDES, LOOK, say),
  ...GUIDES.map((guide) => guidePage(guide, LOOK, say)),
  rulesHome(
    say("rules-list"),
    {
      lessons: [button(say("button-lesson"), lessonPress({ do: "lesson", step: 0 }))],
      games: [long, short],
    },
    LOOK,
    say,
  ),
  ...FAMILIES.flatMap((family) => {
    const rulesets = RULESETS.filter(({ switches }) => familyOf(switches) === family);
    return [0, 1].map((page) => familyList(family, { rulesets, page }, LOOK, say));
  }),
];

describe.skipIf(chromiumPath === undefined)("on a phone, with its picture,", () => {
  let browser: Browser;
  let page: Page;
  let isMeasured = false;
  beforeAll(async () => {
    browser = await launchChromium();
    page = await browser.newPage();
    isMeasured = await hasFont();
    if (!isMeasured)
      console.warn(
        "The letters here are wider than a phone's, pages are not measured: apt install fonts-roboto-unhinted",
      );
  });
  afterAll(() => browser?.close());

  const fill = (body: string): Promise<void> =>
    page.setContent(
      `<style>${STYLES}</style><style>body { display: block; height: auto; overflow: auto; padding: 8px }</style>${body}`,
    );

  /** The letters of this machine take about as much room as those on a phone. */
  const hasFont = async (): Promise<boolean> => {
    await fill(`<span>${SAMPLE.text}</span>`);
    const width = await page.locator("span").evaluate((one) => one.getBoundingClientRect().width);
    return width <= SAMPLE.pixels;
  };

  /** The messages that are taller than that, and how tall they are. */
  const tooTall = async (messages: readonly BoardMessage[], most: number) => {
    await fill(messages.map(shownAs).join(""));
    const heights = await page
      .locator(".message")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    return heights.flatMap((height, at) =>
      height > most ? [`${Math.round(height)}: ${messages[at]?.html.split("\n")[0]}`] : [],
    );
  };

  test.for(LANGUAGES)("what is to be read fits (%s)", async (language, { skip }) => {
    skip(!isMeasured, "letters as wide as a phone's are not installed");
    const say = speaker(language);
    for (const { most, ...viewport } of PHONES) {
      await page.setViewportSize(viewport);
      expect(await tooTall(pagesIn(say), most)).toEqual([]);
      expect(await tooTall(listsIn(say), most)).toEqual([]);
      expect(await tooTall(lessonsIn(say), MOST)).toEqual([]);
    }
  });
});
