import type { Feature } from "../../bot/feature/feature.ts";
import type { Say } from "../../bot/text/texts.ts";
import { button } from "../../bot/view/button.ts";
import { AFTERS } from "../../bot/view/look.ts";
import { isComputer, type PersonId, privateChatOf } from "../../ids/ids.ts";
import type { GameRow } from "../../store/games.ts";
import { computerAt, type SeatLevel, starsOf } from "../../tables/game/seats.ts";
import type { GameExtension, Services } from "../../tables/services/services.ts";
import { openComputer } from "./computer.ts";
import { computers } from "./handlers.ts";
import { type LadderStep, stepBy } from "./ladder.ts";
import {
  easierThan,
  hasComputerWon,
  isFromPosition,
  levelOneWinAway,
  newLevelAfter,
  personIn,
} from "./level.ts";
import { COMPUTER_PRESSES, computerPress } from "./menu.ts";
import { computerGamesIn } from "./store.ts";
import { playComputerBy } from "./words.ts";

export const computerExtension: GameExtension = {
  knows: {
    nextComputer: (services, game) => {
      const row = services.store.games.game(game);
      const next = row && newLevelAfter(services, row);
      return next && computerAt(next);
    },
  },
  shows: (services, { row, game }) => {
    if (game.phase.kind !== "over" || isFromPosition(services, row)) return undefined;
    if (row.takenBack && personIn(row) !== undefined)
      return AFTERS.give({ lines: (_, say) => [say("computer-taught")] });
    const next = newLevelAfter(services, row);
    const easier = easierThan(row);
    const isLower = next !== undefined && next === easier;
    const offered = hasComputerWon(row, game) && !isLower && row.next === null ? easier : undefined;
    const step = stepIn(services, row);
    const near = hasComputerWon(row, game) ? undefined : levelOneWinAway(services, row);
    return AFTERS.give({
      lines: ({ finished }, say) => {
        const reached = step ? [stepText(step, say)] : [];
        // A match goes on with the same one.
        if (finished?.isMidMatch) return reached;
        return [
          ...reached,
          ...(next === undefined
            ? []
            : [say(isLower ? "computer-weaker" : "computer-stronger", { level: starsAt(next) })]),
          ...(near === undefined ? [] : [say("computer-one-more", { level: starsAt(near) })]),
        ];
      },
      ways: ({ finished }, say) =>
        offered === undefined || finished?.isMidMatch
          ? []
          : [
              button(
                say("button-computer-easier", { level: starsAt(offered) }),
                computerPress({ do: "computer-easier", game: row.id }),
              ),
            ],
    });
  },
};

const stepIn = (services: Services, row: GameRow): LadderStep | undefined => {
  const person = personIn(row);
  return person === undefined ? undefined : stepBy(services, person, row);
};

const stepText = ({ family, level }: LadderStep, say: Say): string =>
  say(`ladder-reached-${family}`, { level: starsAt(level) });

const starsAt = (level: SeatLevel): string => starsOf(computerAt(level));

/** The computer player at the table. */
export const COMPUTER: Feature = {
  name: "computer",
  queries: [computerGamesIn],
  game: computerExtension,
  presses: COMPUTER_PRESSES,
  handlers: [computers],
  playWords: playComputerBy,
  open: ({ services, think, deliverer, log }) =>
    openComputer({
      services,
      think,
      onTurn: () => deliverer.wake(),
      onFault: (error, game) => log.error({ err: error, game }, "the computer could not play"),
    }),
};

/** With a game that was left early the second one may be the first that is finished. */
const FIRST_GAMES = 2;

/** What else a person plays looks like a first game no more. */
const showAsPlayer = ({ store }: Services, person: PersonId): void => {
  if (!isComputer(person) && store.ledger.countOf({ person }) <= FIRST_GAMES)
    store.tables.touchGamesOf({ chat: privateChatOf(person) });
};

/** A first game, in which nothing plays for the person who learns. */
export const NEWCOMERS: Feature = {
  name: "newcomers",
  game: {
    playsByHand: ({ store }, person) => !store.ledger.hasFinished({ person }),
    counted: (services, { row }) => {
      for (const person of [row.white, row.black]) showAsPlayer(services, person);
    },
  },
};
