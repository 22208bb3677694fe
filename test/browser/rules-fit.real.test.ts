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
import { chromiumPath, launchChromium, openTab } from "../support/chromium.ts";
import {
  CHAT_HEIGHT,
  hasPhoneLetters,
  heightsOf,
  SMALL_PHONE,
  shownAs,
} from "../support/page-heights.ts";

/** The height that a whole message may have on a phone, picture and buttons included. */
const MOST = 640;
const PHONES = [
  { width: 390, height: 844, most: MOST },
  { ...SMALL_PHONE, most: CHAT_HEIGHT },
] as const;
const FAMILIES = ["long", "short"] as const;
const LOOK: Look = { board: "picture", theme: "wood" };

const shown = ({ html, keyboard }: BoardMessage): string =>
  shownAs({
    html,
    keys: keyboard.map((row) => row.map(({ text }) => text)),
    photo: { width: WIDTH, height: HEIGHT },
  });

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
    page = await openTab(browser);
    isMeasured = await hasPhoneLetters(page);
    if (!isMeasured)
      console.warn(
        "The letters here are wider than a phone's, pages are not measured: apt install fonts-roboto-unhinted",
      );
  });
  afterAll(() => browser?.close());

  /** The messages that are taller than that, and how tall they are. */
  const tooTall = async (messages: readonly BoardMessage[], most: number) => {
    const heights = await heightsOf(page, messages.map(shown));
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
