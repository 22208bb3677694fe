import { Composer } from "grammy";
import type { Feature } from "../../../bot/feature/feature.ts";
import { ownOf } from "../../../bot/play/challenge.ts";
import { homeIn } from "../../../bot/play/home.ts";
import { termsFor } from "../../../bot/play/play-words.ts";
import { rulesetsNamed } from "../../../bot/play/rulesets.ts";
import { wishOf } from "../../../bot/play/wish.ts";
import { countriesIn, countryOfAll, gamesOf } from "../../../bot/press/countries.ts";
import { echoed } from "../../../bot/text/html.ts";
import type { Say } from "../../../bot/text/texts.ts";
import type { BotContext } from "../../../bot/updates/context.ts";
import {
  type Compose,
  openBot,
  sendPage,
  toast,
  turnBy,
  turnPage,
} from "../../../bot/updates/reply.ts";
import {
  inOrder,
  RULESETS_AT_ONCE,
  relatives,
  singlesAtHome,
} from "../../../bot/view/ruleset-menu.ts";
import type { BoardMessage, Look } from "../../../bot/view/table-message.ts";
import { medleyText } from "../../../bot/view/titles.ts";
import { waysTo } from "../../../bot/view/ways.ts";
import { privateChatOf } from "../../../ids/ids.ts";
import { familyOf } from "../../../rules/family.ts";
import type { Ruleset } from "../../../rules/types.ts";
import type { Chat } from "../../../tables/people/people.ts";
import { habitsIn, playableIn, rulesetsIn } from "../../../tables/people/settings.ts";
import { type Guide, guideList, guideNamed, guidePage, guidesOf, LESSONS } from "./guides.ts";
import {
  countryList,
  countryPage,
  type Explained,
  familyList,
  fewRules,
  rulesHome,
  rulesPage,
} from "./message.ts";
import { pressed, pressedHere, RULES_PAYLOAD, RULES_PRESSES } from "./presses.ts";
import { topicsOf } from "./topics.ts";

export const rules = new Composer<BotContext>();

rules.command("rules", (ctx) => sendRules(ctx, ctx.match.trim()));

/** The rules of the game with that name; a list if the name is unclear. */
const sendRules = (ctx: BotContext, name: string): void => {
  if (ctx.here) sendPage(ctx, ctx.here, composeFor(ctx, ctx.here, name));
};

/** The rules of the game with that id, which may also be a name of others; else as `sendRules`. */
const sendRulesOf = (ctx: BotContext, id: string): void => {
  const { here, say } = ctx;
  const ruleset = here && rulesetsOf(ctx, here).find((one) => one.id === id);
  if (ruleset)
    sendPage(ctx, here, (look) => rulesPage(explained(ctx, here, ruleset), 0, look, say));
  else sendRules(ctx, id);
};

rules.filter(pressedHere("rules"), async (ctx) => {
  const { here, say, press } = ctx;
  const ruleset = rulesetsOf(ctx, here).find(({ id }) => id === press.ruleset);
  if (!ruleset) return toast(ctx, "refused-no-ruleset");
  await turnPage(ctx, here, (look) =>
    rulesPage(explained(ctx, here, ruleset), press.page, look, say),
  );
});

rules.filter(pressedHere("rules-turn"), (ctx) => {
  const { here, press, say } = ctx;
  const ruleset = rulesetsOf(ctx, here).find(({ id }) => id === press.ruleset);
  const pages = ruleset && {
    last: topicsOf(ruleset).length - 1,
    at: (page: number) => (look: Look) => rulesPage(explained(ctx, here, ruleset), page, look, say),
  };
  return turnBy(ctx, press, pages);
});

rules.filter(pressed("rules-begin"), async (ctx) => {
  await toast(ctx);
  sendRules(ctx, "");
});

rules.filter(pressed("rules-of"), (ctx) => {
  const { services, me, whisper } = ctx;
  const ruleset = services.store.games.game(ctx.press.game)?.ruleset;
  if (!ruleset) return toast(ctx, "refused-no-game");
  return sendPrivately(ctx, ruleset.id, (look, own) =>
    rulesPage(explained({ services, me, say: whisper }, own, ruleset), 0, look, whisper),
  );
});

rules.filter(pressed("guide-of"), (ctx) => {
  const guide = guideNamed(ctx.services, ctx.press.guide);
  if (!guide) return toast(ctx, "refused-no-ruleset");
  return sendPrivately(ctx, guide.id, pageOf(guide, ctx.whisper));
});

/** To the private chat of the person who pressed, so that the group does not watch them read. */
const sendPrivately = async (
  ctx: BotContext,
  id: string,
  page: (look: Look, own: Chat) => BoardMessage,
): Promise<void> => {
  const { here, person, services } = ctx;
  const own = services.store.people.chat(privateChatOf(person.id));
  if (!own?.present) return openBot(ctx, `${RULES_PAYLOAD}${id}`);
  await toast(ctx, own.id === here?.id ? undefined : "rules-sent");
  sendPage(ctx, own, (look) => page(look, own));
};

rules.filter(pressedHere("guide"), async (ctx) => {
  const guide = guideNamed(ctx.services, ctx.press.guide);
  if (!guide) return toast(ctx, "refused-no-ruleset");
  await turnPage(ctx, ctx.here, pageOf(guide, ctx.say));
});

rules.filter(pressedHere("guides"), async (ctx) => {
  const { here, say, services } = ctx;
  await turnPage(ctx, here, (look) => guideList(guidesOf(services), look, say));
});

rules.filter(pressedHere("rules-list"), async (ctx) => {
  const { here, say } = ctx;
  const home = homeOf(ctx, here);
  await turnPage(ctx, here, (look) => rulesHome(say("rules-list"), home, look, say));
});

rules.filter(pressedHere("rules-family"), async (ctx) => {
  const { here, say, press } = ctx;
  // The games of the home have buttons of their own.
  const home = homeIn(ctx);
  const members = relatives(home, rulesetsOf(ctx, here)).filter(
    ({ switches }) => familyOf(switches) === press.family,
  );
  const list = { rulesets: members, page: press.page ?? 0, home };
  await turnPage(ctx, here, (look) => familyList(press.family, list, look, say));
});

rules.filter(pressedHere("rules-countries"), async (ctx) => {
  const { here, say } = ctx;
  const countries = countriesIn(rulesetsOf(ctx, here)).filter(
    (country) => country !== homeIn(ctx).country,
  );
  await turnPage(ctx, here, (look) => countryList(countries, look, say));
});

rules.filter(pressedHere("rules-country"), async (ctx) => {
  const { here, say, press } = ctx;
  const { country, page = 0 } = press;
  const list = { rulesets: gamesOf(country, rulesetsOf(ctx, here)), page };
  await turnPage(ctx, here, (look) => countryPage(country, list, look, say));
});

const pageOf =
  (guide: Guide, say: Say): Compose =>
  (look) =>
    guidePage(guide, look, say);

/** Our rulesets and those of the chat, each with the cube as played there. */
const rulesetsOf = ({ services }: BotContext, { id }: Chat): readonly Ruleset[] => {
  const habits = habitsIn(services, id);
  const wish = wishOf({ stake: habits.stake, cube: 0, match: 0, hints: 0 });
  return rulesetsIn(services, id).map((ruleset) => termsFor(ruleset, wish, habits).ruleset);
};

/** The page that a name asks for, or the first page of its game; a choice if it is unclear. */
const composeFor = (ctx: BotContext, here: Chat, name: string): Compose => {
  const { say } = ctx;
  const choice = (of: readonly Ruleset[], title: string): Compose => {
    if (of.length > 0 && of.length <= RULESETS_AT_ONCE)
      return (look) => fewRules(of, title, look, say);
    const country = countryOfAll(of);
    return country
      ? (look) => countryPage(country, { rulesets: of, page: 0 }, look, say)
      : (look) => rulesHome(title, homeOf(ctx, here), look, say);
  };
  if (name === "") return choice([], say("rules-list"));
  const guide = guideNamed(ctx.services, name);
  if (guide) return pageOf(guide, say);
  const all = rulesetsOf(ctx, here);
  const named = rulesetsNamed(name, ownOf(ctx, here.id));
  // A medley has no rules but those of its games.
  const ids = new Set(named.flatMap(({ id, games }) => games?.map((game) => game.id) ?? id));
  const found = [...ids].flatMap((id) => all.find((one) => one.id === id) ?? []);
  const [first, ...others] = found;
  if (first && others.length === 0)
    return (look) => rulesPage(explained(ctx, here, first), 0, look, say);
  const [medley] = named;
  if (medley?.games && named.length === 1) {
    const { ways } = explained(ctx, here, medley);
    return (look) => fewRules(found, medleyText(medley, say), look, say, ways);
  }
  const word = echoed(name);
  return choice(inOrder(found), say(first ? "rules-several" : "rules-unknown", { word }));
};

/** The rules with the ways to the game, if it can be played in the chat where they are read. */
const explained = (
  { services, me, say }: Pick<BotContext, "services" | "me" | "say">,
  here: Chat,
  ruleset: Ruleset,
): Explained => {
  const isPlayed = playableIn(services, here.id).some(({ id }) => id === ruleset.id);
  return { ruleset, ways: isPlayed ? waysTo(ruleset, { here, me }, say) : [] };
};

/** What stands first where the rules begin: lessons, and the games of the home. */
const homeOf = (ctx: BotContext, here: Chat) => ({
  lessons: LESSONS.of(ctx.services).map((way) => way(ctx)),
  games: singlesAtHome(homeIn(ctx), rulesetsOf(ctx, here)),
});

/** The rules, page by page. */
export const RULES_PAGES: Feature = {
  name: "rules-pages",
  presses: RULES_PRESSES,
  handlers: [rules],
  starts: [{ payload: RULES_PAYLOAD, isBeginning: true, open: sendRulesOf }],
  commands: [{ command: "rules", chats: ["group", "private"], place: 60, isOwn: true }],
};
