import type { Phone, SeenMessage } from "./playground-client.ts";
import { hasButton, inGame, isTable, pressFor } from "./table.ts";

/** The link that the table of a challenge in a private chat holds. */
export const linkIn = (table: SeenMessage): string => {
  for (const button of table.keyboard.flat()) {
    if ("copy_text" in button) return button.copy_text.text;
  }
  throw new Error("no link to copy");
};

/** The table of a challenge in the private chat; a name alone is followed by the way to a friend. */
export const inviting = async (host: Phone, words: string): Promise<SeenMessage> => {
  const { id } = await host.say("bot", `/play ${words}`);
  const isInvitation = (one: SeenMessage): boolean => isTable(one) && hasButton(one, "cancel");
  const answer = await host.waitFor(
    "bot",
    (one) => one.id > id && (isInvitation(one) || hasButton(one, "play-game")),
  );
  if (isInvitation(answer)) return answer;
  const refusal = await pressFor(host, answer, "play-game");
  if (refusal !== "") throw new Error(`no invitation: ${refusal}`);
  return host.waitFor("bot", (one) => one.id > id && isInvitation(one));
};

/** A challenge by link: one makes it, the other opens it and sits down. Gives both tables. */
export const sitByLink = async (
  host: Phone,
  guest: Phone,
  words: string,
): Promise<{ readonly host: SeenMessage; readonly guest: SeenMessage }> => {
  await host.start();
  const invitation = await inviting(host, words);
  await guest.open(linkIn(invitation));
  const offered = await guest.waitFor("bot", (one) => isTable(one) && hasButton(one, "sit"));
  const refusal = await pressFor(guest, offered, "sit");
  if (refusal !== "") throw new Error(`nobody sat down: ${refusal}`);
  return { host: await host.waitFor("bot", inGame), guest: await guest.waitFor("bot", inGame) };
};
