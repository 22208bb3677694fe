import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HEIGHT, WIDTH } from "../../src/board/geometry.ts";
import { lessonChoice, lessonMessage } from "../../src/bot/lesson/message.ts";
import { LESSONS } from "../../src/bot/lesson/steps.ts";
import { rulesHome, rulesList, rulesPage } from "../../src/bot/rules-pages/message.ts";
import { topicsOf } from "../../src/bot/rules-pages/pages.ts";
import { LANGUAGES, speaker } from "../../src/bot/text/texts.ts";
import { button } from "../../src/bot/view/button.ts";
import type { BoardMessage, Look } from "../../src/bot/view/table-message.ts";
import { RULESETS } from "../../src/rules/rulesets.ts";
import { chromiumPath, launchChromium } from "../support/chromium.ts";

if (chromiumPath === undefined) {
  console.warn(
    "Pages of /rules are not measured: no Chromium is installed (apt install chromium).",
  );
}

/** The height that a whole message may have on a phone of 390×844, picture and buttons included. */
const MOST = 640;
const PHONE = { width: 390, height: 844 };
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

describe.skipIf(chromiumPath === undefined)("on a phone, with its picture,", () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchChromium();
    page = await browser.newPage({ viewport: PHONE });
  });
  afterAll(() => browser?.close());

  /** The height of each message in pixels. */
  const heights = async (messages: readonly BoardMessage[]): Promise<readonly number[]> => {
    const body = messages.map(shownAs).join("");
    await page.setContent(
      `<style>${STYLES}</style><style>body { display: block; height: auto; overflow: auto; padding: 8px }</style>${body}`,
    );
    return page
      .locator(".message")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  };

  test.each(LANGUAGES)(
    "every page of the rules and step of the lesson fits (%s)",
    async (language) => {
      const say = speaker(language);
      const messages = [
        rulesHome(
          say("rules-list"),
          button(say("button-lesson"), { do: "lesson", step: 0 }),
          LOOK,
          say,
        ),
        lessonChoice(LOOK, say),
        ...(["long", "short"] as const).flatMap((family) =>
          LESSONS[family].map((_, at) => lessonMessage({ family, step: at + 1 }, LOOK, say)),
        ),
        ...(["long", "short"] as const).map((family) =>
          rulesList(
            RULESETS.filter(({ switches }) => switches.family === family),
            undefined,
            LOOK,
            say,
          ),
        ),
        ...RULESETS.flatMap((ruleset) =>
          topicsOf(ruleset).map((_, at) => rulesPage(ruleset, at, LOOK, say)),
        ),
      ];
      const tall = (await heights(messages)).flatMap((height, at) =>
        height > MOST ? [`${Math.round(height)}: ${messages[at]?.html.split("\n")[0]}`] : [],
      );
      expect(tall).toEqual([]);
    },
  );
});
