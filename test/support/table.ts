import { LANGUAGES, speaker } from "../../src/bot/text/texts.ts";
import type { Colour } from "../../src/game/types.ts";
import type { JournalEntry } from "../../src/playground/bot-api/journal.ts";
import { parseTurnText } from "../../src/rules/notation.ts";
import type { Phone, PressOutcome, SeenMessage, SeenPerson } from "./playground-client.ts";
import { type Press, readPress } from "./presses.ts";

/** Reading a table as people do: its words and its buttons. */

export type Button = { readonly text: string; readonly data: string; readonly press: Press };

/** The buttons of a message that ask the bot something. */
export const buttonsOf = (message: SeenMessage): Button[] =>
  message.keyboard.flat().flatMap((button) => {
    if (!("callback_data" in button)) return [];
    const press = readPress(button.callback_data);
    if (!press) throw new Error(`a button that the bot does not know: ${button.callback_data}`);
    return [{ text: button.text, data: button.callback_data, press }];
  });

export const buttonFor = (message: SeenMessage, action: Press["do"]): Button => {
  const found = buttonsOf(message).find(({ press }) => press.do === action);
  if (!found) throw new Error(`no button to ${action} under «${message.text}»`);
  return found;
};

export const hasButton = (message: SeenMessage, action: Press["do"]): boolean =>
  buttonsOf(message).some(({ press }) => press.do === action);

export const moveButtons = (message: SeenMessage): Button[] =>
  buttonsOf(message).filter(({ press }) => press.do === "move");

/** A button that moves one checker by one die, if there is one: after it the turn mostly goes on. */
export const firstStep = (message: SeenMessage): Button => {
  const moves = moveButtons(message);
  const one = moves.find(({ press }) => press.do === "move" && press.moves.length === 1);
  const button = one ?? moves[0];
  if (!button) throw new Error(`there is no move under «${message.text}»`);
  return button;
};

/** The button that leads on: the end of a turn, else a roll, else a first step. */
export const nextStep = (message: SeenMessage): Button => {
  const onward = (["done", "roll"] as const).find((action) => hasButton(message, action));
  return onward === undefined ? firstStep(message) : buttonFor(message, onward);
};

/**
 * The version of the game that the keyboard was made for; 0 for a challenge. Where the end of a turn is
 * shown ahead, Undo alone is of the game as it is.
 */
export const versionOf = (message: SeenMessage): number => {
  const undo = hasButton(message, "roll") && hasButton(message, "undo");
  const presses = undo ? [buttonFor(message, "undo")] : buttonsOf(message);
  return Math.max(0, ...presses.map(({ press }) => ("version" in press ? press.version : 0)));
};

/** A table is a message of the bot with a board; its challenge or game has buttons. */
export const isTable = (message: SeenMessage): boolean =>
  message.from.bot && message.keyboard.length > 0 && !isGreeting(message);

/** The first words of the bot lead to games, and are none. */
const isGreeting = (message: SeenMessage): boolean =>
  hasButton(message, "play-friend") || hasButton(message, "start-page");

/** A game is played at it. */
export const inGame = (message: SeenMessage): boolean =>
  isTable(message) && hasButton(message, "menu-more");

export const tableIn = (phone: Phone, chat = "group"): Promise<SeenMessage> =>
  phone.waitFor(chat, isTable);

/** The game that the buttons are for; undefined for a challenge. */
export const gameOf = (message: SeenMessage): number | undefined => {
  for (const { press } of buttonsOf(message))
    if ("game" in press && press.do !== "waiting") return press.game;
  return undefined;
};

/** Waits until this table shows something newer, wherever its message is by then. */
export const newerThan = (phone: Phone, before: SeenMessage, ms?: number): Promise<SeenMessage> => {
  const [game, version] = [gameOf(before), versionOf(before)];
  const isSameTable = (one: SeenMessage): boolean =>
    game === undefined ? one.id >= before.id : gameOf(one) === game;
  return phone.waitFor(
    before.chat,
    (one) => isTable(one) && versionOf(one) > version && isSameTable(one),
    ms,
  );
};

/** The lines of a caption that call on a player to move, or on the opponent to answer. */
const CALLS = {
  "to-roll": "player",
  "to-roll-again": "player",
  "to-move": "player",
  "to-move-leftovers": "player",
  doubled: "opponent",
  beavered: "opponent",
  resignation: "opponent",
  "asked-back": "opponent",
} as const;

const CALLED = "(?<mark>⚪|🔴) \u2068(?<name>[^\u2069]*)\u2069";
const OTHER = "[⚪🔴] \u2068[^\u2069]*\u2069";

/** Such a line as a pattern that finds the name. */
const patternFor = (language: string, key: keyof typeof CALLS, reader: string): RegExp => {
  const [player, opponent] = CALLS[key] === "player" ? [CALLED, OTHER] : [OTHER, CALLED];
  const marks = { player: "\u0001", opponent: "\u0002" };
  const names = ["roll", "value", "outcome", "worth", "price"];
  const rest = Object.fromEntries(names.map((name) => [name, "\u0003"]));
  const said = speaker(language)(key, { ...marks, ...rest, reader });
  const pattern = said
    .replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll("\u0001", player)
    .replaceAll("\u0002", opponent)
    // Databases of earlier versions have the colon that stood there.
    .replaceAll(" — ", "(?: —|:) ")
    .replaceAll("\u0003", ".*");
  // Behind it stands until when, where it is played against the clock.
  return new RegExp(`^${pattern}(?: ⏱\\u00a0.*)?$`, "mu");
};

const PATTERNS = LANGUAGES.flatMap((language) =>
  (Object.keys(CALLS) as (keyof typeof CALLS)[]).flatMap((key) =>
    ["called", "other"].map((reader) => patternFor(language, key, reader)),
  ),
);

/** A private chat calls its reader without their name. */
const OWN_PATTERNS = LANGUAGES.flatMap((language) =>
  (Object.keys(CALLS) as (keyof typeof CALLS)[])
    .filter((key) => CALLS[key] === "player")
    .map((key) => patternFor(language, key, "own")),
);

export type Called = { readonly name: string; readonly colour: Colour };

/** The player that the caption calls on; undefined if it calls on nobody. */
export const calledOn = ({ text }: Pick<SeenMessage, "text">): Called | undefined => {
  for (const pattern of PATTERNS) {
    const { name, mark } = pattern.exec(text)?.groups ?? {};
    if (name !== undefined) return { name, colour: mark === "⚪" ? "white" : "black" };
  }
  return undefined;
};

/** Whether the caption calls on this person, who reads it. */
export const isCalled = (message: SeenMessage, { id, name }: Pick<SeenPerson, "id" | "name">) =>
  OWN_PATTERNS.some((pattern) => pattern.test(message.text))
    ? message.chat === id
    : calledOn(message)?.name === name;

/** The one of these phones whose turn the caption says it is. */
export const playerOf = async (message: SeenMessage, phones: readonly Phone[]): Promise<Phone> => {
  for (const phone of phones) if (isCalled(message, await phone.me())) return phone;
  throw new Error(`nobody here is called on by «${message.text}»`);
};

/** The words of the answer to a press; empty when it was answered without any. */
export const toastOf = (pressed: PressOutcome): string => {
  if (pressed.type !== "callback") throw new Error(`a press that only ${pressed.type}`);
  if (!pressed.answer) throw new Error("a press that was not answered");
  return "text" in pressed.answer ? (pressed.answer.text ?? "") : "";
};

/** Presses the button that does something, whatever it says; what the press is answered with. */
export const pressFor = async (
  phone: Phone,
  message: SeenMessage,
  action: Press["do"],
): Promise<string> => toastOf(await phone.press(message, buttonFor(message, action)));

const MOVES = /^(?:(?:\d+|бар|bar)→(?:\d+|снять|off)(?:×\d+)?(?: |$))+$/;

/** A press that counts is answered without a word, or with the moves that it has played. */
export const hasCounted = ({ press }: Button, told: string): boolean =>
  press.do === "move" ? MOVES.test(told.split("\n")[0] ?? "") : told === "";

/** Presses and waits for the newer table; a refused press is a mistake of the test. */
export const pressOn = async (
  phone: Phone,
  message: SeenMessage,
  button: Button,
): Promise<SeenMessage> => {
  const told = toastOf(await phone.press(message, button));
  if (!hasCounted(button, told)) throw new Error(`${phone.key} pressed «${button.text}»: ${told}`);
  return newerThan(phone, message);
};

/** Waits until a message is deleted. */
const gone = (phone: Phone, { chat, id }: SeenMessage): Promise<void> =>
  phone.waitUntilGone(chat, (one) => one.chat === chat && one.id === id);

/** A challenge by one, and another sits down: the board comes in a new message. */
export const sitDown = async (host: Phone, guest: Phone, words = "long"): Promise<SeenMessage> => {
  await host.say("group", `/play ${words}`);
  const challenge = await host.waitFor("group", (one) => isTable(one) && hasButton(one, "sit"));
  const table = await pressOn(guest, challenge, buttonFor(challenge, "sit"));
  await gone(guest, challenge);
  return table;
};

const isTurn = (said: string): boolean =>
  parseTurnText(
    said
      .replaceAll("→", "/")
      .replaceAll("✶", "*")
      .replaceAll(/×(\d+)/g, "($1)"),
  ) !== undefined;

/** The moves of the turn so far, as the caption tells them at the end of the line that calls on a player. */
export const movesSaid = ({ text }: SeenMessage): string | undefined =>
  text
    .split("\n")
    .map((line) => line.split(" · ").at(-1) ?? "")
    .findLast((part) => part !== "" && isTurn(part));

/** The button with these words. */
export const buttonNamed = (message: SeenMessage, words: string): Button => {
  const found = buttonsOf(message).find(({ text }) => text === words);
  if (!found) throw new Error(`no button «${words}» under «${message.text}»`);
  return found;
};

/** Presses these buttons one after the other, each on the table that the one before brought. */
export const pressAll = async (
  phone: Phone,
  table: SeenMessage,
  ...words: readonly string[]
): Promise<SeenMessage> => {
  let newest = table;
  for (const one of words) newest = await pressOn(phone, newest, buttonNamed(newest, one));
  return newest;
};

/** Presses what changes the table but not its game, and waits for the change. */
export const pressMenu = async (
  phone: Phone,
  table: SeenMessage,
  action: Press["do"],
): Promise<SeenMessage> => {
  const refusal = await pressFor(phone, table, action);
  if (refusal !== "") throw new Error(`${phone.key} pressed ${action}: ${refusal}`);
  return phone.waitFor(
    table.chat,
    (one) => one.id === table.id && JSON.stringify(one.keyboard) !== JSON.stringify(table.keyboard),
  );
};

/** The calls that put or change a message: what Telegram counts. */
export const counted = (calls: readonly JournalEntry[]): string[] =>
  calls.map(({ method }) => method).filter((method) => /^(send|edit)/.test(method));

/** A game that counts from its first turns on: the first challenges, and passes the other's double. */
export const passDouble = async (
  loser: Phone,
  winner: Phone,
  words: string,
): Promise<SeenMessage> =>
  doubleAndPass(await sitDown(loser, winner, `${words} cube`), loser, winner);

/** The two play on, until the winner may double; the other passes. */
export const doubleAndPass = async (
  begun: SeenMessage,
  loser: Phone,
  winner: Phone,
): Promise<SeenMessage> => {
  let table = begun;
  for (;;) {
    const called = await playerOf(table, [loser, winner]);
    const mayDouble = called === winner && hasButton(table, "double");
    const onward = (["move", "done", "roll"] as const).find((action) => hasButton(table, action));
    if (!mayDouble && onward === undefined) throw new Error(`no way on under «${table.text}»`);
    table = await pressOn(
      called,
      table,
      buttonFor(table, mayDouble ? "double" : (onward ?? "roll")),
    );
    if (mayDouble) return pressOn(loser, table, buttonFor(table, "drop"));
  }
};
