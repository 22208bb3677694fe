import type { PressNamed } from "../../../bot/press/book.ts";
import { echoed, escapeHtml } from "../../../bot/text/html.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { textOf, type Words, wordsIn } from "../../../bot/text/words.ts";
import { COMMON_ZONES, ZONES, type Zone, zoneLabel, zoneNamed } from "../../../bot/text/zones.ts";
import type { BotContext } from "../../../bot/updates/context.ts";
import { edit, toast } from "../../../bot/updates/reply.ts";
import { button, inRows } from "../../../bot/view/button.ts";
import type { Page } from "../../../bot/view/page.ts";
import type { PersonId } from "../../../ids/ids.ts";
import type { Chat } from "../../../tables/people/people.ts";
import { changeSettings } from "../../../tables/people/settings.ts";
import { MINUTE_MS } from "../../../tables/services/time.ts";
import { takeMoment, timeOf } from "./moment.ts";
import { type CONTEST_PRESSES, contestPress } from "./presses.ts";

type ZonePress = PressNamed<typeof CONTEST_PRESSES, "event-zone">;

export type ContestName = ZonePress["evening"];

type Planning =
  | { readonly isPlanned: true; readonly words: Words; readonly startsAt: number | undefined }
  | { readonly isPlanned: false; readonly instead: string | Page };

/** Takes the beginning out of the words for a contest; asks for the zone if it is not known. */
export const planning = (
  { services, say, person }: BotContext,
  contest: ContestName,
  text: string,
  usual: Zone | undefined,
): Planning => {
  const instead = (page: string | Page) => ({ isPlanned: false, instead: page }) as const;
  const { moment, rest: words, zone = usual } = takeMoment(wordsIn(text));
  if (!moment) return { isPlanned: true, words, startsAt: undefined };
  if ("code" in moment) {
    return instead(say(moment.code, { word: echoed(moment.word), command: contest }));
  }
  if (!zone) {
    const question = { person: person.id, contest, words: text, isCommon: true };
    return instead(zonePage(question, services.now(), say));
  }
  const time = timeOf(moment, zone, services.now());
  if (time === undefined) return instead(say("event-past-time", { command: contest }));
  return { isPlanned: true, words, startsAt: time / MINUTE_MS };
};

const MOST_LETTERS = 200;

type Question = {
  readonly person: PersonId;
  readonly contest: ContestName;
  readonly words: string;
  /** The first page has the cities of most players, the second one the others. */
  readonly isCommon: boolean;
};

/** Asks for the zone. The message itself keeps the words of the command. */
const zonePage = ({ person, contest, words, isCommon }: Question, now: number, say: Say): Page => {
  const said = `/${contest} ${textOf(wordsIn(words)).slice(0, MOST_LETTERS)}`;
  const zones = ZONES.filter((zone) => COMMON_ZONES.includes(zone) === isCommon);
  const cities = zones.map((city) =>
    button(
      zoneLabel(city, now, say),
      contestPress({ do: "event-zone", person, evening: contest, city }),
    ),
  );
  const further = contestPress({ do: "event-zone", person, evening: contest, city: "others" });
  const others = button(say("button-zone-others"), further);
  const close = button(say("button-close"), { do: "play-close", person });
  return {
    html: say("event-zone", { words: escapeHtml(said) }),
    keyboard: [...inRows(cities, 2), isCommon ? [others, close] : [close]],
  };
};

/** Sets the group's zone to the pressed city; returns it with the words of the command. */
export const chosenZone = async (
  ctx: BotContext & { readonly press: ZonePress },
  here: Chat,
): Promise<{ readonly zone: Zone; readonly words: string } | undefined> => {
  const { press, person, services, say } = ctx;
  const { evening: contest, city } = press;
  const words = wordsAskedFor(ctx);
  const isTheirs = press.person === person.id;
  if (!isTheirs || words === undefined) {
    await toast(ctx, isTheirs ? "refused-unknown-button" : "event-not-your-menu");
    return undefined;
  }
  await toast(ctx);
  if (city === "others") {
    const question = { person: person.id, contest, words, isCommon: false };
    await edit(ctx, zonePage(question, services.now(), say));
    return undefined;
  }
  // Only administrators change a zone that is set, in /settings.
  const zone = zoneNamed(here.settings.zone) ?? city;
  changeSettings(services, here.id, { zone });
  return { zone, words };
};

/** The words that the question about the zone keeps. */
const wordsAskedFor = ({ callbackQuery }: BotContext): string | undefined => {
  const message = callbackQuery?.message;
  if (!message || !("text" in message)) return undefined;
  const kept = message.entities?.find(({ type }) => type === "code");
  const words = kept && message.text.slice(kept.offset, kept.offset + kept.length);
  return words?.replace(/^\S+\s*/, "");
};
