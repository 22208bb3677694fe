import { opponent } from "../../game/colours.ts";
import type { LuckyRun } from "../../game/luck.ts";
import type { Colour } from "../../game/types.ts";
import { isComputer } from "../../ids/ids.ts";
import type { PlayedView } from "../../tables/shown/view.ts";
import { wordsHtml } from "../text/html.ts";
import type { Say } from "../text/texts.ts";
import { diceFigures, lateIn, playerText } from "./lines.ts";
import { grouped } from "./numbers.ts";
import { personHtml } from "./person-name.ts";
import { type Namer, toldOf } from "./told.ts";

/** Lines of a caption that are there now and then. */

/** The first time that a checker is held in a game its player learns what that means. */
export const heldLines = (played: PlayedView, named: Namer, say: Say): string[] => {
  const { game, viewer, row, isWatched } = played;
  if (game.ruleset.switches.meeting !== "pin" || game.phase.kind === "over") return [];
  const first = game.history.find(({ moves }) => moves.some(({ hit }) => hit));
  if (!first || !toldOf(played).turns.includes(first)) return [];
  const of = opponent(first.by);
  if (isComputer(row[of]) || viewer === first.by) return [];
  const reader = !isWatched && viewer === of ? "own" : "other";
  return [say("checker-held", { reader, player: named(of) })];
};

export const timeOutLines = ({ game }: PlayedView, named: Namer, say: Say): string[] => {
  const late = lateIn(game);
  return late === undefined ? [] : [say("timed-out-once", { player: named(late) })];
};

/** A run of luck, and the emotes of the players. */
export const asides = (played: PlayedView, say: Say): string[] => {
  const { luck, said } = played;
  const player = (by: Colour): string => playerText(played, by, say);
  return [
    ...(luck ? [luckLine(luck, player(luck.by), say)] : []),
    ...said.flatMap((one) =>
      "emote" in one
        ? [say("emote-heard", { name: player(one.by), words: say(`emote-${one.emote}`) })]
        : [],
    ),
  ];
};

export const hasWords = ({ said }: PlayedView): boolean => said.some((one) => !("emote" in one));

/** A person waits for an answer to them, so they are never left out. */
export const wordLines = ({ players, said }: PlayedView, say: Say): string[] =>
  said.flatMap((one) => {
    if ("emote" in one) return [];
    const words = "words" in one ? wordsHtml(one.words) : say(`talk-${one.talk}`);
    return [say("talk-heard", { name: personHtml(players[one.by], say), words })];
  });

const luckLine = ({ note, rolls, dice, oneIn }: LuckyRun, player: string, say: Say): string =>
  say(`luck-${note}`, {
    ...{ player, rolls, oneIn: grouped(oneIn) },
    roll: diceFigures({ dice, part: "roll" }, say),
  });

export const proofLines = ({ row, checked }: PlayedView, say: Say): string[] => {
  if (!checked) return [];
  const { throws, hash, wrong } = checked;
  if (hash !== row.diceHash) return [say("dice-other-secret")];
  return [wrong === undefined ? say("dice-checked", { throws }) : say("dice-wrong", { wrong })];
};
