import type { NoticeKind } from "../../../bot/feature/kinds.ts";
import { escapeHtml, isolated } from "../../../bot/text/html.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { button, type Keyboard, type Row } from "../../../bot/view/button.ts";
import { pointsText } from "../../../bot/view/numbers.ts";
import { boardName, personHtml, shortName } from "../../../bot/view/person-name.ts";
import { type ChatId, isChatId, type PersonId } from "../../../ids/ids.ts";
import { isReachable, type Person } from "../../../tables/people/people.ts";
import type { Services } from "../../../tables/services/services.ts";
import { playKey } from "../statistics/against.ts";
import { spanAt } from "../statistics/periods.ts";
import { topPress } from "../statistics/presses.ts";
import { type LeagueView, rivalsOfWeek } from "./league.ts";

const keyOf = (text: string, person: Person, rival: Person): Row => [
  button(text, topPress({ do: "rival", person: person.id, rival: rival.id }), "primary"),
];

/** The letters of a name, of which a key has two. */
const NAME = 12;

/** A key for each pair, under the week that has made them rivals. */
export const rivalKeys = (rivals: LeagueView["rivals"], say: Say): Keyboard =>
  rivals.map(({ above, below }) => {
    const [one, other] = [above, below].map((person) => shortName(boardName(person, say), NAME));
    return keyOf(say("button-rivals", { one: one ?? "", other: other ?? "" }), above, below);
  });

const RIVAL_NOTICE = "rival";

/** Each of the rivals that a week has made hears of it in private, once. */
export const callRivals = (services: Services, chat: ChatId, week: number): void => {
  const { notices } = services.store;
  for (const { above, below } of rivalsOfWeek(services, chat, week)) {
    for (const person of [above, below].filter((one) => isReachable(services, one)))
      notices.add({ kind: RIVAL_NOTICE, subject: chat, person });
  }
};

/** The rival of this week, if the news is not too old. */
const rivalIn = (services: Services, chat: ChatId, person: PersonId) => {
  const week = spanAt("week", services.now()).number - 1;
  const pair = rivalsOfWeek(services, chat, week).find(
    ({ above, below }) => above === person || below === person,
  );
  const { people } = services.store;
  const rival = pair && people.person(pair.above === person ? pair.below : pair.above);
  return rival && { rival, points: pair.points };
};

export const RIVALS: NoticeKind = {
  kind: RIVAL_NOTICE,
  saying: ({ services }, { subject, person: id }) => {
    const { people } = services.store;
    const group = isChatId(subject) ? people.chat(subject) : undefined;
    const person = id === null ? undefined : people.person(id);
    const met = group && person && rivalIn(services, group.id, person.id);
    if (!met) return undefined;
    const { rival, points } = met;
    return {
      compose: ({ say }) => ({
        html: say("rival-news", {
          group: escapeHtml(isolated(group.title)),
          name: personHtml(rival, say),
          gap: gapText(points, say),
        }),
        keyboard: [[playKey(person.id, rival, say)]],
      }),
    };
  },
};

export const gapText = (points: bigint, say: Say): string =>
  points === 0n
    ? say("league-rivals-level")
    : say("league-rivals-apart", { points: pointsText(points, say) });
