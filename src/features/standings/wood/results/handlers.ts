import { Composer } from "grammy";
import { friendIn } from "../../../../bot/play/friends.ts";
import { readOpponent } from "../../../../bot/play/opponent.ts";
import { echoed } from "../../../../bot/text/html.ts";
import { type BotContext, isHere, threadOf } from "../../../../bot/updates/context.ts";
import { isSurelyIn } from "../../../../bot/updates/member.ts";
import { answer, edit, erase, reply, toast } from "../../../../bot/updates/reply.ts";
import { button, type Page } from "../../../../bot/view/button.ts";
import { isComputer, isPersonId } from "../../../../ids/ids.ts";
import { waysToWin } from "../../../../rules/outcome.ts";
import type { Ruleset } from "../../../../rules/types.ts";
import { type Person, personCalled } from "../../../../tables/people/people.ts";
import { MATCHES_ON_WOOD } from "./matches.ts";
import {
  type AtBoard,
  friendsPage,
  gamesOnWood,
  gamesPage,
  resultPage,
  USUAL,
  usualGame,
} from "./menu.ts";
import { pressedHere, woodResultPress } from "./presses.ts";
import { confirmResult, dropResult, MOST_A_DAY, tellResult } from "./results.ts";

export const results = new Composer<BotContext>();

results.filter(isHere).command("result", (ctx) => {
  const { here, say } = ctx;
  if (here.kind !== "group") return reply(ctx, say("wood-needs-group"));
  const text = ctx.match.trim();
  const friend = friendSaid(ctx, text);
  if (!friend && text === "") return reply(ctx, friendsPage(ctx) ?? say("wood-needs-friend"));
  if (!friend) return reply(ctx, say("wood-nobody", { name: echoed(text) }));
  return reply(ctx, askWith(ctx, friend, usualGame(ctx)));
});

/** Under the group's table, for those who do not know the command. */
results.filter(pressedHere("wood-begin"), async (ctx) => {
  await toast(ctx);
  reply(ctx, friendsPage(ctx) ?? ctx.say("wood-needs-friend"));
});

/** The friend by a reply, a mention, a username or a name. */
const friendSaid = (ctx: AtBoard, text: string): Person | undefined => {
  const { people } = ctx.services.store;
  const { opponent } = readOpponent(ctx, text);
  if (opponent)
    return "id" in opponent
      ? people.person(opponent.id)
      : personCalled(ctx.services, opponent.username);
  const [lead = ""] = ctx.say("words-with").split(",");
  const { services, here, person } = ctx;
  const rivals = MATCHES_ON_WOOD.of(services).flatMap(
    ({ rival }) => rival(services, here.id, person.id) ?? [],
  );
  const named = friendIn(ctx, text, rivals) ?? friendIn(ctx, `${lead} ${text}`, rivals);
  const [only, ...others] = named?.friends ?? [];
  return (others.length === 0 ? only : undefined) ?? personCalled(ctx.services, text);
};

const askWith = (ctx: AtBoard, friend: Person, ruleset: Ruleset | undefined): string | Page => {
  const { say, person, services, here } = ctx;
  if (friend.id === person.id || isComputer(friend.id)) return say("wood-with-other");
  for (const { asks } of MATCHES_ON_WOOD.of(services)) {
    const page = asks(services, here.id, [person.id, friend.id], say);
    if (page) return withoutMatch(ctx, page, friend);
  }
  return ruleset ? resultPage(ctx, friend, ruleset) : say("wood-needs-friend");
};

/** The two may have played something else, too. */
const withoutMatch = ({ person, say }: AtBoard, page: Page, friend: Person): Page => {
  const other = woodResultPress({
    ...{ do: "wood-menu", person: person.id, rival: friend.id, ruleset: USUAL },
  });
  const close = button(say("button-close"), { do: "play-close", person: person.id });
  return {
    ...page,
    keyboard: [...page.keyboard, [button(say("button-wood-no-match"), other), close]],
  };
};

type ByMenu = { readonly person: number; readonly rival: number };

/** The friend of a menu that the presser has opened; a toast tells others why not. */
const friendOf = async (ctx: AtBoard, { person, rival }: ByMenu): Promise<Person | undefined> => {
  if (person !== ctx.person.id) {
    await toast(ctx, "contest-not-your-menu");
    return undefined;
  }
  const friend = isPersonId(rival) ? ctx.services.store.people.person(rival) : undefined;
  // Names of people elsewhere are no business of a group.
  const isMet =
    friend && friend.id !== ctx.person.id && (await isSurelyIn(ctx.api, ctx.here.id, friend.id));
  if (isMet) return friend;
  await toast(ctx, "wood-not-here");
  return undefined;
};

const gameOf = ({ services, here }: AtBoard, id: string): Ruleset | undefined =>
  gamesOnWood(services, here.id).find((one) => one.id === id);

results.filter(pressedHere("wood-menu"), async (ctx) => {
  const friend = await friendOf(ctx, ctx.press);
  const ruleset = gameOf(ctx, ctx.press.ruleset) ?? usualGame(ctx);
  if (!friend || !ruleset) return;
  await toast(ctx);
  await edit(ctx, resultPage(ctx, friend, ruleset));
});

results.filter(pressedHere("wood-games"), async (ctx) => {
  const friend = await friendOf(ctx, ctx.press);
  if (!friend) return;
  await toast(ctx);
  await edit(ctx, gamesPage(ctx, friend, ctx.press.page));
});

/** Both are members of a group, where the other answers; nothing counts before that. */
results.filter(pressedHere("wood-tell"), async (ctx) => {
  const { press, here, person, services, delivery } = ctx;
  const friend = await friendOf(ctx, press);
  if (!friend) return;
  const ruleset = gameOf(ctx, press.ruleset);
  const outcome = ruleset && waysToWin(ruleset).find((one) => one === press.outcome);
  if (!ruleset || !outcome || here.kind !== "group") return toast(ctx, "refused-unknown-button");
  const [winner, loser] = press.won === 1 ? [person.id, friend.id] : [friend.id, person.id];
  const place = { chat: here.id, thread: threadOf(ctx) };
  const told = tellResult(services, place, person.id, { ruleset, winner, loser, outcome });
  if (!told.ok && told.code === "wood-enough")
    return toast(ctx, "refused-wood-enough", { most: MOST_A_DAY });
  await answer(ctx, told);
  if (!told.ok) return;
  delivery.jobs.collect();
  await erase(ctx);
});

results.filter(pressedHere("wood-right"), async (ctx) => {
  const confirmed = confirmResult(ctx.services, ctx.press.told, ctx.person.id);
  if (confirmed.ok) ctx.delivery.jobs.collect();
  await (confirmed.ok ? toast(ctx, "wood-right-toast") : answer(ctx, confirmed));
});

results.filter(pressedHere("wood-wrong"), async (ctx) => {
  const dropped = dropResult(ctx.services, ctx.press.told, ctx.person.id);
  if (dropped.ok) ctx.delivery.jobs.collect();
  await answer(ctx, dropped);
});

/** The next game of an evening: either of the two tells it. */
results.filter(pressedHere("wood-again"), async (ctx) => {
  const { press, person, services } = ctx;
  const other = [press.person, press.rival].find((one) => one !== person.id);
  const isTheirs = press.person === person.id || press.rival === person.id;
  if (!isTheirs || other === undefined || !isPersonId(other))
    return toast(ctx, "refused-wood-other-answers");
  const friend = services.store.people.person(other);
  if (!friend) return toast(ctx, "refused-unknown-button");
  await toast(ctx);
  reply(ctx, askWith(ctx, friend, gameOf(ctx, press.ruleset) ?? usualGame(ctx)));
});
