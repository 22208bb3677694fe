import { COUNTRIES, gamesOf } from "../../../bot/press/countries.ts";
import { escapeHtml } from "../../../bot/text/html.ts";
import { keyOf, type Say } from "../../../bot/text/texts.ts";
import {
  button,
  inPairs,
  inReadingOrder,
  type Page,
  paged,
  type Row,
  type Style,
} from "../../../bot/view/button.ts";
import { inOrder, isListed } from "../../../bot/view/ruleset-menu.ts";
import { switchesOf, switchSummary, valueName, valuesOf } from "../../../bot/view/switches.ts";
import { capitalized, gamesText, rulesetLabel, rulesetTitle } from "../../../bot/view/titles.ts";
import { isForMedley, MEDLEY_GAMES } from "../../../game/medley.ts";
import { RULESETS } from "../../../rules/rulesets.ts";
import type { Ruleset } from "../../../rules/types.ts";
import { type Draft, isMedley } from "./draft.ts";
import { type DraftPress, ownPress } from "./presses.ts";

export type DraftKey = { readonly person: number; readonly draft: number };

type BasedDraft = Extract<Draft, { readonly base: Ruleset }>;

type DraftWords = { readonly say: Say; readonly key: DraftKey };

export const draftPage = (draft: Draft, key: DraftKey, say: Say): Page => {
  const saying = { say, key };
  switch (draft.page) {
    case "base":
      return basePage(saying);
    case "neighbours":
      return neighboursPage(saying);
    case "switches":
      return switchesPage(draft, saying);
    case "switch":
      return switchPage(draft, saying);
    case "name":
      return namePage(summary(draft, say), saying);
    case "games":
      return gamesPage(draft, saying);
    case "medley-name":
      return namePage(medleyTitle(draft.games, say), saying);
  }
};

/** Without a line on each: the next page describes the chosen game, and leads back. */
const baseRows = (rulesets: readonly Ruleset[], { say, key }: DraftWords): Row[] =>
  inPairs(
    rulesets.map((ruleset) =>
      button(
        rulesetLabel(ruleset, say),
        ownPress({ do: "draft-base", ...key, ruleset: ruleset.id }),
      ),
    ),
    say,
  );

const basePage = ({ say, key }: DraftWords): Page => {
  const rows = baseRows(inOrder(RULESETS.filter(isListed)), { say, key });
  const neighbours = button(
    say("rules-button-countries"),
    ownPress({ do: "draft-neighbours", ...key }),
  );
  const medley = button(
    say("button-draft-medley"),
    ownPress({ do: "draft-games", ...key, page: 0 }),
  );
  const last = [[neighbours], [medley], [plain("draft-cancel", { say, key })]];
  return { html: say("draft-base"), keyboard: [...rows, ...last] };
};

const backOrCancel = (saying: DraftWords): Row =>
  inReadingOrder([plain("draft-back", saying), plain("draft-cancel", saying)], saying.say);

/** The neighbours' games, those of a country together. */
const neighboursPage = (saying: DraftWords): Page => {
  const games = COUNTRIES.flatMap((country) => gamesOf(country, RULESETS));
  const last = backOrCancel(saying);
  return { html: saying.say("draft-base"), keyboard: [...baseRows(games, saying), last] };
};

const switchesPage = (draft: BasedDraft, { say, key }: DraftWords): Page => {
  const rows = inPairs(
    switchesOf(draft.switches).map((name) =>
      button(say(`switch-${name}`), ownPress({ do: "draft-switch", ...key, name })),
    ),
    say,
  );
  const ready = plain("draft-name", { say, key }, "success");
  const last = backOrCancel({ say, key });
  return {
    html: [summary(draft, say), say("draft-switches")].join("\n\n"),
    keyboard: [...rows, [ready], last],
  };
};

const switchPage = (
  { name, switches }: Extract<Draft, { readonly page: "switch" }>,
  { say, key }: DraftWords,
): Page => {
  const current = String(switches[name]);
  const values = valuesOf(name).map((value) => ({
    title: capitalized(valueName(name, value, switches, say)),
    line: say(keyOf(`switch-${name}-${value}-line`)),
    isCurrent: value === current,
    press: ownPress({ do: "draft-value", ...key, name, value }),
  }));
  const lines = values.map(
    ({ title, line, isCurrent }) => `${isCurrent ? "✅" : "▫️"} <b>${title}</b> — ${line}`,
  );
  const buttons = values.map(({ title, isCurrent, press }) =>
    button(isCurrent ? `✓ ${title}` : title, press),
  );
  return {
    html: [`<b>${say(`switch-${name}`)}</b>\n${say(`switch-${name}-line`)}`, lines.join("\n")].join(
      "\n\n",
    ),
    keyboard: [...inPairs(buttons, say), [plain("draft-back", { say, key })]],
  };
};

/** The games of a medley so far, and those to choose from, all that fit one. */
const gamesPage = (
  { games, at }: Extract<Draft, { readonly page: "games" }>,
  { say, key }: DraftWords,
): Page => {
  const fitting = RULESETS.filter(isForMedley);
  const all = [...inOrder(fitting.filter(isListed)), ...fitting.filter((one) => !isListed(one))];
  const pages = {
    page: at,
    turn: (page: number) => ownPress({ do: "draft-games", ...key, page }),
    back: plain("draft-back", { say, key }),
  };
  const { shown, row } = paged(all, GAMES_AT_ONCE, pages, say);
  const add = ({ id }: Ruleset) => ownPress({ do: "draft-add", ...key, ruleset: id });
  return {
    html: [medleyTitle(games, say), say("draft-games", { most: MEDLEY_GAMES.most })].join("\n\n"),
    keyboard: [
      ...inPairs(
        shown.map((one) => button(rulesetLabel(one, say), add(one))),
        say,
      ),
      games.length === 0 ? [] : [plain("draft-drop", { say, key })],
      isMedley(games) ? [plain("draft-name", { say, key }, "success")] : [],
      // Those that turn pages are in this order already.
      inReadingOrder([...inReadingOrder(row, say), plain("draft-cancel", { say, key })], say),
    ].filter((one) => one.length > 0),
  };
};

const GAMES_AT_ONCE = 8;

const medleyTitle = (games: readonly Ruleset[], say: Say): string =>
  [say("draft-medley"), ...(games.length > 0 ? [gamesText(games, say)] : [])].join("\n");

const namePage = (title: string, { say, key }: DraftWords): Page => ({
  html: [title, say("draft-name")].join("\n\n"),
  keyboard: [backOrCancel({ say, key })],
});

const summary = ({ base, switches }: BasedDraft, say: Say): string =>
  [
    say("draft-title", { base: escapeHtml(rulesetTitle(base, say)) }),
    switchSummary(switches, base.switches, say),
  ].join("\n");

type Plain = Extract<
  DraftPress,
  { readonly do: "draft-back" | "draft-name" | "draft-drop" | "draft-cancel" }
>;

const plain = (press: Plain["do"], { say, key }: DraftWords, style?: Style) =>
  button(say(`button-${press}`), ownPress({ do: press, ...key }), style);
