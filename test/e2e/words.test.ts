import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { TRACES } from "../../src/features/list.ts";
import { replay } from "../../src/game/apply.ts";
import type { Colour, Game } from "../../src/game/types.ts";
import { isGameId } from "../../src/ids/ids.ts";
import { queries } from "../../src/store/store.ts";
import { type Random, seeded } from "../rules/random.ts";
import { boardHeard } from "../support/board-heard.ts";
import {
  afterMove,
  type Ears,
  earsIn,
  type HeardBoard,
  placesOf,
  SPELLED,
} from "../support/heard.ts";
import { sitByLink } from "../support/links.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { choose, openPage, setInGroup } from "../support/settings.ts";
import { story } from "../support/stage.ts";
import { firstStep, hasButton, sitDown, toastOf } from "../support/table.ts";
import { THREE_ONE } from "../support/three-one.ts";

/** Anna (White, in Russian) and Boris (in English) play without looking. */
const stage = story("later");
const { anna, boris, client } = stage;

/** Who plays by ear: all that is used of a message is its text and the words of its keys. */
type Player = {
  readonly phone: Phone;
  readonly colour: Colour;
  readonly ears: Ears;
  readonly onward: readonly string[];
};

const PLAYERS: readonly [Player, Player] = [
  {
    ...{ phone: anna, colour: "white", ears: earsIn("ru") },
    onward: ["Готово", "Бросить"],
  },
  { ...{ phone: boris, colour: "black", ears: earsIn("en") }, onward: ["Done", "Roll"] },
];

const labelsOf = ({ keyboard }: SeenMessage): readonly string[] =>
  keyboard.flat().map(({ text }) => text);

const isBoard = ({ ears }: Player, { text, from }: SeenMessage): boolean => {
  if (!from.bot) return false;
  const pips = ears.say("aloud-pips", { reader: "own", own: "", other: "" }).split(" ")[0];
  return text.includes(pips ?? "?");
};

const boardOf = (player: Player): Promise<SeenMessage> =>
  player.phone.last("bot", (one) => isBoard(player, one));

/** What there is to press: the end of the turn or a roll, else one of the moves. */
const nextLabel = (
  { ears, onward }: Player,
  message: SeenMessage,
  random: Random,
): string | undefined => {
  const labels = labelsOf(message);
  const sure = onward.find((one) => labels.includes(one));
  const moves = labels.filter((one) => ears.move(one));
  return sure ?? (moves.length > 0 ? random.pick(moves) : undefined);
};

/** The only game, as the bot has written it. */
const openRecord = () => {
  const sql = new Database(stage.databasePath, { readonly: true });
  const { games } = queries(sql, TRACES);
  const id = Number(sql.prepare("SELECT max(id) FROM games").pluck().get());
  const row = isGameId(id) ? games.game(id) : undefined;
  if (!row) throw new Error("no game is written");
  return {
    game: (): Game => replay(row.ruleset, games.events(row.id)),
    close: () => void sql.close(),
  };
};

const heardBy = async (player: Player): Promise<HeardBoard> =>
  player.ears.board((await boardOf(player)).text);

/** Both play until nobody has anything to press; gives how many turns were heard whole. */
const playByEar = async (random: Random): Promise<{ turns: number; sentences: number }> => {
  const record = openRecord();
  let [turns, sentences] = [0, 0];
  let heard = await Promise.all(PLAYERS.map(heardBy));
  let played = record.game().history.length;
  for (;;) {
    const boards = await Promise.all(PLAYERS.map(boardOf));
    for (const { text, keyboard } of boards) {
      expect(text).not.toMatch(SPELLED);
      for (const { text: label } of keyboard.flat()) expect(label).not.toMatch(SPELLED);
    }
    const at = boards.findIndex((one, who) => {
      const player = PLAYERS[who];
      return player && nextLabel(player, one, random) !== undefined;
    });
    const [player, message] = [PLAYERS[at], boards[at]];
    if (!player || !message) break;
    const label = nextLabel(player, message, random) ?? "";
    await client.callsDuring(() => player.phone.press(message, label));
    const game = record.game();
    if (game.history.length === played) {
      // What is heard after a key is what it has said.
      const move = player.ears.move(label);
      const before = player.ears.board(message.text);
      const told = move ? afterMove(before, "own", move) : before;
      expect(placesOf(await heardBy(player)), label).toEqual(placesOf(told));
      continue;
    }
    // A turn is over: what both have heard is what stands on the board.
    const now = await Promise.all(PLAYERS.map(heardBy));
    for (const [who, { colour }] of PLAYERS.entries())
      expect(now[who]).toEqual(boardHeard(game, colour));
    const news = await Promise.all(
      PLAYERS.map(async (one) => one.ears.turns((await boardOf(one)).text)),
    );
    for (const [who, [turn, ...more]] of news.entries()) {
      const [before, after] = [heard[who], now[who]];
      const isOne = more.length === 0 && game.history.length === played + 1;
      if (!turn || !isOne || !before || !after || game.phase.kind === "over") continue;
      if (game.phase.kind === "moving" && game.phase.turn.moves.length > 0) continue;
      const told = turn.steps.reduce((board, step) => afterMove(board, turn.by, step), before);
      expect(placesOf(after)).toEqual(placesOf(told));
      sentences++;
    }
    [heard, played, turns] = [now, game.history.length, turns + 1];
  }
  expect(record.game().phase.kind).toBe("over");
  record.close();
  return { turns, sentences };
};

const settingsOf = async (phone: Phone): Promise<SeenMessage> => {
  const { id } = await phone.say("bot", "/settings");
  return phone.waitFor("bot", (one) => one.id > id && hasButton(one, "settings-page"));
};

test.each([
  ["long", 1],
  ["short", 2],
] as const)("a whole game of %s is played by ear, from words alone", async (words, seed) => {
  await stage.open({ seed });
  for (const { phone, ears } of PLAYERS) {
    await phone.start();
    const page = await openPage(phone, await settingsOf(phone), "board");
    await choose(phone, page, ears.say("choice-board-words"));
  }
  await sitByLink(anna, boris, words);
  const { turns, sentences } = await playByEar(seeded(seed));

  expect(turns).toBeGreaterThan(20);
  expect(sentences).toBeGreaterThan(20);
  const ends = await Promise.all(PLAYERS.map(({ phone }) => phone.last("bot")));
  const texts = ends.map(({ text }) => text);
  expect(texts.some((text) => /Вы выиграли|You won/.test(text))).toBe(true);
});

test("a person's words are their own: the group keeps its picture, and hears when it wants to", async () => {
  await stage.open({ secrets: THREE_ONE });
  await anna.start();
  const page = await openPage(anna, await settingsOf(anna), "board");
  await choose(anna, page, "Слова");
  const drawn = await sitDown(anna, boris, "short");
  expect(drawn.photo).toBeDefined();
  expect(drawn.text).not.toContain("Осталось пройти");

  // What is said to one person alone is said to them as they want it.
  expect(toastOf(await anna.press(drawn, firstStep(drawn)))).toMatch(/^с \d+ на \d+/);

  await setInGroup(anna, "board", "Слова");
  const told = await anna.waitFor("group", ({ text }) => text.includes("Осталось пройти"));
  expect(told.photo).toBeUndefined();
  expect(told.text).not.toMatch(SPELLED);
  const names = told.text.replaceAll(/[\u2066-\u2069]/gu, "");
  expect(names).toMatch(/^Anna: (?:\d+\s–\s|24)/mu);
  expect(names).toMatch(/^Boris Katz: \d+\s–\s/mu);
});
