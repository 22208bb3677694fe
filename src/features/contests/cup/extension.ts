import { speaker } from "../../../bot/text/texts.ts";
import { button } from "../../../bot/view/button.ts";
import { BESIDES } from "../../../bot/view/look.ts";
import type { GameExtension, Services } from "../../../tables/services/services.ts";
import { CONTESTS, NEWS } from "../../following/door.ts";
import { GUIDES } from "../../rules/door.ts";
import { EVENINGS } from "../evenings.ts";
import { contestNews } from "../news.ts";
import { besideCup } from "./beside.ts";
import { type Cup, cupsIn } from "./cups.ts";
import { cupDeadline } from "./deadline.ts";
import { cupEvening } from "./handlers.ts";
import { cupPress } from "./presses.ts";
import { cupSeat } from "./seat.ts";
import { cupView } from "./standings.ts";

const cupAt = ({ store }: Services, number: number): Cup | undefined => cupsIn(store).at(number);

const news = NEWS.give(
  contestNews(
    "cup",
    (services, number) => {
      const contest = cupAt(services, number);
      if (!contest) return undefined;
      const players = cupsIn(services.store).players(contest.id);
      return { contest, players: players.map(({ person }) => person) };
    },
    ({ id }, language) =>
      button(
        speaker(language)("button-cup-enter"),
        cupPress({ do: "cup-enter", cup: id }),
        "success",
      ),
  ),
);

const watched = CONTESTS.give({
  kind: "cup",
  groupOf: (services, number) => cupAt(services, number)?.chat,
  ofGame: ({ store }, game) => cupsIn(store).ofGame(game)?.cup,
  // The newest games of undecided matches.
  games: (services, number) => {
    const cup = cupAt(services, number);
    const pairs = cup ? cupsIn(services.store).pairs(cup.id) : [];
    return pairs.flatMap(({ series, winner }) => {
      const isOn = series !== null && winner === null;
      const newest = isOn ? cupsIn(services.store).gameOf(series) : undefined;
      const row = newest && services.store.games.game(newest.game);
      return row ? [row] : [];
    });
  },
  order: (services, number) => {
    const cup = cupAt(services, number);
    return cup ? cupView(services, cup).standings.rows.map(({ player }) => player) : [];
  },
});

export const cupExtension: GameExtension = {
  gives: [news, watched, GUIDES.give({ id: "cup", word: "cup" }), EVENINGS.give(cupEvening)],
  deadline: cupDeadline,
  givesBack: ({ store }, standstill) => {
    // A board that was drawn before this may say that somebody is late.
    for (const series of cupsIn(store).putOff(standstill)) {
      const newest = cupsIn(store).gameOf(series);
      if (newest) store.tables.touchGame(newest.game);
    }
  },
  shows: (services, { row, viewer }) => {
    const seat = viewer === null ? undefined : cupSeat(services, row.id, viewer);
    return seat && BESIDES.give(besideCup(seat));
  },
};
