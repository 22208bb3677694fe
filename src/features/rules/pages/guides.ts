import type { CodeOf, Say } from "../../../bot/text/texts.ts";
import { type Meaning, means } from "../../../bot/text/words.ts";
import type { BotContext } from "../../../bot/updates/context.ts";
import { button, inPairs, type Row } from "../../../bot/view/button.ts";
import { covered } from "../../../bot/view/framed.ts";
import type { BoardMessage, Look } from "../../../bot/view/table-message.ts";
import type { Services } from "../../../tables/services/services.ts";
import { slotOf } from "../../../tables/services/slots.ts";
import { foldPage } from "./fold.ts";
import { rulesPress } from "./presses.ts";

/** A page about something that goes with every game: its texts are `guide-…`, `guide-title-…`. */
export type Guide = {
  readonly id: CodeOf<"guide-title">;
  /** What people type after /rules. */
  readonly word: Meaning;
};

/** Each feature gives the pages about itself. */
export const GUIDES = slotOf<Guide>();

const CLOCK: Guide = { id: "clock", word: "clock" };

export const guidesOf = (services: Services): readonly Guide[] => [...GUIDES.of(services), CLOCK];

export const guideNamed = (services: Services, words: string): Guide | undefined =>
  guidesOf(services).find(({ id, word }) => id === words || means(words, word));

/** Ways to be taught, under the first page. */
export const LESSONS = slotOf<(ctx: BotContext) => Row[number]>();

/** Leads to a page from the message that it is about. */
export const guideButton = (guide: Guide["id"], say: Say): Row[number] =>
  button(say("button-guide"), rulesPress({ do: "guide-of", guide }));

export const guidePage = ({ id }: Guide, look: Look, say: Say): BoardMessage => {
  const title = `<b>${say(`guide-title-${id}`)}</b>`;
  return covered(
    foldPage(title, say(`guide-${id}`).split("\n\n"), 1),
    [[button(say("button-guides"), rulesPress({ do: "guides" }))]],
    look,
    say,
  );
};

export const guideList = (guides: readonly Guide[], look: Look, say: Say): BoardMessage => {
  const pages = guides.map(({ id }) =>
    button(say(`guide-title-${id}`), rulesPress({ do: "guide", guide: id })),
  );
  const games = button(say("rules-button-list"), { do: "rules-list" });
  return covered(say("guide-list"), [...inPairs(pages, say), [games]], look, say);
};
