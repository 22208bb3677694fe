import type { ChatId } from "../../ids/ids.ts";
import { DAY_MS, MINUTE_MS } from "../../tables/services/time.ts";
import type { ListedTable } from "../../tables/shown/lists.ts";
import type { Press } from "../press/presses.ts";
import { linesInOrder } from "../text/direction.ts";
import { figures } from "../text/figures.ts";
import { escapeHtml, nameHtml } from "../text/html.ts";
import type { Say } from "../text/texts.ts";
import { button, inPairs, type Keyboard } from "./button.ts";
import { personName, wholeNameHtml } from "./person-name.ts";
import { rulesetLabel, rulesetTitle } from "./titles.ts";

/** The press of a table's button under the list; undefined: no button. */
export type OnPress = (listed: ListedTable) => Press | undefined;

/**
 * A numbered list of tables with a button for each. It names their chats unless all are this one.
 */
export const tableList = (
  tables: readonly ListedTable[],
  here: ChatId,
  onPress: OnPress,
  say: Say,
): { readonly lines: readonly string[]; readonly keyboard: Keyboard } => {
  const buttons = tables.flatMap((listed, index) => {
    const press = onPress(listed);
    return press ? [button(`${figures(`${index + 1}.`, say)} ${nameOn(listed, say)}`, press)] : [];
  });
  const isAllHere = tables.every(({ table }) => table.chat === here);
  return {
    lines: tables.map((listed, index) => entry(listed, index + 1, isAllHere, say)),
    keyboard: inPairs(buttons, say),
  };
};

/** The opponent there; a game without an opponent yet has its own name. */
const nameOn = ({ opponent, terms }: ListedTable, say: Say): string =>
  opponent ? personName(opponent, say) : rulesetLabel(terms.ruleset, say);

/** "1. Long nardy · Boris 🟢", and below it "The yard · your move, for 5 min". */
const entry = (listed: ListedTable, number: number, isHere: boolean, say: Say): string => {
  const { terms, opponent, wait } = listed;
  const title = `<b>${escapeHtml(rulesetTitle(terms.ruleset, say))}</b>`;
  const name = opponent ? [wholeNameHtml(opponent, say)] : [];
  const place = isHere ? [] : [placeText(listed, say)];
  const lines = [
    `${figures(`${number}.`, say)} ${[title, ...name].join(" · ")}${wait?.isForThem ? " 🟢" : ""}`,
    [...place, waitText(listed, say)].join(" · "),
  ];
  return linesInOrder(lines.join("\n"), say);
};

const placeText = ({ chat }: ListedTable, say: Say): string => {
  if (!chat) return say("list-inline");
  return chat.kind === "private" ? say("list-private") : nameHtml(chat.title, say("list-group"));
};

const waitText = ({ wait }: ListedTable, say: Say): string => {
  if (!wait) return say("list-open");
  const turn = say(wait.isForThem ? "list-your-turn" : "list-their-turn");
  const isDue = wait.isForThem && wait.leftMs >= MINUTE_MS && wait.leftMs < Infinity;
  if (isDue) return say("list-left", { turn, time: leftText(wait.leftMs, say) });
  return wait.ms < MINUTE_MS ? turn : say("list-since", { turn, time: span(wait.ms, say) });
};

/** Of a day or more, the days are counted as people do: three days stay three until one is over. */
const leftText = (ms: number, say: Say): string =>
  ms > DAY_MS ? say("span-days", { days: Math.ceil(ms / DAY_MS) }) : span(ms, say);

/** A length of time in its largest unit. */
export const span = (ms: number, say: Say): string => {
  const minutes = Math.floor(ms / MINUTE_MS);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return say("span-days", { days });
  return hours > 0 ? say("span-hours", { hours }) : say("span-minutes", { minutes });
};
