import { type TableMessage, tableMessage } from "../../src/bot/view/table-message.ts";
import { EXTENSIONS, TRACES } from "../../src/features/list.ts";
import { opponent } from "../../src/game/colours.ts";
import { playerToAct } from "../../src/game/game.ts";
import { type Terms, takesCube } from "../../src/game/series.ts";
import type { Game } from "../../src/game/types.ts";
import {
  type GameId,
  isChatId,
  isPersonId,
  type PersonId,
  privateChatOf,
} from "../../src/ids/ids.ts";
import type { Ruleset } from "../../src/rules/types.ts";
import { queries } from "../../src/store/store.ts";
import { challenge } from "../../src/tables/challenge/challenge.ts";
import { invite } from "../../src/tables/challenge/links.ts";
import { sit } from "../../src/tables/challenge/sit.ts";
import { endTurn } from "../../src/tables/clock/hand-over.ts";
import { type PlayerCommand, play } from "../../src/tables/game/play.ts";
import { remember } from "../../src/tables/people/people.ts";
import { changeSettings, type Settings } from "../../src/tables/people/settings.ts";
import { newCaches } from "../../src/tables/services/caches.ts";
import { ofMachine, type Services } from "../../src/tables/services/services.ts";
import { showDice, showMenu } from "../../src/tables/shown/menus.ts";
import { type TableView, viewOf } from "../../src/tables/shown/view.ts";
import { type Random, seeded } from "../rules/random.ts";
import { seededChance } from "../support/chance.ts";
import { freshDatabase } from "../support/fresh.ts";
import { readPress } from "../support/presses.ts";
import { seededSecret } from "../support/secrets.ts";
import { virtualTime } from "../support/virtual-time.ts";

/** In every other game the names are as long as people have them. */
const NAMES = [
  ["Anna", "Борис Кац"],
  ["Константин Константинопольский", "Анна-Мария"],
] as const;

const GROUP = -100;
const COMMANDS = ["roll", "undo", "done", "double", "take", "drop", "beaver"] as const;

/** How often a player does what is rare: so that a game comes to its end. */
const RARE = 0.05;
/** How often one opens the menus: once or twice a game. */
const MENUS = 0.01;

/** `private`: each player has a board. Only the players of `emotes`, in a group, can send them. */
export type Where = "group" | "emotes" | "private";

const withWords = (view: TableView, words: string): TableView => {
  const { played } = view;
  if (!played || played.finished || played.viewer === undefined) return view;
  return { ...view, played: { ...played, said: [{ by: opponent(played.viewer), words }] } };
};

/**
 * A table as it stands after each press of a game by random buttons, menus included; in private
 * that of the player who is called on, under which the words of the other stand.
 */
export const randomGame = function* (
  ruleset: Ruleset,
  seed: number,
  language: string,
  board: Settings["board"] = "picture",
  where: Where = "group",
  words?: string,
): Generator<TableMessage> {
  const random = seeded(seed);
  // In half of the games: cube and beaver bring the longest captions and the most buttons.
  const isDear = seed % 4 >= 2;
  const dear = takesCube(ruleset) ? { cube: true, beaver: true } : {};
  const switches = { ...ruleset.switches, ...dear };
  const match = ruleset.games && { match: 5 };
  const terms = {
    ...(isDear ? { ruleset: { ...ruleset, switches }, stake: 25 } : { ruleset, stake: 1 }),
    ...match,
  };
  const { services, game, players } = seated(terms, seed, {
    language,
    board,
    confirmDone: random.chance(0.5),
    where,
  });
  const [first, ...others] = services.store.tables.byGame(game);
  let called = players[0];
  const seen = () => {
    const table = others.find(({ viewer }) => viewer === called) ?? first;
    const view = table && viewOf(services, table.id);
    if (!view) throw new Error("the table is gone");
    return words === undefined ? view : withWords(view, words);
  };
  const look = (): TableMessage => tableMessage(seen(), "shesh_besh_bot");
  for (;;) {
    const before = seen();
    const colour = playerToAct(gameOf(before));
    called = players[colour === "black" ? 1 : 0];
    const view = others.length > 0 ? seen() : before;
    const shown = tableMessage(view, "shesh_besh_bot");
    yield shown;
    const row = services.store.games.game(game);
    if (!row || colour === undefined) break;
    const person = called;
    if (random.chance(MENUS)) {
      for (const menu of ["more", "resign"] as const) {
        showMenu(services, game, person, menu);
        yield look();
      }
      showMenu(services, game, person, null);
    }
    // What stands there to press is for the other player; this one may think again.
    const isOver = view.played?.handsOver === true;
    if (isOver && !random.chance(RARE)) {
      endTurn(services, game);
      continue;
    }
    const undo: Choice = { version: row.version, command: { type: "undo" } };
    const { command, version } = isOver ? undo : random.pick(choicesAt(shown, random));
    const done = play(services, game, version, person, command);
    if (!done.ok) throw new Error(`a button was refused: ${done.code}`);
  }
  showDice(services, game);
  yield look();
  services.store.close();
};

const gameOf = ({ played }: TableView): Game => {
  if (!played) throw new Error("no game runs");
  return played.game;
};

type Choice = { readonly version: number; readonly command: PlayerCommand };

/** What the buttons offer to the player; refusing and taking back are rare. */
const choicesAt = ({ keyboard }: TableMessage, random: Random): readonly Choice[] => {
  const all = keyboard.flat().flatMap((button): readonly Choice[] => {
    const press = "callback_data" in button ? readPress(button.callback_data) : undefined;
    if (press?.do === "move") {
      return [{ version: press.version, command: { type: "move", moves: press.moves } }];
    }
    const type = COMMANDS.find((one) => one === press?.do);
    return type && press && "version" in press
      ? [{ version: press.version, command: { type } }]
      : [];
  });
  const usual = all.filter(({ command: { type } }) => !["undo", "drop", "double"].includes(type));
  return usual.length > 0 && !random.chance(RARE) ? usual : all;
};

type Seated = {
  readonly services: Services;
  readonly game: GameId;
  readonly players: readonly [white: PersonId, black: PersonId];
};

type Habits = Pick<Settings, "board" | "confirmDone"> & {
  readonly language: string;
  readonly where: Where;
};

const seated = (terms: Terms, seed: number, habits: Habits): Seated => {
  let secrets = 0;
  const services: Services = {
    store: queries(freshDatabase(), TRACES),
    caches: newCaches(),
    extensions: EXTENSIONS,
    ...ofMachine(virtualTime().time, seededChance(seed)),
    newSecret: () => seededSecret(seed, secrets++),
  };
  const players = [personId(1), personId(2)] as const;
  const names = NAMES[seed % NAMES.length] ?? [];
  if (!isChatId(GROUP)) throw new Error("no chat");
  const { language, where, ...settings } = habits;
  const here = { id: GROUP, kind: "group", language } as const;
  for (const [at, id] of players.entries()) {
    remember(services, { id, name: names[at] ?? "", username: null, language }, here);
  }
  for (const chat of [GROUP, ...players.map(privateChatOf)] as const) {
    const kind = chat === GROUP ? "group" : "private";
    if (kind === "private") remember(services, undefined, { id: chat, kind, language });
    changeSettings(services, chat, { ...settings, emotes: where === "emotes" });
  }
  const posted =
    where === "private"
      ? invite(services, players[0], terms)
      : challenge(services, GROUP, players[0], terms);
  const table = posted.ok ? services.store.tables.byId(posted.table) : undefined;
  if (!table?.challenge || !sit(services, table.challenge, players[1]).ok)
    throw new Error("nobody sat down");
  const [{ game } = { game: null }] = services.store.tables.runningOf({ person: players[0] });
  if (game === null) throw new Error("no game runs");
  return { services, game, players };
};

const personId = (id: number): PersonId => {
  if (!isPersonId(id)) throw new Error(`${id} is no person`);
  return id;
};
