import { Composer } from "grammy";
import { type BotContext, inPrivate } from "../../../bot/updates/context.ts";
import { answer, edit, erase, openBot, reply, toast } from "../../../bot/updates/reply.ts";
import { button, type Page } from "../../../bot/view/button.ts";
import { beginWatching } from "../../following/door.ts";
import { mayManage, openByMenu, turnMenu } from "../command.ts";
import { contestFeature } from "../contest.ts";
import { enterByPress, payloadOf } from "../entering.ts";
import { beginCup, swissFor } from "./begin.ts";
import { bringMatch, hasMatch, leaveCup, playsOn } from "./cup.ts";
import { type Cup, type CupId, cupsIn, cupTraces } from "./cups.ts";
import { CUP_KIND } from "./kind.ts";
import { CUP_CALLS } from "./message.ts";
import { CUP_PRESSES, cupPress, pressed, pressedHere } from "./presses.ts";
import { CUP_PLAYERS } from "./rules/pairs.ts";
import { cupDeadline, runCups } from "./run.ts";
import { woodMatchOf } from "./wood.ts";
import { onWood } from "./wood-handlers.ts";
import { askPage, CUP_ON_WOOD } from "./wood-message.ts";

const cups = new Composer<BotContext>();

cups.filter(pressedHere("cup-menu"), (ctx) => turnMenu(ctx, CUP_KIND, ctx.press));
cups.filter(pressedHere("cup-begin"), (ctx) => openByMenu(ctx, CUP_KIND, ctx.press));
cups.filter(pressed("cup-enter"), (ctx) => enterByPress(ctx, CUP_KIND, ctx.press.cup));

cups.filter(pressed("cup-leave"), async (ctx) => {
  const left = leaveCup(ctx.services, ctx.press.cup, ctx.person.id);
  await (left.ok ? toast(ctx, "cup-left-it") : answer(ctx, left));
});

/** The maker or an administrator begins the cup; with many players they choose its form. */
cups.filter(pressedHere("cup-start"), async (ctx) => {
  const cup = await theirCup(ctx, ctx.press.cup);
  if (!cup) return;
  const offered = swissFor(ctx.services, cup);
  if (offered.length === 0) return start(ctx, cup.id, 0);
  await toast(ctx);
  reply(ctx, formatMenu(ctx, cup.id, offered));
});

/** Asks for the form of a cup that has, or had, enough players for a Swiss. */
const formatMenu = (
  { services, person: { id: person }, say }: BotContext,
  cup: CupId,
  [usual, ...others]: readonly number[],
): Page => {
  const players = cupsIn(services.store).players(cup).length;
  const swiss = (rounds: number, isUsual: boolean) =>
    button(
      say(isUsual ? "button-cup-swiss" : "button-cup-rounds", { rounds }),
      cupPress({ do: "cup-format", person, cup, rounds }),
      isUsual ? "primary" : undefined,
    );
  return {
    html: say("cup-format", { players }),
    keyboard: [
      usual === undefined ? [] : [swiss(usual, true)],
      others.map((rounds) => swiss(rounds, false)),
      [button(say("button-cup-knockout"), cupPress({ do: "cup-format", person, cup, rounds: 0 }))],
      [button(say("button-close"), { do: "play-close", person })],
    ].filter((row) => row.length > 0),
  };
};

cups.filter(pressedHere("cup-format"), async (ctx) => {
  const { press, person, services } = ctx;
  if (press.person !== person.id) return toast(ctx, "contest-not-your-menu");
  const cup = await theirCup(ctx, press.cup);
  if (!cup) return;
  const offered = swissFor(services, cup);
  const isOpen = cup.state === "open" && cup.rounds === null;
  if (isOpen && press.rounds !== 0 && !offered.includes(press.rounds)) {
    // Someone has come or left since: the maker chooses once more, of what fits now.
    await toast(ctx);
    return edit(ctx, formatMenu(ctx, cup.id, offered));
  }
  await start(ctx, cup.id, press.rounds);
  await erase(ctx);
});

/**
 * The cup if the presser may begin it, in its group or, as its maker, under their own card; a toast
 * tells others why not.
 */
const theirCup = async (ctx: BotContext, id: CupId): Promise<Cup | undefined> => {
  const cup = cupsIn(ctx.services.store).byId(id);
  if (!cup || (cup.chat !== ctx.here?.id && !inPrivate(ctx))) {
    await toast(ctx, "refused-cup-over");
    return undefined;
  }
  if (await mayManage(ctx, cup)) return cup;
  await toast(ctx, "cup-not-yours-to-begin");
  return undefined;
};

const start = async (ctx: BotContext, cup: CupId, rounds: number): Promise<void> => {
  const begun = beginCup(ctx.services, cup, rounds);
  if (!begun.ok && begun.code === "cup-few") return toast(ctx, "refused-cup-few", CUP_PLAYERS);
  ctx.delivery.jobs.collect();
  await answer(ctx, begun);
};

/** Leads to the player's table in the private chat; a match on wood is told where they are. */
cups.filter(pressed("cup-mine"), async (ctx) => {
  const { press, person, services, here } = ctx;
  if (!hasMatch(services, press.cup, person.id)) {
    const isIn = playsOn(services, press.cup, person.id);
    return toast(ctx, isIn ? "cup-no-match-yet" : "cup-no-match");
  }
  const onBoard = woodMatchOf(services, press.cup, person.id);
  if (here?.kind === "group" && onBoard) {
    await toast(ctx);
    return reply(ctx, askPage(services, onBoard, ctx.say));
  }
  if (here?.kind === "group") return openBot(ctx, `${payloadOf(CUP_KIND)}${press.cup}`);
  bringMatch(services, press.cup, person.id);
  await toast(ctx);
});

cups.filter(pressedHere("watch-cup"), (ctx) =>
  beginWatching(ctx, { kind: "cup", number: ctx.press.cup }),
);

export const CUP = contestFeature(CUP_KIND, {
  traces: [cupTraces],
  presses: CUP_PRESSES,
  handlers: [cups, onWood],
  sweep: runCups,
  notices: [CUP_CALLS],
  game: {
    gives: [CUP_ON_WOOD],
    knows: { deadline: cupDeadline },
    // A cup that has begun is played to its end.
    sidelined: (services, chat, person) => {
      const cup = cupsIn(services.store).openIn(chat);
      if (cup) leaveCup(services, cup.id, person);
    },
    givesBack: ({ store }, standstill) => {
      // A told result counts later, too, even if the deadline of its match is past.
      for (const { id, wood } of cupsIn(store).open()) if (wood === 1) cupsIn(store).touchWaits(id);
      // A board drawn earlier may still call a player late.
      for (const series of cupsIn(store).putOff(standstill)) {
        const newest = cupsIn(store).gameOf(series);
        if (newest) store.tables.touchGame(newest.game);
      }
    },
  },
});
