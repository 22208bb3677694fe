import { seekersFrom } from "../../src/features/seek/play/meet.ts";
import { runSeeks } from "../../src/features/seek/play/seek.ts";
import { meetingsOf } from "../../src/features/seek/rules/pairs.ts";
import { seeksIn } from "../../src/features/seek/store/seeks.ts";
import type { Terms } from "../../src/game/series.ts";
import { isPersonId, privateChatOf } from "../../src/ids/ids.ts";
import { RULESETS } from "../../src/rules/rulesets.ts";
import { remember } from "../../src/tables/people/people.ts";
import type { Services } from "../../src/tables/services/services.ts";
import { openServices } from "../tables/support.ts";
import { type Figure, inMs, inThousands, median, timed } from "./figures.ts";

const SEARCHES = 2_000;
const TIMES = 30;

const WISHES: readonly Terms[] = RULESETS.flatMap((ruleset) =>
  [60, 180].map((turn) => ({ ruleset, stake: 1, clock: { turn } })),
);

/** So many people search; of the same wish each is this much stronger than the one before. */
const searching = (apart: number): Services => {
  const services = openServices(1);
  const { store, now } = services;
  store.transaction(() => {
    for (let id = 1; id <= SEARCHES; id++) {
      const terms = WISHES[id % WISHES.length];
      if (!isPersonId(id) || !terms) throw new Error("nobody, or nothing");
      const chat = { id: privateChatOf(id), kind: "private", language: "en" } as const;
      remember(services, { id, name: `Player ${id}`, username: null, language: "en" }, chat);
      const rating = apart * Math.floor(id / WISHES.length);
      const strength = { longRating: rating, shortRating: rating };
      const asked = { person: id, terms, anyGame: 0, ...strength } as const;
      seeksIn(store).begin({ ...asked, since: now(), luck: null, message: null });
    }
  });
  return services;
};

/** Bringing together players who look for an opponent. */
export const seekFigures = (): Figure[] => {
  const apart = searching(1_000);
  runSeeks(apart);
  const sweeps = Array.from({ length: TIMES }, () => timed(() => runSeeks(apart)));
  apart.store.close();
  const near = searching(1);
  const seekers = seekersFrom(seeksIn(near.store).open());
  const meetings = Array.from({ length: TIMES }, () =>
    timed(() => meetingsOf(seekers, () => true, near.now())),
  );
  near.store.close();
  const all = `${inThousands(SEARCHES)} open searches`;
  return [
    {
      what: `who meets whom of ${all}, all of whom find someone`,
      found: inMs(median(meetings)),
      target: "5 ms",
    },
    {
      what: `a sweep, or a new search, beside ${all} of which no two fit`,
      found: inMs(median(sweeps)),
      target: "5 ms",
    },
  ];
};
