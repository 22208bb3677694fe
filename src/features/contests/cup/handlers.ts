import type { CodeOf } from "../../../bot/text/texts.ts";
import type { BotContext } from "../../../bot/updates/context.ts";
import { answer, erase, openBot, reply, toast } from "../../../bot/updates/reply.ts";
import { type Done, refused } from "../../../rules/result.ts";
import { beginWatching } from "../../following/door.ts";
import { answerEntered, calledFor, isTheirs, mayComeIn, sayEntered } from "../command.ts";
import { contestOpening } from "../opening.ts";
import { beginCup, swissFor } from "./begin.ts";
import {
  bringMatch,
  CUP_HOURS,
  CUP_MATCH,
  CUP_PLAYERS,
  enterCup,
  hasMatch,
  leaveCup,
  openCup,
  playsOn,
} from "./cup.ts";
import { cupsIn } from "./cups.ts";
import { CUP_MENU, formatMenu } from "./menu.ts";
import { CUP_PAYLOAD, pressed, pressedHere } from "./presses.ts";
import { type CupId, isCupId } from "./rules/ids.ts";
import type { Cup } from "./standings.ts";
import { type CupSizes, cupTerms, readCupWords } from "./words.ts";

const { byWords, turn, byMenu } = contestOpening<CupSizes>({
  contest: "cup",
  hasTime: true,
  readWords: readCupWords,
  wrongIn: ({ hours, match }, say) => {
    const { least, most } = CUP_HOURS;
    if (hours < least || hours > most) return say("cup-bad-hours", { days: most / 24 });
    const isLength = Number.isInteger(match) && match >= CUP_MATCH.least && match <= CUP_MATCH.most;
    return isLength ? undefined : say("cup-bad-match", CUP_MATCH);
  },
  termsFor: (ruleset, wish, { match }, habits) => cupTerms(ruleset, { ...wish, match }, habits),
  open: openCup,
  menu: CUP_MENU,
});

/** /cup opens a cup; players sign up and begin it by the buttons of its one message. */
export const {
  composer: cups,
  playWords: cupWords,
  evening: cupEvening,
} = calledFor({
  command: "cup",
  contests: (store) => cupsIn(store),
  says: {
    needsGroup: "cup-needs-group",
    runs: "cup-runs",
    nothingThere: "cup-none",
    notYours: "cup-not-yours",
    cancelled: "cup-cancel-done",
  },
  open: byWords,
});

cups.filter(pressedHere("cup-menu"), (ctx) => turn(ctx, ctx.press));
cups.filter(pressedHere("cup-begin"), (ctx) => byMenu(ctx, ctx.press));

cups.filter(pressed("cup-enter"), async (ctx) => {
  const { cup } = ctx.press;
  await answerEntered(ctx, await enter(ctx, cup), "cup-entered", {
    payload: `${CUP_PAYLOAD}${cup}`,
    number: cup,
  });
});

const enter = async (ctx: BotContext, id: CupId): Promise<Done<CodeOf<"refused">>> => {
  const { services, person } = ctx;
  const all = cupsIn(services.store);
  const may = await mayComeIn(ctx, all.byId(id), all.players(id));
  return may.ok ? enterCup(services, id, person.id) : may;
};

cups.filter(pressed("cup-leave"), async (ctx) => {
  const left = leaveCup(ctx.services, ctx.press.cup, ctx.person.id);
  await (left.ok ? toast(ctx, "cup-left-it") : answer(ctx, left));
});

/** The maker or an administrator begins the cup; with many players they choose its form. */
cups.filter(pressedHere("cup-start"), async (ctx) => {
  const { person, services, say } = ctx;
  const cup = await theirCup(ctx, ctx.press.cup);
  if (!cup) return;
  const offered = swissFor(services, cup);
  if (offered.length === 0) return start(ctx, cup.id, 0);
  const players = cupsIn(services.store).players(cup.id).length;
  await toast(ctx);
  reply(ctx, formatMenu({ cup: cup.id, person: person.id, players }, offered, say));
});

cups.filter(pressedHere("cup-format"), async (ctx) => {
  const { press, person, services } = ctx;
  if (press.person !== person.id) return toast(ctx, "event-not-your-menu");
  const cup = await theirCup(ctx, press.cup);
  if (!cup) return;
  const isOffered = press.rounds === 0 || swissFor(services, cup).includes(press.rounds);
  await start(ctx, cup.id, isOffered ? press.rounds : 0);
  await erase(ctx);
});

/** The cup of this group if the presser may begin it; a toast tells others why not. */
const theirCup = async (ctx: BotContext, id: CupId): Promise<Cup | undefined> => {
  const cup = cupsIn(ctx.services.store).byId(id);
  if (!cup || cup.chat !== ctx.here?.id) {
    await toast(ctx, "refused-cup-over");
    return undefined;
  }
  if (await isTheirs(ctx, cup)) return cup;
  await toast(ctx, "cup-not-yours-to-begin");
  return undefined;
};

const start = async (ctx: BotContext, cup: CupId, rounds: number): Promise<void> => {
  const begun = beginCup(ctx.services, cup, rounds);
  if (!begun.ok && begun.code === "cup-few") return toast(ctx, "refused-cup-few", CUP_PLAYERS);
  ctx.delivery.jobs.look();
  await answer(ctx, begun);
};

/** Leads to the player's table in the private chat. */
cups.filter(pressed("cup-mine"), async (ctx) => {
  const { press, person, services, here } = ctx;
  if (!hasMatch(services, press.cup, person.id)) {
    const isIn = playsOn(services, press.cup, person.id);
    return toast(ctx, isIn ? "cup-no-match-yet" : "cup-no-match");
  }
  if (here?.kind === "group") return openBot(ctx, `${CUP_PAYLOAD}${press.cup}`);
  bringMatch(services, press.cup, person.id);
  await toast(ctx);
});

/** The link of a cup enters it, or brings the table of the player's match. */
export const enterCupByLink = async (ctx: BotContext, number: string): Promise<void> => {
  const id = Number(number);
  if (isCupId(id) && bringMatch(ctx.services, id, ctx.person.id)) return;
  const entered = isCupId(id) ? await enter(ctx, id) : refused("cup-over");
  sayEntered(ctx, entered, "cup-entered");
};

cups.filter(pressedHere("watch-cup"), (ctx) =>
  beginWatching(ctx, { kind: "cup", number: ctx.press.cup }),
);
