import { opponent } from "../../game/colours.ts";
import type { Colour, Game, Phase, TurnRecord } from "../../game/types.ts";
import { turnText } from "../../rules/notation.ts";
import { outcomePoints } from "../../rules/outcome.ts";
import type { Die } from "../../rules/types.ts";
import type { PlayedView, TableView } from "../../tables/tables.ts";
import { escapeHtml, nameHtml } from "../names.ts";
import type { Say } from "../texts.ts";

/** The colour of a side wherever words are: the same characters as on the emoji board. */
export const COLOUR_MARK = { white: "⚪", black: "🔴" } as const satisfies Readonly<
  Record<Colour, string>
>;

/** How many turns at the most are told of that went by without a decision of anybody. */
const MOST_TOLD = 6;

/** What stands under the board, as HTML. */
export const captionOf = (view: TableView, say: Say): string => {
  const { challenge, challenger, played } = view;
  const title = `<b>${say(`ruleset-${challenge.ruleset.id}`)}</b>`;
  if (played) return gameCaption(title, played, say);
  const name = nameHtml(challenger.name, say("nobody"));
  return `${title}\n${say(challenge.state === "open" ? "challenge-open" : "challenge-cancelled", { name })}`;
};

const gameCaption = (title: string, played: PlayedView, say: Say): string => {
  const line = new Lines(played, say);
  const parts = [
    `${title}${line.score()}`,
    `${line.player("white")} — ${line.player("black")}`,
    "",
    ...line.opening(),
    ...told(played.game).map((record) => line.turn(record)),
    ...line.now(),
  ];
  return parts.join("\n").trim();
};

/** The turns since the one that a player last decided, that one included. */
const told = ({ history }: Game): readonly TurnRecord[] => {
  const last = history.findLastIndex(({ end }) => end === "played");
  return history.slice(Math.max(0, last, history.length - MOST_TOLD));
};

class Lines {
  readonly #played: PlayedView;
  readonly #say: Say;

  constructor(played: PlayedView, say: Say) {
    this.#played = played;
    this.#say = say;
  }

  player(colour: Colour): string {
    const { name } = this.#played.players[colour];
    return `${COLOUR_MARK[colour]} ${nameHtml(name, this.#say("nobody"))}`;
  }

  score(): string {
    const { white, black } = this.#played.score;
    return white + black > 0 ? ` · ${this.#say("series-score", { white, black })}` : "";
  }

  opening(): string[] {
    const { game } = this.#played;
    const decisive = game.openingThrows.at(-1);
    if (decisive === undefined || game.history.length > 0 || game.first === undefined) return [];
    const throws = game.openingThrows.map(({ white, black }) => `${white}:${black}`).join(", ");
    const values = { throws, ties: game.openingThrows.length - 1, first: this.player(game.first) };
    return [this.#say("opening", values)];
  }

  turn({ by, part, dice, moves, rest, end }: TurnRecord): string {
    const say = this.#say;
    const key = part === "leftovers" ? "turn-leftovers" : "turn";
    const text = moves.length > 0 ? escapeHtml(turnText(moves)) : say("no-move");
    const notes = [
      ...(end === "forced" ? [say("forced")] : []),
      ...(moves.length > 0 && rest.length > 0 ? [say("unplayed", { dice: rest.join(" ") })] : []),
    ];
    const told = say(key, { player: this.player(by), roll: this.roll(dice), moves: text });
    return [told, ...notes].join(" · ");
  }

  /** "6:4 шеш-чар"; a sequence of dice is told by its numbers. */
  roll(dice: readonly Die[]): string {
    const [first, second] = dice;
    const name = rollName(dice);
    if (first === undefined || second === undefined || name === undefined) return dice.join(" ");
    return `${first}:${second} ${this.#say(name)}`;
  }

  now(): string[] {
    const { game } = this.#played;
    const { phase } = game;
    if (game.resignation) {
      const { by, outcome } = game.resignation;
      const values = { player: this.player(by), opponent: this.player(opponent(by)) };
      return [this.#say("resignation", { ...values, outcome: this.#say(`outcome-${outcome}`) })];
    }
    switch (phase.kind) {
      case "opening":
        return [];
      case "rolling":
        return [this.#say("to-roll", { player: this.player(game.toMove) })];
      case "moving":
        return this.#moving(phase);
      case "over":
        return this.#over(phase);
    }
  }

  #moving({ part, turn }: Extract<Phase, { kind: "moving" }>): string[] {
    const say = this.#say;
    const key = part === "leftovers" ? "to-move-leftovers" : "to-move";
    const player = this.player(this.#played.game.toMove);
    const line = say(key, { player, roll: `<b>${this.roll(turn.all)}</b>` });
    return turn.moves.length === 0 ? [line] : [line, escapeHtml(turnText(turn.moves))];
  }

  #over({ result }: Extract<Phase, { kind: "over" }>): string[] {
    const say = this.#say;
    const { winner, outcome, ending } = result;
    const points = outcomePoints(this.#played.game.ruleset, outcome);
    const values = {
      winner: this.player(winner),
      loser: this.player(opponent(winner)),
      outcome: say(`outcome-${outcome}`),
      points,
    };
    const { row, players } = this.#played;
    const lines = [`🏆 ${say(`over-${ending}`, values)}`];
    if (row.rematchBy === null || this.#played.succeeded) return lines;
    const name = row.rematchBy === row.white ? players.white.name : players.black.name;
    return [...lines, say("rematch-asked", { name: nameHtml(name, say("nobody")) })];
  }
}

/** The text that names a roll; a leftover of one die has none. */
const rollName = (dice: readonly Die[]): string | undefined => {
  const [first, second] = dice;
  if (first === undefined || second === undefined) return undefined;
  const isRoll = dice.length === 2 || (dice.length === 4 && new Set(dice).size === 1);
  return isRoll ? `roll-${Math.max(first, second)}-${Math.min(first, second)}` : undefined;
};
