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

export type EveningKind = ZonePress["evening"];

type Planning =
  | { readonly isPlanned: true; readonly words: Words; readonly startsAt: number | undefined }
  | { readonly isPlanned: false; readonly instead: string | Page };

/** Takes the time of day out of the words for an event; asks by whose clocks where that is open. */
export const planning = (
  { services, say, person }: BotContext,
  evening: EveningKind,
  text: string,
  usual: Zone | undefined,
): Planning => {
  const instead = (page: string | Page) => ({ isPlanned: false, instead: page }) as const;
  const { moment, rest: words, zone = usual } = takeMoment(wordsIn(text));
  if (!moment) return { isPlanned: true, words, startsAt: undefined };
  if ("code" in moment) {
    return instead(say(moment.code, { word: echoed(moment.word), command: evening }));
  }
  if (!zone) {
    const question = { person: person.id, evening, words: text, isCommon: true };
    return instead(zonePage(question, services.now(), say));
  }
  const time = timeOf(moment, zone, services.now());
  if (time === undefined) return instead(say("event-past-time", { command: evening }));
  return { isPlanned: true, words, startsAt: time / MINUTE_MS };
};

const MOST_LETTERS = 200;

type Question = {
  readonly person: PersonId;
  readonly evening: EveningKind;
  readonly words: string;
  /** The cities of most players are offered, and then the others. */
  readonly isCommon: boolean;
};

/** Asks whose clocks were meant. The message itself keeps the words that it was asked for. */
const zonePage = ({ person, evening, words, isCommon }: Question, now: number, say: Say): Page => {
  const said = `/${evening} ${textOf(wordsIn(words)).slice(0, MOST_LETTERS)}`;
  const zones = ZONES.filter((zone) => COMMON_ZONES.includes(zone) === isCommon);
  const cities = zones.map((city) =>
    button(zoneLabel(city, now, say), contestPress({ do: "event-zone", person, evening, city })),
  );
  const further = contestPress({ do: "event-zone", person, evening, city: "others" });
  const others = button(say("button-zone-others"), further);
  const close = button(say("button-close"), { do: "play-close", person });
  return {
    html: say("event-zone", { words: escapeHtml(said) }),
    keyboard: [...inRows(cities, 2), isCommon ? [others, close] : [close]],
  };
};

/** The group goes by the pressed city from now on; with the words that asked for its clocks. */
export const chosenZone = async (
  ctx: BotContext & { readonly press: ZonePress },
  here: Chat,
): Promise<{ readonly zone: Zone; readonly words: string } | undefined> => {
  const { press, person, services, say } = ctx;
  const { evening, city } = press;
  const words = wordsAskedFor(ctx);
  const isTheirs = press.person === person.id;
  if (!isTheirs || words === undefined) {
    await toast(ctx, isTheirs ? "refused-unknown-button" : "event-not-your-menu");
    return undefined;
  }
  await toast(ctx);
  if (city === "others") {
    const question = { person: person.id, evening, words, isCommon: false };
    await edit(ctx, zonePage(question, services.now(), say));
    return undefined;
  }
  // Once it is set, administrators change it in /settings.
  const zone = zoneNamed(here.settings.zone) ?? city;
  changeSettings(services, here.id, { zone });
  return { zone, words };
};

/** The words for an event that the question about clocks keeps; undefined where none are. */
const wordsAskedFor = ({ callbackQuery }: BotContext): string | undefined => {
  const message = callbackQuery?.message;
  if (!message || !("text" in message)) return undefined;
  const kept = message.entities?.find(({ type }) => type === "code");
  const words = kept && message.text.slice(kept.offset, kept.offset + kept.length);
  return words?.replace(/^\S+\s*/, "");
};
