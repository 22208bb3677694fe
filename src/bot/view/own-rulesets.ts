import { InlineKeyboard } from "grammy";
import { findRuleset } from "../../rules/rulesets.ts";
import type { OwnRuleset } from "../../tables/rulesets.ts";
import { writePress } from "../callback-data.ts";
import { escapeHtml, nameHtml } from "../names.ts";
import type { Say } from "../texts.ts";
import type { Page } from "./page.ts";
import { inRows } from "./ruleset-menu.ts";
import { switchLines } from "./switch-lines.ts";
import { rulesetTitle } from "./titles.ts";

/** The rulesets of a chat, a button each. */
export const ownListPage = (list: readonly OwnRuleset[], say: Say): Page => ({
  html: [
    `<b>${say("own-title")}</b>`,
    ...(list.length === 0 ? [say("own-none")] : []),
    say("own-new"),
  ].join("\n"),
  keyboard: InlineKeyboard.from(
    inRows(
      list.map(({ id, ruleset }) =>
        InlineKeyboard.text(rulesetTitle(ruleset, say), writePress({ do: "own-show", own: id })),
      ),
    ),
  ),
});

/** One of them: who made it, of what, and its switches in words. */
export const ownPage = (own: OwnRuleset, maker: string, say: Say): Page => {
  const { id, ruleset } = own;
  const base = findRuleset(own.base) ?? ruleset;
  const made = say("own-made-of", {
    base: escapeHtml(rulesetTitle(base, say)),
    maker: nameHtml(maker, say("nobody")),
  });
  return {
    html: [
      `<b>${escapeHtml(rulesetTitle(ruleset, say))}</b>\n${made}`,
      switchLines(ruleset.switches, base.switches, say),
      `<code>/play ${escapeHtml(ruleset.name ?? "")}</code>`,
    ].join("\n\n"),
    keyboard: new InlineKeyboard()
      .text(say("button-own-play"), writePress({ do: "own-play", own: id }))
      .success()
      .row()
      .text(say("button-own-rules"), writePress({ do: "rules", ruleset: ruleset.id, page: 0 }))
      .row()
      .text(say("button-own-delete"), writePress({ do: "own-delete", own: id }))
      .text(say("button-own-list"), writePress({ do: "own-list" })),
  };
};

/** The question before one of them is deleted. */
export const deletePage = ({ id, ruleset }: OwnRuleset, say: Say): Page => ({
  html: say("own-delete", { name: escapeHtml(rulesetTitle(ruleset, say)) }),
  keyboard: new InlineKeyboard()
    .text(say("button-own-delete-sure"), writePress({ do: "own-delete-sure", own: id }))
    .danger()
    .text(say("button-own-keep"), writePress({ do: "own-show", own: id })),
});
