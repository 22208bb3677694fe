import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "../../src/bot/text/texts.ts";
import { chromiumPath, launchChromium, openTab } from "../support/chromium.ts";
import {
  CHAT_HEIGHT,
  hasPhoneLetters,
  heightsOf,
  SMALL_PHONE,
  shownPage,
} from "../support/page-heights.ts";
import { mayBeTaller, walkPages } from "../support/page-walk.ts";

describe.skipIf(chromiumPath === undefined)("outside of games, on a small phone,", () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchChromium();
    page = await openTab(browser, { viewport: SMALL_PHONE });
  });
  afterAll(() => browser?.close());

  test.for(LANGUAGES)("nothing is taller than the chat (%s)", async (language, { skip }) => {
    skip(!(await hasPhoneLetters(page)), "letters as wide as a phone's are not installed");
    const pages = await walkPages(language);
    expect(pages.length).toBeGreaterThan(100);
    const heights = await heightsOf(page, pages.map(shownPage));
    const tall = pages.flatMap((one, at) => {
      const height = Math.round(heights[at] ?? Number.NaN);
      const fits = height <= CHAT_HEIGHT || mayBeTaller(one);
      return fits ? [] : [`${height}: ${one.chat} ${one.way.join(" › ")}`];
    });
    expect(tall).toEqual([]);
  });
});
