import type { Terms } from "../../../game/series.ts";
import type { Person } from "../../../store/people.ts";
import { playersOf } from "../../../tables/game/players.ts";
import type { Services } from "../../../tables/services/services.ts";
import { type Seek, seeksIn } from "../store/seeks.ts";
import { meanwhile } from "./meanwhile.ts";
import { asStranger } from "./strangers.ts";
import { termsWith } from "./waiting.ts";

/** Another player who waits, and what would be played with them. */
export type Joinable = {
  readonly post: number;
  readonly person: Person;
  readonly terms: Terms;
};

export type SeekView = {
  readonly seek: Seek;
  readonly offers: readonly Joinable[];
  /** The opponent, once found, and what is played with them. */
  readonly found: { readonly opponent: Person | undefined; readonly terms: Terms } | undefined;
  /** They play the computer meanwhile. */
  readonly playsComputer: boolean;
};

export const seekView = (services: Services, seek: Seek): SeekView => {
  const isOpen = seek.state === "open";
  return {
    seek,
    offers: isOpen ? seek.offers.flatMap((post) => offerOf(services, seek, post)) : [],
    found: foundBy(services, seek),
    playsComputer: isOpen && meanwhile(services, seek.person, seek.since).length > 0,
  };
};

const offerOf = ({ store }: Services, guest: Seek, post: number): Joinable[] => {
  const host = seeksIn(store).openAt(post);
  const person = host && store.people.person(host.person);
  const terms = host && termsWith(host, guest);
  return person && terms ? [{ post, person: asStranger(person), terms }] : [];
};

const foundBy = (services: Services, { game, person }: Seek): SeekView["found"] => {
  const row = game === null ? undefined : services.store.games.game(game);
  if (!row) return undefined;
  const players = playersOf(services, row);
  const { terms } = services.store.games.series(row.series);
  return { opponent: players && (row.white === person ? players.black : players.white), terms };
};
