import { beforeTurn } from "../../game/apply.ts";
import { COLOURS } from "../../game/colours.ts";
import { checkDice, type DiceCheck } from "../../game/dice.ts";
import { playerToAct } from "../../game/game.ts";
import { type LuckyRun, luckyRun } from "../../game/luck.ts";
import { isMidMatch, rulesetFor, type Standing, type Terms } from "../../game/series.ts";
import { askedBackBy } from "../../game/take-back.ts";
import type { Colour, Game, PerColour } from "../../game/types.ts";
import { type GameId, isComputer, privateChatOf, type TableId } from "../../ids/ids.ts";
import type { Ruleset } from "../../rules/types.ts";
import type { Challenge } from "../../store/challenges.ts";
import type { GameRow } from "../../store/games.ts";
import type { Chat, Person } from "../../store/people.ts";
import { SECRETS } from "../../store/secrets.ts";
import { DEFAULTS, type Settings } from "../../store/settings.ts";
import type { Table } from "../../store/tables.ts";
import { agreedIn, allowsEmotes, allowsHints, asksDone } from "../game/agreed.ts";
import { type Finished, finishedGame, standingOf } from "../game/finished.ts";
import { loadGame } from "../game/load-game.ts";
import { colourOf, playersOf } from "../game/players.ts";
import { type BackKey, backKeyIn } from "../game/take-back.ts";
import { runningClock } from "../game/turn-clock.ts";
import { claimerOf, type Deadline, deadlineOf } from "../game/waits.ts";
import { amongOthers } from "../people/boards.ts";
import { knownOf, partyOf, playsByHand, type Remark, type Services } from "../services/services.ts";
import type { SlotItem } from "../services/slots.ts";
import { challengeAt, othersWaiting, type Waiting } from "./lists.ts";
import { type TalkKey, talkingIn, type Uttered } from "./talk.ts";

export type { Table };

type Look = Pick<Settings, "board" | "theme" | "home" | "rivalry" | "luck"> & {
  readonly language: string;
};

type Seen = { readonly table: Table; readonly look: Look };

/** A challenge, or its result if that is elsewhere. */
export type ChallengeView = Seen & {
  readonly played?: undefined;
  readonly challenge: Challenge;
  readonly challenger: Person;
  /** The only person who may sit down; undefined if the bot has never seen them. */
  readonly opponent: Person | undefined;
  /** People who opened the link and declined. */
  readonly decliners: readonly Person[];
  /** The only person who may sit down has it in their private chat. */
  readonly isReached: boolean;
  /** The person who sat down elsewhere; this message only brought the link. */
  readonly taker: Person | undefined;
};

type GameView = Seen & { readonly played: PlayedView };

export type TableView = ChallengeView | GameView;

export type PlayedView = {
  readonly row: GameRow;
  readonly terms: Terms;
  readonly game: Game;
  /** The ruleset of the game after this one, while a medley goes on. */
  readonly next: Ruleset | undefined;
  readonly players: PerColour<Person>;
  readonly standing: Standing;
  /** The recomputed dice, if the game is over and a person asked for them. */
  readonly checked: DiceCheck | undefined;
  readonly bottom: Colour;
  readonly viewer: Colour | undefined;
  /** The only reader plays for the first time: no sign is shown that they would have to learn. */
  readonly isFirst: boolean;
  /** The only reader is a spectator: the text addresses no player. */
  readonly isWatched: boolean;
  /** Players who stopped the bot or left the group. */
  readonly unreachable: readonly Colour[];
  readonly deadline: Deadline | undefined;
  readonly claimer: Colour | undefined;
  readonly clock: { readonly of: Colour; readonly until: number } | undefined;
  readonly hints: boolean;
  /** The player to move must press Done. */
  readonly asksDone: boolean;
  /** The turn is played out and the clock will end it. */
  readonly handsOver: boolean;
  readonly backKey: BackKey | undefined;
  /** The board before the turn that a player asks to take back. */
  readonly askedBack: { readonly by: Colour; readonly before: Game } | undefined;
  readonly emotes: boolean;
  /** Of the players: emotes, and in private the words of the other one. */
  readonly said: readonly Uttered[];
  readonly talk: TalkKey | undefined;
  readonly luck: LuckyRun | undefined;
  readonly ofStrangers: boolean;
  /** The games in which others wait for the reader, who waits in this one. */
  readonly elsewhere: readonly Waiting[];
  readonly finished: Finished | undefined;
  /** The line about a finished game for who reads this table. */
  readonly remark: Remark | undefined;
  readonly given: readonly SlotItem[];
};

export const viewOf = (services: Services, id: TableId): TableView | undefined => {
  const table = services.store.tables.byId(id);
  return table && viewOfTable(services, table);
};

/** The contents of a message with this table's place; the table need not be in the database. */
export const viewOfTable = (services: Services, table: Table): TableView | undefined => {
  const { store } = services;
  const row = table.game === null ? undefined : store.games.game(table.game);
  const chat = table.chat === null ? undefined : store.people.chat(table.chat);
  if (table.chat !== null && !chat) return undefined;
  const here = chat && lookIn(chat);
  const shown = row && here && playedView(services, row, table, here, chat);
  if (here && shown) return { table, look: here, played: shown };
  const challenge = challengeAt(services, table);
  const challenger = challenge && store.people.person(challenge.challenger);
  if (!challenge || !challenger) return undefined;
  const look = here ?? lookOf(services, challenger);
  const played = row && !here && playedView(services, row, table, look);
  if (played) return { table, look, played };
  const opponent =
    challenge.opponent === null ? undefined : store.people.person(challenge.opponent);
  const decliners = row ? [] : declinersOf(services, challenge);
  const taker = row ? undefined : takerOf(services, table, challenge);
  const isReached = opponent !== undefined && !!store.tables.ofViewer(challenge.id, opponent.id);
  return { table, look, challenge, challenger, opponent, decliners, isReached, taker };
};

const takerOf = (
  { store }: Services,
  { inline }: Table,
  { id, challenger, token }: Challenge,
): Person | undefined => {
  if (inline === null || token === null) return undefined;
  for (const { game } of store.tables.everOf(id)) {
    const row = game === null ? undefined : store.games.game(game);
    if (row) return store.people.person(row.white === challenger ? row.black : row.white);
  }
  return undefined;
};

const declinersOf = ({ store }: Services, { id }: Challenge): readonly Person[] =>
  store.tables.byChallenge(id).flatMap(({ viewer, declined }) => {
    const person = declined && viewer !== null ? store.people.person(viewer) : undefined;
    return person ?? [];
  });

const lookIn = ({ settings, language }: Chat): Look => ({ ...settings, language });

/** Inline messages have the look and language of their sender. */
const lookOf = ({ store }: Services, { id, language }: Person): Look => {
  const own = store.people.chat(privateChatOf(id));
  const look = own ? lookIn(own) : { ...DEFAULTS.private, language };
  return { ...look, board: amongOthers(look.board) };
};

const playedView = (
  services: Services,
  row: GameRow,
  table: Table,
  look: Look,
  chat?: Chat,
): PlayedView | undefined => {
  const { store } = services;
  const players = playersOf(services, row);
  if (!players) return undefined;
  const agreed = agreedIn(services, row, chat);
  const { series } = agreed;
  const wait = store.waits.ofGame(row.id);
  const viewer = table.viewer === null ? undefined : colourOf(row, table.viewer);
  const deadline = wait && deadlineOf(services, row, wait);
  const game = loadGame(services, row);
  const standing = standingOf(services, series, row, (game) => game <= row.id);
  return {
    row,
    terms: series.terms,
    game,
    next: nextIn(services, row, series.terms, standing),
    players,
    standing,
    checked: row.diceShown ? checkedDice(services, row.id) : undefined,
    bottom: viewer ?? "white",
    viewer,
    isFirst: isFirst(services, row, table),
    isWatched: false,
    unreachable: unreachable(services, row, table),
    deadline,
    claimer: claimerOf(services, deadline),
    clock: series.terms.clock && runningClock(services, row.id),
    hints: allowsHints(agreed),
    asksDone: asksDone(agreed, game.toMove),
    handsOver: (wait?.playedOutAt ?? null) !== null,
    backKey: backKeyIn(services, row, game, agreed),
    askedBack: askedBackIn(game),
    emotes: row.endedAt === null && allowsEmotes(agreed),
    ...talkingIn(services, row, agreed, table),
    luck: look.luck && row.endedAt === null ? luckyRun(game) : undefined,
    ofStrangers: knownOf(services, "ofStrangers", row.id) ?? false,
    elsewhere: elsewhereFor(services, row, game, table),
    finished: row.endedAt === null ? undefined : finishedIn(services, row.id),
    remark: look.rivalry ? remarkFor(services, row, table) : undefined,
    given: [partyOf(services, row), ...services.extensions].flatMap(
      (one) => one?.shows?.(services, { row, game, viewer: table.viewer }) ?? [],
    ),
  };
};

const askedBackIn = (game: Game): PlayedView["askedBack"] => {
  const by = askedBackBy(game);
  return by && game.askedBack && { by, before: beforeTurn(game, game.askedBack.turn) };
};

/** Against the computer nobody waits long. */
const elsewhereFor = (
  services: Services,
  row: GameRow,
  game: Game,
  { viewer }: Table,
): readonly Waiting[] => {
  const called = playerToAct(game);
  const other = called && row[called];
  const waits = viewer !== null && other !== undefined && other !== viewer && !isComputer(other);
  return waits ? othersWaiting(services, viewer) : [];
};

/** Games of a party never count as a person's first. */
const isFirst = (services: Services, { party }: GameRow, { viewer }: Table): boolean =>
  party === null && viewer !== null && playsByHand(services, viewer);

const nextIn = (
  { store }: Services,
  row: GameRow,
  terms: Terms,
  standing: Standing,
): Ruleset | undefined =>
  terms.ruleset.games && isMidMatch(terms, standing)
    ? rulesetFor(terms, false, store.games.countUpTo(row.series, row.id))
    : undefined;

const finishedIn = (services: Services, id: GameId): Finished | undefined => {
  const found = finishedGame(services, id);
  return found.ok ? found.finished : undefined;
};

const remarkFor = (services: Services, row: GameRow, { viewer }: Table): Remark | undefined => {
  const remarks = row.endedAt === null ? undefined : knownOf(services, "remarks", row.id);
  return viewer === null ? remarks?.shared : remarks?.own;
};

const checkedDice = ({ store }: Services, id: GameId): DiceCheck | undefined => {
  const origin = store[SECRETS].open(id);
  return origin && checkDice(origin, store.games.events(id));
};

/** Players who cannot see this table, and so cannot move. */
const unreachable = ({ store }: Services, row: GameRow, { chat, viewer }: Table): Colour[] => {
  if (chat === null) return [];
  const left = viewer === null ? store.absences.among(chat, row.white, row.black) : [];
  const found = COLOURS.filter((colour) => {
    const player = row[colour];
    if (isComputer(player)) return false;
    if (viewer === null) return left.includes(player);
    return player !== viewer && store.people.chat(privateChatOf(player))?.present !== true;
  });
  if (viewer === null || found.length === 0) return found;
  // The board of an inline message is for both, who need no chat of their own there.
  return store.tables.byGame(row.id).some((one) => one.viewer === null) ? [] : found;
};
