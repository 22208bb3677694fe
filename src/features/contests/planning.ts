import type { PressNamed } from "../../bot/press/book.ts";
import { beginningOf, echoed, escapeHtml } from "../../bot/text/html.ts";
import { DEFAULT } from "../../bot/text/languages.ts";
import type { Say } from "../../bot/text/texts.ts";
import { textOf, type Words, wordsIn } from "../../bot/text/words.ts";
import { zoneLabel, zonesFor } from "../../bot/text/zone-words.ts";
import { type Zone, zoneNamed } from "../../bot/text/zones.ts";
import type { BotContext } from "../../bot/updates/context.ts";
import { edit, toast } from "../../bot/updates/reply.ts";
import { button, inPairs, type Page } from "../../bot/view/button.ts";
import type { Chat } from "../../tables/people/people.ts";
import { changeSettings } from "../../tables/people/settings.ts";
import type { Services } from "../../tables/services/services.ts";
import { DAY_MS, MINUTE_MS } from "../../tables/services/time.ts";
import { takeMoment, timeOf } from "./moment.ts";
import {
  type CONTEST_PRESSES,
  type ContestName,
  contestPress,
  type PlannedStart,
} from "./presses.ts";

type ZonePress = PressNamed<typeof CONTEST_PRESSES, "contest-zone">;

/** The time of day in the words for a contest, and the other words; or the answer instead. */
type Planning =
  | { readonly words: Words; readonly start: Pick<PlannedStart, "startsAt"> }
  | { readonly instead: string | Page };

/** Takes the beginning out of the words for a contest; asks for the zone if it is not known. */
export const planStart = (
  ctx: BotContext,
  { name, hasTime }: { readonly name: ContestName; readonly hasTime: boolean },
  text: string,
  usual: Zone | undefined,
): Planning => {
  const { services, say } = ctx;
  const said = wordsIn(text);
  if (!hasTime) return { words: said, start: {} };
  const { moment, rest: words, zone = usual } = takeMoment(said);
  if (!moment) return { words, start: {} };
  if ("code" in moment) {
    return { instead: say(moment.code, { word: echoed(moment.word), command: name }) };
  }
  if (!zone) return { instead: zonePage(ctx, { contest: name, words: text, cities: "common" }) };
  const time = timeOf(moment, zone, services.now());
  return time === undefined
    ? { instead: say("contest-past-time", { command: name }) }
    : { words, start: { startsAt: time / MINUTE_MS } };
};

/** Words name a moment of the next eight days; only a forged press names a later one. */
const LATEST_MS = 8 * DAY_MS;

/** The planned beginning in milliseconds since 1970; now if the moment has passed meanwhile. */
export const startOf = (
  { now }: Services,
  { startsIn, startsAt = 0 }: PlannedStart,
): number | undefined => {
  if (startsAt > 0) {
    return Math.min(Math.max(now(), startsAt * MINUTE_MS), now() + LATEST_MS);
  }
  return startsIn === undefined ? undefined : now() + startsIn * MINUTE_MS;
};

/** The beginning by each reader's own clock. */
export const startText = (time: number, say: Say): string =>
  say("contest-starts", { at: new Date(time), near: { soon: new Date(time) } });

const MOST_LETTERS = 200;

type Question = {
  readonly contest: ContestName;
  readonly words: string;
  readonly cities: keyof ReturnType<typeof zonesFor>;
};

/** Asks for the zone. The message itself keeps the words of the command. */
const zonePage = (
  { services, say, here, person: { id: person } }: BotContext,
  { contest, words, cities }: Question,
): Page => {
  const said = `/${contest} ${beginningOf(textOf(wordsIn(words)), MOST_LETTERS)}`;
  const choice = (label: string, city: Zone | "others") =>
    button(label, contestPress({ do: "contest-zone", person, contest, city }));
  const zones = zonesFor(here?.language ?? DEFAULT)[cities].map((city) =>
    choice(zoneLabel(city, services.now(), say), city),
  );
  const others = cities === "common" ? [choice(say("button-zone-others"), "others")] : [];
  const close = button(say("button-close"), { do: "play-close", person });
  return {
    html: say("contest-zone", { words: escapeHtml(said) }),
    keyboard: [...inPairs(zones, say), [...others, close]],
  };
};

/** Sets the group's zone to the pressed city; returns it with the words of the command. */
export const chooseZone = async (
  ctx: BotContext & { readonly press: ZonePress },
  contest: ContestName,
  here: Chat,
): Promise<{ readonly zone: Zone; readonly words: string } | undefined> => {
  const { press, person, services } = ctx;
  const { city } = press;
  const words = wordsAskedFor(ctx);
  const isTheirs = press.person === person.id;
  if (!isTheirs || words === undefined) {
    await toast(ctx, isTheirs ? "refused-unknown-button" : "contest-not-your-menu");
    return undefined;
  }
  await toast(ctx);
  if (city === "others") {
    await edit(ctx, zonePage(ctx, { contest, words, cities: "others" }));
    return undefined;
  }
  // Only administrators change a zone that is set, in /settings.
  const zone = zoneNamed(here.settings.zone) ?? city;
  changeSettings(services, here.id, { zone });
  return { zone, words };
};

const wordsAskedFor = ({ callbackQuery }: BotContext): string | undefined => {
  const message = callbackQuery?.message;
  if (!message || !("text" in message)) return undefined;
  const kept = message.entities?.find(({ type }) => type === "code");
  const words = kept && message.text.slice(kept.offset, kept.offset + kept.length);
  return words?.replace(/^\S+\s*/, "");
};
