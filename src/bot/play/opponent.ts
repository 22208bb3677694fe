import type { MessageEntity, User } from "grammy/types";
import { isPersonId } from "../../ids/ids.ts";
import { type Result, refused } from "../../rules/result.ts";
import type { Opponent } from "../../tables/challenge/challenge.ts";
import { remember } from "../../tables/people/people.ts";
import type { PressOf } from "../press/presses.ts";
import { isolated, nameHtml } from "../text/html.ts";
import { isA, textOf, wordsIn } from "../text/words.ts";
import { type BotContext, repliedTo } from "../updates/context.ts";
import { personFrom } from "../updates/introduce.ts";

type Addressed = {
  readonly words: string;
  readonly opponent: Opponent | undefined;
};

/** The opponent of a command: @name, a mention, or in a group the author of the replied message. */
export const readOpponent = (ctx: BotContext, words: string): Addressed => {
  const text = ctx.msg?.text ?? "";
  for (const entity of ctx.msg?.entities ?? []) {
    const name = text.slice(entity.offset, entity.offset + entity.length);
    const opponent = opponentAt(ctx, entity, name);
    if (opponent) return { words: withoutName(words, name), opponent };
  }
  const replied = ctx.here?.kind === "group" ? repliedTo(ctx)?.from : undefined;
  return { words, opponent: replied && rememberOpponent(ctx, replied) };
};

/** A case ending of Turkish and Azerbaijani: "@boris'le", "@boris'e karşı". */
const ENDING = /^['’‘ʼʻ`]\p{L}+/u;

/** Without the name and its "with", which stands before it or, as "ile", behind it. */
const withoutName = (words: string, name: string): string => {
  const at = words.indexOf(name);
  if (at < 0) return words;
  const before = wordsIn(words.slice(0, at));
  const after = wordsIn(words.slice(at + name.length).replace(ENDING, ""));
  const isLed = isA(before.at(-1), "with");
  const isFollowed = !isLed && isA(after[0], "with");
  return textOf([...before.slice(0, isLed ? -1 : undefined), ...after.slice(isFollowed ? 1 : 0)]);
};

/** Keeps the username: its last known holder may have given it up. */
const opponentAt = (ctx: BotContext, entity: MessageEntity, name: string): Opponent | undefined => {
  if (entity.type === "text_mention") return rememberOpponent(ctx, entity.user);
  if (entity.type !== "mention") return undefined;
  const username = name.slice(1);
  return username.toLowerCase() === ctx.me.username.toLowerCase() ? undefined : { username };
};

const rememberOpponent = (ctx: BotContext, user: User): Opponent | undefined => {
  const person = personFrom(user);
  if (!person) return undefined;
  remember(ctx.services, person, undefined);
  return { id: person.id };
};

type Friend = PressOf<"play">["friend"];

/** A friend in button data; "@" for a username, which may be too long for it. */
export const friendCode = (opponent: Opponent | undefined): Friend => {
  if (opponent === undefined) return "-";
  return "id" in opponent ? opponent.id : "@";
};

/** The challenged person as HTML. A username is code: a mention would call them too early. */
export const friendHtml = (
  { services, say }: BotContext,
  opponent: Opponent | undefined,
): string => {
  if (opponent === undefined) return "";
  if ("username" in opponent) return `<code>${isolated(`@${opponent.username}`)}</code>`;
  return nameHtml(services.store.people.person(opponent.id)?.name ?? "", say("nobody"));
};

/** The friend that the buttons of a menu mean; a username is read from the menu's text. */
export const friendOf = (
  { callbackQuery }: BotContext,
  friend: Friend,
): Result<{ readonly opponent: Opponent | undefined }, "unknown-button"> => {
  if (friend === "-") return { ok: true, opponent: undefined };
  if (friend !== "@") {
    return isPersonId(friend) ? { ok: true, opponent: { id: friend } } : refused("unknown-button");
  }
  const message = callbackQuery?.message;
  const text = message && "text" in message ? (message.text ?? "") : "";
  const entities = message && "entities" in message ? (message.entities ?? []) : [];
  const codes = entities.filter(({ type }) => type === "code");
  for (const { offset, length } of codes) {
    const username = /@(\w+)/.exec(text.slice(offset, offset + length))?.[1];
    if (username !== undefined) return { ok: true, opponent: { username } };
  }
  return refused("unknown-button");
};
