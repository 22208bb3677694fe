import { privateChatOf } from "../../ids/ids.ts";
import type { Services } from "../../tables/services/services.ts";
import { DEFAULT } from "../text/languages.ts";
import type { BotContext } from "../updates/context.ts";
import { ELSEWHERE, type Home } from "../view/ruleset-menu.ts";
import { latelyBy, latelyIn } from "./rulesets.ts";

/** By Telegram's codes of languages, also of those in which the bot has no texts. */
const HOMES: Readonly<Record<string, Home>> = {
  tr: { games: ["tavla", "short"], country: "tr" },
  fa: { games: ["takhteh", "short"], country: "ir" },
  az: { games: ["uzun", "short"], country: "az" },
  el: { games: ["tavli", "portes"], country: "gr" },
  bg: { games: ["sreshta", "prava"], country: "bg" },
  ka: { games: ["khachapuri", "short"], country: "ge" },
  ar: { games: ["tawla", "mahbusa"], country: "ar" },
};

/** So many games tell what is played here. */
const ENOUGH = 3;

/** The games that stand first: what is played most here, then those of the home. */
export const homeIn = (ctx: HomeAsked): Home => {
  const home = HOMES[languageOf(ctx)] ?? ELSEWHERE;
  const { services, here, person } = ctx;
  const lately = here ? latelyIn(services, here, person.id) : latelyBy(services, person.id);
  const most = favourite(lately);
  return most === undefined ? home : { ...home, games: [...new Set([most, ...home.games])] };
};

type HomeAsked = Pick<BotContext, "here" | "person" | "from"> & { readonly services: Services };

/** The texts of a chat tell its home; who reads English may have another one in their Telegram. */
const languageOf = ({ here, person, from, services }: HomeAsked): string => {
  const chat = here ?? services.store.people.chat(privateChatOf(person.id));
  const spoken = chat?.language ?? DEFAULT;
  return spoken === DEFAULT ? baseOf(from?.language_code) : spoken;
};

const baseOf = (code = DEFAULT): string => code.split("-")[0]?.toLowerCase() ?? DEFAULT;

/** The most frequent of the last games, the last of equals; undefined while there are too few. */
const favourite = (lately: readonly string[]): string | undefined => {
  if (lately.length < ENOUGH) return undefined;
  const times = (id: string): number => lately.filter((one) => one === id).length;
  const most = Math.max(...lately.map(times));
  return lately.find((id) => times(id) === most);
};
