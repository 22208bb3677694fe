import { InlineKeyboard } from "grammy";
import { lettersOf } from "../../board/names.ts";
import type { PersonId } from "../../game/ids.ts";
import type { Family, Ruleset } from "../../rules/types.ts";
import { writePress } from "../callback-data.ts";
import { escapeHtml } from "../names.ts";
import type { PlayWords, Wish } from "../play-words.ts";
import type { Say } from "../texts.ts";
import { rulesetTitle } from "./titles.ts";

export type Page = { readonly html: string; readonly keyboard: InlineKeyboard };

type Button = ReturnType<typeof InlineKeyboard.text>;

const FAMILIES = ["long", "short"] as const satisfies readonly Family[];

/** How many letters fit on a button of half the width. */
const HALF = 17;

/** The rulesets to choose from, by family: a line and a button for each. */
export const playMenu = (
  { candidates, wish }: Pick<Extract<PlayWords, { code: "which-ruleset" }>, "candidates" | "wish">,
  asker: PersonId,
  title: string,
  say: Say,
): Page => {
  const families = FAMILIES.map((family) => ({
    family,
    members: candidates.filter(({ switches }) => switches.family === family),
  })).filter(({ members }) => members.length > 0);
  const html = [
    [title, ...wishText(wish, say)].join(" · "),
    ...families.map(({ family, members }) => familyText(family, members, say)),
    say("play-menu-own"),
  ].join("\n\n");
  const rows = families.flatMap(({ members }) =>
    inRows(members.map((ruleset) => playButton(ruleset, wish, asker, say))),
  );
  const close = InlineKeyboard.text(
    say("button-close"),
    writePress({ do: "play-close", person: asker }),
  );
  return { html, keyboard: InlineKeyboard.from([...rows, [close]]) };
};

const familyText = (family: Family, members: readonly Ruleset[], say: Say): string =>
  [
    `<u>${say(`family-${family}`)}</u>`,
    ...members.map((ruleset) => {
      const line = say(`ruleset-${ruleset.name === undefined ? ruleset.id : "own"}-line`);
      return `• <b>${escapeHtml(shortLabel(ruleset, say))}</b> — ${line}`;
    }),
  ].join("\n");

const wishText = ({ stake, cube, match }: Wish, say: Say): string[] => [
  ...(match === undefined ? [] : [say("terms-match", { match })]),
  ...(stake === 1 ? [] : [say("terms-stake", { stake: String(stake) })]),
  ...(cube || match !== undefined ? [say("terms-cube")] : []),
];

const playButton = (
  ruleset: Ruleset,
  { stake, cube, match = 0 }: Wish,
  person: PersonId,
  say: Say,
): Button => {
  const press = { person, ruleset: ruleset.id, stake, cube: cube ? 1 : 0, match } as const;
  return InlineKeyboard.text(shortLabel(ruleset, say), writePress({ do: "play", ...press }));
};

/** The family says the rest. */
const shortLabel = (ruleset: Ruleset, say: Say): string =>
  ruleset.name === undefined ? say(`ruleset-${ruleset.id}-button`) : rulesetTitle(ruleset, say);

/** Two in a row where both are short enough. */
export const inRows = (buttons: readonly Button[]): Button[][] => {
  const rows: Button[][] = [];
  for (const button of buttons) {
    const row = rows.at(-1);
    const fits = [...(row ?? []), button].every(({ text }) => lettersOf(text).length <= HALF);
    if (row?.length === 1 && fits) row.push(button);
    else rows.push([button]);
  }
  return rows;
};
