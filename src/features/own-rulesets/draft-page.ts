import { escapeHtml } from "../../bot/text/html.ts";
import { keyOf, type Say } from "../../bot/text/texts.ts";
import { button, inPairs, type Style } from "../../bot/view/button.ts";
import type { Page } from "../../bot/view/page.ts";
import { inOrder, isListed, rulesetLabel } from "../../bot/view/ruleset-menu.ts";
import { switchSummary, valueName } from "../../bot/view/switch-lines.ts";
import { switchesOf, valuesOf } from "../../bot/view/switches.ts";
import { capitalized, rulesetTitle } from "../../bot/view/titles.ts";
import { RULESETS } from "../../rules/rulesets.ts";
import type { Draft } from "./draft.ts";
import type { DraftPress } from "./presses.ts";
import { ownPress } from "./presses.ts";

export type DraftKey = { readonly person: number; readonly draft: number };

type BasedDraft = Exclude<Draft, { readonly page: "base" }>;

type DraftWords = { readonly say: Say; readonly key: DraftKey };

export const draftPage = (draft: Draft, key: DraftKey, say: Say): Page => {
  const saying = { say, key };
  switch (draft.page) {
    case "base":
      return basePage(saying);
    case "switches":
      return switchesPage(draft, saying);
    case "switch":
      return switchPage(draft, saying);
    case "name":
      return namePage(draft, saying);
  }
};

const basePage = ({ say, key }: DraftWords): Page => {
  // Without a line on each: the next page describes the chosen game, and leads back.
  const rows = inPairs(
    inOrder(RULESETS.filter(isListed)).map((ruleset) =>
      button(
        rulesetLabel(ruleset, say),
        ownPress({ do: "draft-base", ...key, ruleset: ruleset.id }),
      ),
    ),
  );
  return { html: say("draft-base"), keyboard: [...rows, [plain("draft-cancel", { say, key })]] };
};

const switchesPage = (draft: BasedDraft, { say, key }: DraftWords): Page => {
  const rows = inPairs(
    switchesOf(draft.switches).map((name) =>
      button(say(`switch-${name}`), ownPress({ do: "draft-switch", ...key, name })),
    ),
  );
  const ready = plain("draft-name", { say, key }, "success");
  const last = [plain("draft-back", { say, key }), plain("draft-cancel", { say, key })];
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
    keyboard: [...inPairs(buttons), [plain("draft-back", { say, key })]],
  };
};

const namePage = (draft: BasedDraft, { say, key }: DraftWords): Page => ({
  html: [summary(draft, say), say("draft-name")].join("\n\n"),
  keyboard: [[plain("draft-back", { say, key }), plain("draft-cancel", { say, key })]],
});

const summary = ({ base, switches }: BasedDraft, say: Say): string =>
  [
    say("draft-title", { base: escapeHtml(rulesetTitle(base, say)) }),
    switchSummary(switches, base.switches, say),
  ].join("\n");

type Plain = Extract<DraftPress, { readonly do: "draft-back" | "draft-name" | "draft-cancel" }>;

const plain = (press: Plain["do"], { say, key }: DraftWords, style?: Style) =>
  button(say(`button-${press}`), ownPress({ do: press, ...key }), style);
