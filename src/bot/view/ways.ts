import type { Ruleset } from "../../rules/types.ts";
import type { Chat } from "../../tables/people/people.ts";
import type { Say } from "../text/texts.ts";
import { button, inReadingOrder, type Row } from "./button.ts";
import { SEEK_PAYLOAD, wayIn } from "./links.ts";

type Place = {
  readonly here: Pick<Chat, "kind"> | undefined;
  readonly me: { readonly username: string };
};

/** The three ways to a game: with the bot, with a friend, with a stranger. */
export const waysTo = ({ id, name }: Ruleset, place: Place, say: Say): Row => {
  const find = button(say("button-way-seek"), { do: "seek-game", ruleset: id });
  const keys = [
    button(say("button-way-computer"), { do: "computer-first", ruleset: id }, "primary"),
    button(say("button-way-friend"), { do: "play-game", ruleset: id }, "primary"),
    // Strangers do not know the rules of a chat.
    ...(name === undefined ? [wayIn(place, `${SEEK_PAYLOAD}-${id}`, find)] : []),
  ];
  return inReadingOrder(keys, say);
};
