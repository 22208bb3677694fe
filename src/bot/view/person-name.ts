import { lettersOf, shorten } from "../../board/letters/names.ts";
import type { Colour, PerColour } from "../../game/types.ts";
import { isComputer } from "../../ids/ids.ts";
import { starsOf } from "../../tables/game/seats.ts";
import type { Person } from "../../tables/people/people.ts";
import { cleanName, escapeHtml, isolated, nameHtml } from "../text/html.ts";
import type { Say } from "../text/texts.ts";

/** Longer names leave no room for the moves beside them. */
const MOST_LETTERS = 12;

type Named = Pick<Person, "id" | "name">;

/** The players of a game, and whether it is the reader's first. */
export type NamedPlayers = { readonly players: PerColour<Named>; readonly isFirst?: boolean };

/** In a person's first game nobody has told them of levels yet. */
const botName = ({ id }: Named, say: Say, isFirst = false): string =>
  isFirst ? say("board-bot-first") : say("board-bot", { stars: starsOf(id) });

/** A player's name inside a text; for the computer, its strength. */
export const personHtml = (person: Named, say: Say, most = MOST_LETTERS): string =>
  isolated(escapeHtml(personName(person, say, most)));

/** A player's name in the caption of a game. */
export const playerName = (
  { players, isFirst }: NamedPlayers,
  colour: Colour,
  say: Say,
): string => {
  const player = players[colour];
  return isFirst && isComputer(player.id)
    ? isolated(botName(player, say, isFirst))
    : personHtml(player, say);
};

/** The same as plain text, for buttons. */
export const personName = (person: Named, say: Say, most = MOST_LETTERS): string =>
  isComputer(person.id)
    ? botName(person, say)
    : shortName(cleanName(person.name, say("nobody")), most);

export const shortName = (name: string, most: number): string =>
  shorten(name, (text) => lettersOf(text).length <= most);

/** A player's whole name, for lists and for lines under pictures. */
export const wholeNameHtml = (person: Named, say: Say): string =>
  isComputer(person.id) ? isolated(botName(person, say)) : nameHtml(person.name, say("nobody"));

/** A person's name as a mention, which rings on their phone even in a group that they muted. */
export const mentionHtml = ({ id, name }: Named, say: Say): string =>
  `<a href="tg://user?id=${id}">${nameHtml(name, say("nobody"))}</a>`;

/** How to write to a person: their address, or else their name, which opens their profile. */
export const wayToPerson = (person: Pick<Person, "id" | "name" | "username">, say: Say): string =>
  person.username === null
    ? `<a href="tg://user?id=${person.id}">${wholeNameHtml(person, say)}</a>`
    : `<a href="https://t.me/${person.username}">t.me/${person.username}</a>`;

/** A player's name on a board, without emoji: a picture cannot draw them. */
export const boardName = (person: Named, say: Say, isFirst = false): string =>
  isComputer(person.id) ? botName(person, say, isFirst) : cleanName(person.name, say("nobody"));
