import type { PostKind, Reader } from "../../../src/bot/feature/kinds.ts";
import { readerIn } from "../../../src/bot/owed/notices.ts";
import { LANGUAGES } from "../../../src/bot/text/texts.ts";
import { markup } from "../../../src/bot/view/button.ts";
import { CHOUETTE_KIND } from "../../../src/features/chouette/feature.ts";
import { ARENA_KIND } from "../../../src/features/contests/arena/kind.ts";
import { CUP_KIND } from "../../../src/features/contests/cup/kind.ts";
import type {
  ContestKind,
  GroupContest,
  PlannedStart,
} from "../../../src/features/contests/door.ts";
import { watchMessage } from "../../../src/features/following/watching/feature.ts";
import { WATCHED, watcherView } from "../../../src/features/following/watching/watching.ts";
import { groupDayPage } from "../../../src/features/practice/seven/pages/groups.ts";
import { groupDay } from "../../../src/features/practice/seven/play/groups.ts";
import { GROUP_DAY } from "../../../src/features/practice/seven/store/groups.ts";
import { seekMessage, seekView } from "../../../src/features/seek/pages/message.ts";
import { SEEK_POST, seeksIn } from "../../../src/features/seek/store/seeks.ts";
import { isGameId, isPersonId } from "../../../src/ids/ids.ts";
import type { Store } from "../../../src/store/store.ts";
import type { Chat } from "../../../src/tables/people/people.ts";
import type { Post, Services } from "../../../src/tables/services/services.ts";
import type { SeenMessage } from "../../support/playground-client.ts";
import { type Remains, servicesOver } from "./remains.ts";
import { EMOTE, labels, unnamed, wordsOf } from "./tables.ts";

/** What a message begins with, and what is under it; without a keyboard that is not looked at. */
type Wanted = { readonly html: string; readonly keyboard?: SeenMessage["keyboard"] };

type Shows = (services: Services, post: Post, to: Reader, me: string) => Wanted | undefined;

const ofContest =
  <Contest extends GroupContest, Sizes extends PlannedStart>(
    kind: ContestKind<Contest, Sizes>,
  ): Shows =>
  (services, { subject }, to) => {
    const contest = kind.in(services.store).at(subject);
    return contest && kind.message(services, contest, to);
  };

const SHOWS: Readonly<Record<PostKind["kind"], Shows>> = {
  [ARENA_KIND.name]: ofContest(ARENA_KIND),
  [CUP_KIND.name]: ofContest(CUP_KIND),
  [CHOUETTE_KIND.name]: ofContest(CHOUETTE_KIND),
  [GROUP_DAY]: (services, { chat, subject: day }, { say }, me) =>
    groupDayPage(groupDay(services, { chat, day }), me, say),
  [SEEK_POST]: (services, { subject }, { say }) => {
    const seek = isPersonId(subject) ? seeksIn(services.store).of(subject) : undefined;
    return seek && seekMessage(services, seekView(services, seek), say);
  },
  // The chances, which follow, are not thought about anew; what runs beside changes with no word.
  [WATCHED]: (services, { subject: game, chat: person }, { look: { board }, chat }, me) => {
    const watched =
      isGameId(game) && isPersonId(person) ? watcherView(services, game, person) : undefined;
    // What is wished after a game, as another one, comes with no change of it.
    if (!watched || watched.view.played?.row.endedAt !== null) return undefined;
    const look = { ...watched.view.look, board, language: chat.language };
    const seen = { ...watched, view: { ...watched.view, look } };
    return { html: watchMessage(seen, undefined, me, board).html };
  },
};

/** Messages that Telegram has refused as they are rest until they change. */
const refusedIn = (output: string): ReadonlySet<string> =>
  new Set(
    output
      .split("\n")
      .filter((line) => line.includes("something could not be said"))
      .map((line) => /"lane":"([^"]*)"/.exec(line)?.[1] ?? ""),
  );

/** The moment at which an arena begins. */
const BEGINNING = /\d\d:\d\d:\d\d UTC/;

const differing = (wanted: Wanted, found: SeenMessage): readonly string[] => {
  const [words, seen] = [wordsOf(wanted.html), unnamed(found.text.trim())];
  const keys = wanted.keyboard && unnamed(labels(markup(wanted.keyboard).inline_keyboard));
  const seenKeys = unnamed(labels(found.keyboard));
  return [
    // An emote takes the room of other words, and how soon something begins is not told anew.
    ...(BEGINNING.test(seen) || seen.startsWith(words) || EMOTE.test(seen) ? [] : [words, seen]),
    ...(keys === undefined || keys === seenKeys ? [] : [keys, seenKeys]),
  ];
};

/** A language or a look that was changed comes with the next change of a message. */
const nearest = (
  show: Shows,
  found: SeenMessage,
  post: Post,
  { services, chat, me }: { readonly services: Services; readonly chat: Chat; readonly me: string },
): readonly string[] => {
  const board = found.photo === undefined ? "emoji" : "picture";
  const readerOf = (language: string): Reader => {
    const reader = readerIn({ ...chat, language }, board);
    return { ...reader, look: { ...reader.look, board } };
  };
  const differences = [chat.language, ...LANGUAGES].map((language) => {
    const wanted = show(services, post, readerOf(language), me);
    return wanted ? differing(wanted, found) : [];
  });
  const [own = []] = differences;
  return differences.some((some) => some.length === 0) ? [] : own;
};

/** The messages of contests, searches, sevens and watchers show what there is now. */
export const wrongPosts = (
  { sql, chats, messages, output, time, me, taken }: Remains,
  store: Store,
): readonly string[] => {
  const services = servicesOver(store, time);
  const refused = refusedIn(output);
  const posts = sql
    .prepare<[], Post>("SELECT *, due_at AS dueAt FROM posts WHERE message IS NOT NULL")
    .all();
  return posts.flatMap((post) => {
    const { kind, subject, chat: id, message, behind } = post;
    const name = `${kind} ${subject} ${id}`;
    const chat = store.people.chat(id);
    if (!chat?.present || refused.has(name) || taken.has(`${id} ${message}`)) return [];
    const show = SHOWS[kind];
    if (behind > 0 || !show) return [];
    const found = messages.find((one) => one.chat === id && one.id === message);
    // The group may have become another one: then the first press on it there moves it.
    if (!found) return chats.has(id) ? [`post ${name} has no message`] : [];
    const all = nearest(show, found, post, { services, chat, me });
    return all.length === 0 ? [] : [`post ${name} shows an older state: ${JSON.stringify(all)}`];
  });
};
