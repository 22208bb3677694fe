import { sceneOf } from "../../board/scene/game-scene.ts";
import type { Scene } from "../../board/scene/scene.ts";
import { opponent } from "../../game/colours.ts";
import type { Colour, TurnRecord } from "../../game/types.ts";
import { isComputer, type PersonId } from "../../ids/ids.ts";
import type { Finished } from "../../tables/game/finished.ts";
import { digitsOf } from "../text/figures.ts";
import type { Say } from "../text/texts.ts";
import { boardName, type NamedPlayers } from "./person-name.ts";

/** A game that is over, as far as its boards show it. */
export type SeenGame = Pick<Finished, "states" | "game"> & NamedPlayers;

/** A finished game after some turns, with the last dice and their player's numbers. */
export const sceneAfter = (finished: SeenGame, turns: number, bottom: Colour, say: Say): Scene => {
  const { states, game } = finished;
  const state = turns === game.history.length ? game : (states[turns] ?? game);
  const record = game.history[turns - 1];
  const scene = { ...sceneOf(state, seenFrom(finished, bottom, say)), movable: [] };
  if (!record) return { ...scene, toMove: undefined, dice: undefined };
  return { ...scene, numbering: record.by, ...aboutToPlay(record) };
};

/** The board before a turn of a finished game, with its dice, from its player's side. */
export const sceneBefore = (
  finished: SeenGame,
  turn: number,
  record: TurnRecord,
  say: Say,
): Scene => {
  const state = finished.states[turn] ?? finished.game;
  const scene = sceneOf(state, seenFrom(finished, record.by, say));
  return { ...scene, ...aboutToPlay(record), lastTurn: undefined };
};

const seenFrom = (finished: SeenGame, bottom: Colour, say: Say) => ({
  bottom,
  alone: true,
  names: namesOf(finished, say),
  pipsWord: say("picture-pips"),
  ...digitsOf(say),
});

const aboutToPlay = ({ by, dice }: TurnRecord) =>
  ({
    toMove: by,
    dice: { of: by, dice: dice.map((value) => ({ value, state: "ready" }) as const) },
  }) as const;

/**
 * A player looks back from their own side; others from the winner's, or the person's who lost to
 * the computer.
 */
export const sideOf = ({ players, result }: Finished, person: PersonId): Colour => {
  if (players.white.id === person) return "white";
  if (players.black.id === person) return "black";
  const { winner } = result;
  if (winner === undefined) return isComputer(players.white.id) ? "black" : "white";
  return isComputer(players[winner].id) ? opponent(winner) : winner;
};

/** Both names, as a picture draws them. */
export const namesOf = ({ players }: NamedPlayers, say: Say): Scene["names"] => ({
  white: boardName(players.white, say),
  black: boardName(players.black, say),
});
