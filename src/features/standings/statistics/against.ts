import { Composer } from "grammy";
import type { StatsPanel } from "../../../board/sheets/stats.ts";
import { challengePerson } from "../../../bot/play/challenge.ts";
import { cleanName, isolated, nameHtml } from "../../../bot/text/html.ts";
import type { Say } from "../../../bot/text/texts.ts";
import type { BotContext } from "../../../bot/updates/context.ts";
import { answer, type Compose, sendPage, toast } from "../../../bot/updates/reply.ts";
import { button, inPairs, type Keyboard, type Row } from "../../../bot/view/button.ts";
import { boardName, shortName } from "../../../bot/view/person-name.ts";
import { opponent } from "../../../game/colours.ts";
import { isComputer, isPersonId, type PersonId, privateChatOf } from "../../../ids/ids.ts";
import { ownGame } from "../../../tables/game/players.ts";
import type { Person } from "../../../tables/people/people.ts";
import { knownOf, type Services } from "../../../tables/services/services.ts";
import { slotOf } from "../../../tables/services/slots.ts";
import { pressed, pressedHere, topPress } from "./presses.ts";
import { isAmongPeople } from "./standings.ts";
import { statsOf } from "./stats.ts";
import { statRowsIn } from "./stats-store.ts";
import { gameLines, versusStats, withPicture } from "./words.ts";

/** Two people, the reader first. */
export type TheTwo = { readonly me: PersonId; readonly friend: PersonId };

/** A thing that people do beside games, on the pages about one and two of them. */
type Practice = {
  /** Its lines on a person's own page. */
  readonly lines?: (services: Services, person: PersonId, say: Say) => readonly string[];
  /** Its panels in the picture of that page. */
  readonly panels?: (services: Services, person: PersonId, say: Say) => readonly StatsPanel[];
  /** Its lines on the page about two people. */
  readonly between?: (services: Services, two: TheTwo, say: Say) => readonly string[];
  /** Its keys below *Play* on that page. */
  readonly keys?: (services: Services, two: TheTwo, say: Say) => Row;
  /** The people with whom a person is compared there. */
  readonly others?: (services: Services, person: PersonId) => readonly PersonId[];
};

export const PRACTICE = slotOf<Practice>();

/** Older games say nothing new about a person's opponents. */
const MOST_GAMES_READ = 200;

/** A person's games with people, won, lost and drawn, the last at the end. */
const metIn = ({ store }: Services, person: PersonId) =>
  [
    ...store.draws.ofPerson({ person }).filter(({ other }) => !isComputer(other)),
    ...statRowsIn(store)
      .ofPerson(person)
      .filter(isAmongPeople)
      .map(({ game, winner, loser, at }) => ({
        ...{ game, at },
        other: winner === person ? loser : winner,
      })),
  ].toSorted((one, other) => one.at - other.at);

/**
 * The people with whom a person is compared: the opponents of their last games, the most frequent
 * first, none met by a search; then others.
 */
export const rivalsOf = (services: Services, person: PersonId): readonly Person[] => {
  const games = new Map<PersonId, number>();
  for (const { game, other } of metIn(services, person).slice(-MOST_GAMES_READ)) {
    if (knownOf(services, "ofStrangers", game)) continue;
    games.set(other, (games.get(other) ?? 0) + 1);
  }
  for (const { others } of PRACTICE.of(services))
    for (const other of others?.(services, person) ?? []) games.set(other, games.get(other) ?? 0);
  return [...games]
    .toSorted(([, one], [, two]) => two - one)
    .flatMap(([other]) => services.store.people.person(other) ?? [])
    .filter(({ name }) => name !== "");
};

/** The buttons of a row. */
const MOST_RIVALS = 2;

export const against = new Composer<BotContext>();

/** Under one's own page, the opponent of that button. */
against.filter(pressedHere("against"), async (ctx) => {
  const { services, person, press, here, whisper: say } = ctx;
  const friend = isPersonId(press.person) ? services.store.people.person(press.person) : undefined;
  if (!friend || !haveMet(ctx, friend)) return toast(ctx, "refused-unknown-button");
  await toast(ctx, friend.id === person.id ? "yourself" : undefined);
  if (friend.id !== person.id) sendPage(ctx, here, againstPage(ctx, friend, say));
});

/** Under a game: to each of its players in private. */
against.filter(pressed("against-of"), async (ctx) => {
  const { services, person, press, here, whisper: say } = ctx;
  const found = ownGame(services, press.game, person.id);
  if (!found.ok) return answer(ctx, found);
  const own = services.store.people.chat(privateChatOf(person.id));
  if (!own?.present) return toast(ctx, "refused-against-needs-chat");
  const friend = services.store.people.person(found.row[opponent(found.by)]);
  if (!friend) return toast(ctx, "refused-unknown-button");
  await toast(ctx, own.id === here?.id ? undefined : "look-sent");
  sendPage(ctx, own, againstPage(ctx, friend, say));
});

/** For those two alone, wherever it stands. */
against.filter(pressedHere("rival"), async (ctx) => {
  const { person, here, press } = ctx;
  const two = [press.person, press.rival];
  const other = two.find((one) => one !== person.id);
  const isTheirs = two.includes(person.id);
  if (!isTheirs || other === undefined || !isPersonId(other)) return toast(ctx, "rival-not-yours");
  await toast(ctx);
  await challengePerson(ctx, here, other);
});

/** The letters of a name for which a key beside another one has room. */
const KEY_NAME = 12;

/** Asks a person, by their name, for a game: the reader of the key challenges them. */
export const playKey = (
  reader: PersonId,
  friend: Pick<Person, "id" | "name">,
  say: Say,
): Row[number] =>
  button(
    say("button-seek-join", { name: isolated(shortName(boardName(friend, say), KEY_NAME)) }),
    topPress({ do: "rival", person: reader, rival: friend.id }),
    "primary",
  );

/** Whether two people have anything to compare; others learn nothing of each other. */
const haveMet = ({ services, person }: BotContext, friend: Person): boolean =>
  rivalsOf(services, person.id).some(({ id }) => id === friend.id);

/** The games of two people, and in what else they are compared. */
export const againstPage = (
  { services, person }: BotContext,
  friend: Person,
  say: Say,
): Compose => {
  const own = statsOf(services, person.id, friend.id);
  const me = nameHtml(person.name, say("nobody"));
  const title = say("me-against", { me, friend: nameHtml(friend.name, say("nobody")) });
  const played = gameLines(own, say);
  const practice = PRACTICE.of(services);
  const two = { me: person.id, friend: friend.id };
  const beside = practice.flatMap(({ between }) => between?.(services, two, say) ?? []);
  const beneath = practice.flatMap((one) => one.keys?.(services, two, say) ?? []);
  const html = [
    `<b>${title}</b>`,
    ...(played.length > 0 ? played : [say("me-against-empty")]),
    ...beside,
  ].join("\n");
  const stats = versusStats(person, friend, own, say);
  const shown = own.stats.games > 0 ? stats : { ...stats, rows: [] };
  const keyboard = [[playKey(person.id, friend, say)], ...(beneath.length > 0 ? [beneath] : [])];
  return (look) => withPicture(html, keyboard, shown, look, say);
};

/** The opponents of a person, as buttons under their own page. */
export const rivalRows = ({ services, person, say }: BotContext): Keyboard => {
  const rivals = rivalsOf(services, person.id).slice(0, MOST_RIVALS);
  return inPairs(
    rivals.map((rival) => againstButton(rival, say)),
    say,
  );
};

/** Leads to the page about the reader and this person. */
export const againstButton = ({ id, name }: Pick<Person, "id" | "name">, say: Say): Row[number] =>
  button(
    say("button-against", { name: cleanName(name, say("nobody")) }),
    topPress({ do: "against", person: id }),
  );
