import type { PostKind } from "../../../bot/feature/kinds.ts";
import { nameHtml } from "../../../bot/text/html.ts";
import { type Say, speaker } from "../../../bot/text/texts.ts";
import { pointsText, signedFigure, signedPoints, tenths } from "../../../bot/view/numbers.ts";
import type { BoardMessage, Look } from "../../../bot/view/table-message.ts";
import type { Person } from "../../../tables/people/people.ts";
import { rankingOf, withPicture } from "../statistics/words.ts";
import { crownChampion, isWeekDue, type LeagueRow, type LeagueView, leagueView } from "./league.ts";
import { callRivals, gapText, rivalKeys } from "./rivals.ts";
import { WEEK } from "./store.ts";

/** The number of players in the picture, or in the list without one. */
const MOST_SHOWN = 10;

const leagueMessage = (view: LeagueView, look: Look, language: string): BoardMessage => {
  const say = speaker(language);
  const { games, rows, champion, run, mars, luckiest, rivals } = view;
  const nameOf = ({ name }: Person): string => nameHtml(name, say("nobody"));
  const title = titleOf(view, language);
  const first = rows.slice(0, MOST_SHOWN);
  const best = champion && rows[0];
  const lines = [
    `<b>${title}</b>`,
    say("league-played", { games, players: rows.length }),
    ...(best
      ? [
          say("league-best", {
            name: nameOf(champion),
            points: signedPoints(best.stats.points, say),
          }),
        ]
      : []),
    ...(run ? [say("league-run", { name: nameOf(run.person), games: run.games })] : []),
    ...(mars
      ? [
          say(mars.outcome === "koks" ? "league-koks" : "league-mars", {
            winner: nameOf(mars.winner),
            loser: nameOf(mars.loser),
            points: pointsText(mars.points, say),
          }),
        ]
      : []),
    ...(luckiest
      ? [say("league-luck", { name: nameOf(luckiest.person), pips: tenths(luckiest.pips) })]
      : []),
    ...(rivals.length > 0 ? [say("league-rivals", { pairs: pairsText(rivals, nameOf, say) })] : []),
    ...(look.board !== "picture" ? ["", ...tableLines(first, nameOf, say)] : []),
  ];
  const stats = { title, rows: [[rankingOf(first, say)]] };
  return withPicture(lines.join("\n"), rivalKeys(rivals, say), stats, look, say);
};

/** "Anna — Boris (2 points) · Vahe — Dana (5 points)" */
const pairsText = (
  rivals: LeagueView["rivals"],
  nameOf: (person: Person) => string,
  say: Say,
): string =>
  rivals
    .map(({ above, below, points }) => {
      const gap = gapText(points, say);
      return say("league-rivals-pair", { above: nameOf(above), below: nameOf(below), gap });
    })
    .join(" · ");

const titleOf = ({ from, to }: LeagueView, language: string): string =>
  speaker(language)("league-title", { from: dayText(from, language), to: dayText(to, language) });

/** Days of a league are days in UTC. */
const dayText = (time: number, language: string): string =>
  new Date(time).toLocaleDateString(language, { day: "numeric", month: "long", timeZone: "UTC" });

const tableLines = (
  rows: readonly LeagueRow[],
  nameOf: (person: Person) => string,
  say: Say,
): string[] =>
  rows.map(({ person, stats }, at) =>
    say("top-line", {
      place: String(at + 1),
      name: nameOf(person),
      points: signedFigure(stats.points),
    }),
  );

/** The results of a group's week: told once, and edited only to remove a forgotten name. */
export const WEEKS: PostKind = {
  kind: WEEK,
  quiet: true,
  isDue: ({ services }, post) => isWeekDue(services, post),
  onTaken: ({ services }, post) => {
    crownChampion(services, post);
    if (post.message === null) callRivals(services, post.chat, post.subject);
  },
  composed: ({ services }, { chat: id, subject: week }) => {
    const view = leagueView(services, id, week);
    return { compose: ({ look, chat }) => leagueMessage(view, look, chat.language) };
  },
  refused: () => "settled",
};
