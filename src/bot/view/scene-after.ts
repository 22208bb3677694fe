import { sceneOf } from "../../board/game-scene.ts";
import type { Scene } from "../../board/scene.ts";
import { opponent } from "../../game/colours.ts";
import type { Colour } from "../../game/types.ts";
import type { Finished } from "../../tables/finished.ts";
import { isComputer, type PersonId } from "../../tables/ids.ts";
import { cleanName } from "../html.ts";
import type { Say } from "../texts.ts";

/**
 * The board of a finished game after so many turns, with the dice of the last of them, from one
 * side. A turn is looked back at in the numbers of whoever played it, and so the board has them.
 */
export const sceneAfter = (finished: Finished, turns: number, bottom: Colour, say: Say): Scene => {
  const { states, game } = finished;
  const state = turns === game.history.length ? game : (states[turns] ?? game);
  const record = game.history[turns - 1];
  const seen = {
    bottom,
    alone: true,
    names: namesOf(finished, say),
    pipsWord: say("picture-pips"),
  };
  const scene = { ...sceneOf(state, seen), movable: [] };
  if (!record) return { ...scene, toMove: undefined, dice: undefined };
  const { by } = record;
  const dice = record.dice.map((value) => ({ value, state: "ready" }) as const);
  return { ...scene, numbering: by, toMove: by, dice: { of: by, dice } };
};

/** A player looks back from his own side, anybody else from that of the winner, or of a person. */
export const sideOf = ({ players, result }: Finished, person: PersonId): Colour => {
  if (players.white.id === person) return "white";
  if (players.black.id === person) return "black";
  const { winner } = result;
  return isComputer(players[winner].id) ? opponent(winner) : winner;
};

/** Both names as a picture has them. */
export const namesOf = ({ players }: Finished, say: Say): Scene["names"] => ({
  white: cleanName(players.white.name, say("nobody")),
  black: cleanName(players.black.name, say("nobody")),
});
