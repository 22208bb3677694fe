import type { Drawing } from "../../board/studio/drawing.ts";
import type { NoticeKind, PostKind } from "../../bot/feature/kinds.ts";
import { digitsOf } from "../../bot/text/figures.ts";
import { unbroken } from "../../bot/text/html.ts";
import type { Say } from "../../bot/text/texts.ts";
import { speaker } from "../../bot/text/texts.ts";
import type { Keyboard } from "../../bot/view/button.ts";
import { type BoardMessage, type Look, pictureOf } from "../../bot/view/table-message.ts";
import { hasPicture } from "../../tables/people/boards.ts";
import type { NewsKind } from "../following/door.ts";
import { CONTEST_PACE_MS, type GroupContest } from "./contests.ts";
import { isEntered, type ShownKind } from "./kind.ts";

/** A contest is shown in its group by one message that is edited, however much happens in it. */
export const contestPost = <Contest extends GroupContest>(kind: ShownKind<Contest>): PostKind => ({
  kind: kind.name,
  paceMs: CONTEST_PACE_MS,
  under: (store, data) => {
    const id = kind.idOfButton(data);
    return id === undefined ? undefined : kind.in(store).post(id);
  },
  composed: ({ services }, { subject }) => {
    const contest = kind.in(services.store).at(subject);
    return contest && { compose: (to) => kind.message(services, contest, to) };
  },
});

export const contestCard = <Contest extends GroupContest>(
  kind: ShownKind<Contest>,
): NoticeKind => ({
  kind: kind.name,
  saying: ({ services }, { subject }) => {
    const contest = kind.in(services.store).at(subject);
    if (!contest) return undefined;
    const { thread } = contest;
    return { place: { thread }, compose: (to) => kind.card(services, contest, to) };
  },
});

/** A contest is news as long as it is open, to all who have not entered it. */
export const contestNews = <Contest extends GroupContest>(kind: ShownKind<Contest>): NewsKind => ({
  what: kind.name,
  find: ({ store }, number) => {
    const contests = kind.in(store);
    const contest = contests.openById(number);
    const by = contest && store.people.person(contest.maker);
    const table = contest && contests.post(contest.id);
    if (!by || !table) return undefined;
    const players = contests.people(contest.id);
    return {
      ...{ by, terms: contest.terms, table },
      takesPart: (person) => players.includes(person),
      enter: isEntered(kind)
        ? (language) => kind.enterButton(contest.id, speaker(language))
        : undefined,
    };
  },
});

export const MEDALS = ["🥇", "🥈", "🥉"] as const;

/** The players on the steps, the winner first, each with their result. */
export const podiumDrawing = (
  title: string,
  placed: readonly { readonly name: string; readonly text: string }[],
  { theme }: Look,
  say: Say,
): Drawing => ({
  ...{ kind: "stats", theme, ...digitsOf(say) },
  stats: { title, rows: [[{ kind: "podium", facts: { placed } }]] },
});

/** A message of a contest, with the picture if there is one and the chat shows pictures. */
export const contestMessage = (
  lines: readonly string[],
  keyboard: Keyboard,
  drawing: Drawing | undefined,
  { board }: Look,
): BoardMessage => ({
  html: unbroken(lines.join("\n")),
  keyboard,
  picture: drawing && hasPicture(board) ? pictureOf(drawing) : undefined,
});
