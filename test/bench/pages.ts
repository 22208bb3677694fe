import { LANGUAGES } from "../../src/bot/text/texts.ts";
import { chromiumPath, launchChromium, openTab } from "../support/chromium.ts";
import { CHAT_HEIGHT, heightsOf, SMALL_PHONE, shownPage } from "../support/page-heights.ts";
import { type WalkedPage, walkPages } from "../support/page-walk.ts";
import type { Figure } from "./figures.ts";

/** The language of which each page is told. */
const TOLD = "ru";
const MOST_TOLD = 12;

type Measured = WalkedPage & { readonly height: number };

const keysOn = ({ message }: WalkedPage): number => message.keyboard.flat().length;

/** Those of the text; keys apart. */
const wordsIn = ({ message }: WalkedPage): number =>
  message.text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

const nameOf = ({ chat, way }: WalkedPage): string =>
  `${chat === "bot" ? "private" : "group"}: ${way.join(" › ")}`;

const figureOf = (page: Measured): Figure => ({
  what: nameOf(page),
  found: `${keysOn(page)} keys, ${wordsIn(page)} words, ${Math.round(page.height)} px`,
  target: String(CHAT_HEIGHT),
});

const sumOf = (pages: readonly Measured[], one: (page: Measured) => number): number =>
  pages.reduce((sum, page) => sum + one(page), 0);

const figuresIn = (language: string, pages: readonly Measured[]): readonly Figure[] => {
  const tall = pages.filter(({ height }) => height > CHAT_HEIGHT);
  const tallest = tall.toSorted((one, other) => other.height - one.height);
  const told = language === TOLD ? pages : tallest.slice(0, MOST_TOLD);
  return [
    {
      what: `${language}: ${pages.length} pages; keys, words of all; taller than ${CHAT_HEIGHT} px at ${SMALL_PHONE.width}×${SMALL_PHONE.height}`,
      found: `${sumOf(pages, keysOn)}, ${sumOf(pages, wordsIn)}; ${tall.length}`,
      target: "0",
    },
    ...told.map(figureOf).map((one) => ({ ...one, what: `  ${one.what}` })),
  ];
};

/** Keys, words and height of all that the bot shows outside of games, on a small phone. */
export const pageFigures = async (): Promise<Figure[]> => {
  if (chromiumPath === undefined) {
    return [{ what: "pages: no Chromium is installed (apt install chromium)", found: "–" }];
  }
  const browser = await launchChromium();
  try {
    const page = await openTab(browser, { viewport: SMALL_PHONE });
    const figures: Figure[] = [];
    for (const language of LANGUAGES) {
      const pages = await walkPages(language);
      const heights = await heightsOf(page, pages.map(shownPage));
      const measured = pages.map((one, at) => ({ ...one, height: heights[at] ?? Number.NaN }));
      figures.push(...figuresIn(language, measured));
    }
    return figures;
  } finally {
    await browser.close();
  }
};
