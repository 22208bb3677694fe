import { lettersOf, shortened } from "../../board/letters/names.ts";
import { isComputer } from "../../ids/ids.ts";
import { starsOf } from "../../tables/game/seats.ts";
import type { Person } from "../../tables/people/people.ts";
import { cleanName, escapeHtml, isolated, nameHtml } from "../text/html.ts";
import type { Say } from "../text/texts.ts";

/** Longer names leave no room for the moves beside them. */
const MOST_LETTERS = 12;

type Named = Pick<Person, "id" | "name">;

const botName = ({ id }: Named): string => `🤖 ${starsOf(id)}`;

/** A player as lines of words name them; of the bot its strength is enough. */
export const personHtml = (person: Named, say: Say, most = MOST_LETTERS): string => {
  const name = isComputer(person.id)
    ? botName(person)
    : shortName(cleanName(person.name, say("nobody")), most);
  return isolated(escapeHtml(name));
};

/** As much of a name as so many letters hold. */
export const shortName = (name: string, most: number): string =>
  shortened(name, (text) => lettersOf(text).length <= most);

/** A player in lists and under pictures, where there is room for the whole name. */
export const wholeNameHtml = (person: Named, say: Say): string =>
  isComputer(person.id) ? isolated(botName(person)) : nameHtml(person.name, say("nobody"));

/** A player as boards name them: a picture has no emoji. */
export const boardName = (person: Named, say: Say): string =>
  isComputer(person.id)
    ? say("board-bot", { stars: starsOf(person.id) })
    : cleanName(person.name, say("nobody"));
