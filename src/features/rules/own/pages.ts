import { escapeHtml, nameHtml } from "../../../bot/text/html.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { button, inPairs, inReadingOrder, type Page } from "../../../bot/view/button.ts";
import { switchLines } from "../../../bot/view/switches.ts";
import { gamesText, rulesetTitle } from "../../../bot/view/titles.ts";
import { findRuleset } from "../../../rules/rulesets.ts";
import type { OwnRuleset } from "../../../tables/people/rulesets.ts";
import { rulesPress } from "../pages/presses.ts";
import { ownPress } from "./presses.ts";

/** The rulesets of a chat, a button each. */
export const ownListPage = (list: readonly OwnRuleset[], say: Say): Page => ({
  html: [
    `<b>${say("own-title")}</b>`,
    ...(list.length === 0 ? [say("own-none")] : []),
    say("own-new"),
  ].join("\n"),
  keyboard: inPairs(
    list.map(({ id, ruleset }) =>
      button(rulesetTitle(ruleset, say), ownPress({ do: "own-show", own: id })),
    ),
    say,
  ),
});

/** One ruleset: its maker, its base, and its switches in words. */
export const ownPage = (own: OwnRuleset, maker: string, say: Say): Page => {
  const { id, ruleset } = own;
  const { games } = ruleset;
  const base = findRuleset(own.base) ?? ruleset;
  const by = nameHtml(maker, say("nobody"));
  const made = games
    ? say("own-made-by", { maker: by })
    : say("own-made-of", { base: escapeHtml(rulesetTitle(base, say)), maker: by });
  const explain = rulesPress({ do: "rules", ruleset: ruleset.id, page: 0 });
  return {
    html: [
      `<b>${escapeHtml(rulesetTitle(ruleset, say))}</b>\n${made}`,
      games ? gamesText(games, say) : switchLines(ruleset.switches, base.switches, say),
      `<code>/play ${escapeHtml(ruleset.name ?? "")}</code>`,
    ].join("\n\n"),
    keyboard: [
      [button(say("button-own-play"), ownPress({ do: "own-play", own: id }), "success")],
      ...(games ? [] : [[button(say("button-own-rules"), explain)]]),
      inReadingOrder(
        [
          button(say("button-own-delete"), ownPress({ do: "own-delete", own: id })),
          button(say("button-own-list"), ownPress({ do: "own-list" })),
        ],
        say,
      ),
    ],
  };
};

export const deletePage = ({ id, ruleset }: OwnRuleset, say: Say): Page => ({
  html: say("own-delete", { name: escapeHtml(rulesetTitle(ruleset, say)) }),
  keyboard: [
    inReadingOrder(
      [
        button(
          say("button-own-delete-sure"),
          ownPress({ do: "own-delete-sure", own: id }),
          "danger",
        ),
        button(say("button-own-keep"), ownPress({ do: "own-show", own: id })),
      ],
      say,
    ),
  ],
});
