import type { Phone, SeenMessage } from "./playground-client.ts";
import type { Press, PressOf } from "./presses.ts";
import { type Button, buttonFor, buttonsOf, hasButton, toastOf } from "./table.ts";

/** Playing the seven, and what is trained of it, as people do in the private chat. */

type Pressed<Kind extends Press["do"]> = Button & { readonly press: PressOf<Kind> };

type SevenMove = Pressed<"seven-move" | "train-move">;

export const sevenMoves = (message: SeenMessage): readonly SevenMove[] =>
  buttonsOf(message).flatMap((one) =>
    one.press.do === "seven-move" || one.press.do === "train-move"
      ? [{ ...one, press: one.press }]
      : [],
  );

export const isSevenChoice = (message: SeenMessage): boolean => hasButton(message, "seven-open");

/** The menu of the seven in a message of its own. */
export const sevenMenu = async (phone: Phone): Promise<SeenMessage> => {
  const said = await phone.say("bot", "/seven");
  return phone.waitFor("bot", (one) => one.id > said.id && isSevenChoice(one));
};

/** Presses a button that is to count, and waits until its message shows something else. */
export const pressSeven = async (
  phone: Phone,
  message: SeenMessage,
  button: Pick<Button, "data">,
): Promise<SeenMessage> => {
  const told = toastOf(await phone.press(message, button));
  if (told !== "") throw new Error(`a press of the seven was answered «${told}»`);
  const keyboard = JSON.stringify(message.keyboard);
  return phone.waitFor(
    "bot",
    (one) => one.id === message.id && JSON.stringify(one.keyboard) !== keyboard,
  );
};

/** Opens one of the sevens of the menu. */
export const openedSeven = (
  phone: Phone,
  menu: SeenMessage,
  family: "long" | "short" = "long",
): Promise<SeenMessage> => {
  const button = buttonsOf(menu).find(
    ({ press }) => press.do === "seven-open" && press.family === family,
  );
  if (!button) throw new Error(`no ${family} seven in «${menu.text}»`);
  return pressSeven(phone, menu, button);
};

/** The move that plays most with one press, the first of those. */
const widest = (message: SeenMessage): SevenMove => {
  const [first, ...others] = sevenMoves(message);
  if (!first) throw new Error(`nothing to play in «${message.text}»`);
  return others.reduce(
    (best, one) => (one.press.moves.length > best.press.moves.length ? one : best),
    first,
  );
};

export type PlayedSeven = { readonly message: SeenMessage; readonly presses: number };

/** Plays the decision of the board to its Done. */
export const playDecision = async (phone: Phone, board: SeenMessage): Promise<PlayedSeven> => {
  let [message, presses] = [board, 0];
  while (sevenMoves(message).length > 0) {
    message = await pressSeven(phone, message, widest(message));
    presses++;
  }
  const done = hasButton(message, "train-done") ? "train-done" : "seven-done";
  const ended = await pressSeven(phone, message, buttonFor(message, done));
  return { message: isBeat(ended) ? await pressNext(phone, ended) : ended, presses: presses + 1 };
};

/** After *Done* in a seven: what was best, with one button. */
export const isBeat = (message: SeenMessage): boolean =>
  message.keyboard.flat().length === 1 && hasButton(message, "seven-open");

/** Does not wait for what would come by itself. */
export const pressNext = (phone: Phone, beat: SeenMessage): Promise<SeenMessage> =>
  pressSeven(phone, beat, buttonFor(beat, "seven-open"));

/** Ends the turn of a board with the last press before the beat. */
export const playToBeat = async (phone: Phone, board: SeenMessage): Promise<SeenMessage> => {
  let message = board;
  while (sevenMoves(message).length > 0)
    message = await pressSeven(phone, message, widest(message));
  return pressSeven(phone, message, buttonFor(message, "seven-done"));
};

/** Plays on until seven turns are played, or as many as asked. */
export const playSeven = async (
  phone: Phone,
  board: SeenMessage,
  decisions = 7,
): Promise<PlayedSeven> => {
  let [message, presses] = [board, 0];
  for (let at = 0; at < decisions; at++) {
    const played = await playDecision(phone, message);
    [message, presses] = [played.message, presses + played.presses];
  }
  return { message, presses };
};
