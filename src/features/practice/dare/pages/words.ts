import { nameHtml } from "../../../../bot/text/html.ts";
import type { Say } from "../../../../bot/text/texts.ts";
import { turnHtml } from "../../../../bot/view/beside-best.ts";
import type { Row } from "../../../../bot/view/button.ts";
import { rollText } from "../../../../bot/view/lines.ts";
import type { OpenDecision } from "../../decision/decision.ts";
import { decisionGame, partOf, squareSign } from "../../solve/words.ts";
import type { BetweenTwo, ScoreOfTwo } from "../play/between.ts";
import type { TriedTurn, TryLine } from "../play/play.ts";
import type { DareSource } from "../play/sources.ts";

/** A message has no room for more; those who came last stand in it. */
const MOST_LINES = 10;

export const rollHtml = ({ decision, start }: OpenDecision, say: Say): string =>
  `🎲 <b>${rollText(start.all, partOf(decision), say)}</b>`;

/** Who played what. The right turn is not told: whoever has not tried may read this. */
export const triesHtml = (lines: readonly TryLine[], say: Say): readonly string[] => {
  const more = lines.length - MOST_LINES;
  return [
    ...(more > 0 ? [say("dare-more", { more })] : []),
    ...lines.slice(-MOST_LINES).map((line) => lineHtml(line, say)),
  ];
};

const lineHtml = ({ square, turn, name: bare }: TryLine, say: Say): string => {
  const told = { sign: signOf(square), name: nameHtml(bare, say("nobody")) };
  return square === "best"
    ? say("dare-right", told)
    : say("dare-played", { ...told, turn: turnHtml(turn.moves, say) });
};

/** A tick, or how much a turn has lost. */
export const signOf = (square: TriedTurn["square"]): string =>
  square === "best" ? "✅" : squareSign(square ?? "large");

/** Above the board in any chat. */
export const titleHtml = ({ decision }: OpenDecision, say: Say): string =>
  say("dare-title", { game: decisionGame(decision, say) });

/** How two people stand, for the page about both; nothing where they have nothing in common. */
export const betweenHtml = ({ sevens, dares }: BetweenTwo, say: Say): readonly string[] => [
  ...scoreHtml("dare-between-sevens", sevens, say),
  ...scoreHtml("dare-between", dares, say),
];

const scoreHtml = (
  key: "dare-between" | "dare-between-sevens",
  { mine, theirs, played }: ScoreOfTwo,
  say: Say,
): readonly string[] => (played > 0 ? [say(key, { mine, theirs })] : []);

/** Chooses a chat, and writes there what the bot answers with a dare. */
export const dareButton = ({ source, of, turn }: DareSource, say: Say): Row[number] => ({
  text: say("button-dare"),
  switch_inline_query_chosen_chat: {
    query: `${say("dare-query")} ${source}${of}${source === "t" ? `-${turn}` : ""}`,
    allow_user_chats: true,
    allow_group_chats: true,
  },
});
