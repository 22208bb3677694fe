import type { PostKind } from "../../../bot/feature/kinds.ts";
import { isolated } from "../../../bot/text/html.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { button, type Keyboard, type Page, type Row } from "../../../bot/view/button.ts";
import { personHtml, personName } from "../../../bot/view/person-name.ts";
import { conditions, termsText } from "../../../bot/view/titles.ts";
import { waitingCard } from "../../../bot/view/waiting-card.ts";
import type { Terms } from "../../../game/series.ts";
import { isPersonId } from "../../../ids/ids.ts";
import type { Person } from "../../../store/people.ts";
import { playersOf } from "../../../tables/game/players.ts";
import type { Services } from "../../../tables/services/services.ts";
import { gamesMeanwhile, termsJoined } from "../play/meet.ts";
import { asStranger } from "../play/strangers.ts";
import { SEEK_POST, type Seek, seeksIn } from "../store/seeks.ts";
import { SEEK_PRESSES, seekPress } from "./presses.ts";

/** Another player who waits, and what would be played with them. */
type Joinable = {
  readonly post: number;
  readonly person: Person;
  readonly terms: Terms;
};

type SeekView = {
  readonly seek: Seek;
  readonly offers: readonly Joinable[];
  /** The opponent, once found, and what is played with them. */
  readonly found: { readonly opponent: Person | undefined; readonly terms: Terms } | undefined;
  readonly playsComputer: boolean;
};

export const seekView = (services: Services, seek: Seek): SeekView => {
  const isOpen = seek.state === "open";
  return {
    seek,
    offers: isOpen ? seek.offers.flatMap((post) => offerOf(services, seek, post)) : [],
    found: matchFound(services, seek),
    playsComputer: isOpen && gamesMeanwhile(services, seek.person, seek.since).length > 0,
  };
};

const offerOf = ({ store }: Services, guest: Seek, post: number): Joinable[] => {
  const host = seeksIn(store).openAt(post);
  const person = host && store.people.person(host.person);
  const terms = host && termsJoined(host, guest);
  return person && terms ? [{ post, person: asStranger(person), terms }] : [];
};

const matchFound = (services: Services, { game, person }: Seek): SeekView["found"] => {
  const row = game === null ? undefined : services.store.games.game(game);
  if (!row) return undefined;
  const players = playersOf(services, row);
  const { terms } = services.store.games.series(row.series);
  return { opponent: players && (row.white === person ? players.black : players.white), terms };
};

/** The one message of a search, from its beginning to its end. */
export const seekMessage = (services: Services, view: SeekView, say: Say): Page =>
  view.seek.state === "open"
    ? searchCard(services, view, say)
    : { html: endLines(view, say).join("\n"), keyboard: endKeys(view, say) };

const searchCard = (services: Services, view: SeekView, say: Say): Page => {
  const { seek, offers, playsComputer } = view;
  return waitingCard(
    services,
    {
      title: say("seek-open"),
      facts: [
        wishText(seek, say),
        say("seek-since", { near: { soon: new Date(seek.since) } }),
        ...(offers.length > 0 ? [] : [say("seek-alone")]),
      ],
      hints: hintsOf(view, say),
      ways: offers.map((offer) => joinRow(offer, say)),
      computer: playsComputer ? undefined : seekPress({ do: "seek-computer" }),
      last: [button(say("button-seek-stop"), seekPress({ do: "seek-stop" }))],
    },
    say,
  );
};

/** Who waits, too, and what follows. */
const hintsOf = ({ offers, playsComputer }: SeekView, say: Say): readonly string[] => [
  ...offers.map(({ person, terms }) =>
    say("seek-waits", { name: personHtml(person, say), terms: termsText(terms, say) }),
  ),
  say(playsComputer ? "seek-meanwhile" : offers.length > 0 ? "seek-join" : "seek-wait"),
];

const endLines = ({ seek, found }: SeekView, say: Say): readonly string[] => {
  switch (seek.state) {
    case "open":
      return [];
    case "found": {
      const name = found?.opponent ? personHtml(found.opponent, say) : say("nobody");
      return [
        `<b>${say("seek-found", { name })}</b>`,
        termsText(found?.terms ?? seek.terms, say),
        ...(seek.broke === 1 ? ["", say("seek-broke")] : []),
      ];
    }
    case "stopped":
    case "expired":
    case "elsewhere":
      return [say(`seek-${seek.state}`)];
  }
};

const endKeys = ({ seek }: SeekView, say: Say): Keyboard =>
  seek.state === "found" ? [] : [[button(say("button-seek"), seekPress({ do: "seek-begin" }))]];

const wishText = ({ terms, anyGame }: Seek, say: Say): string =>
  anyGame === 1
    ? [`<b>${say("button-seek-any")}</b>`, ...conditions(terms, say)].join(" · ")
    : termsText(terms, say);

const joinRow = ({ post, person }: Joinable, say: Say): Row => {
  const text = say("button-seek-join", { name: isolated(personName(person, say)) });
  return [button(text, seekPress({ do: "seek-join", post }), "success")];
};

const seekOf = ({ store }: Services, person: number): Seek | undefined =>
  isPersonId(person) ? seeksIn(store).of(person) : undefined;

/** Whether a deleted message is sent again. */
const isNeeded = ({ state }: Seek): boolean => state !== "found" && state !== "stopped";

export const SEARCHES: PostKind = {
  kind: SEEK_POST,
  under: ({ posts }, data, chat) =>
    SEEK_PRESSES.read(data)?.do === "seek-stop"
      ? posts.newest({ kind: SEEK_POST, chat })
      : undefined,
  composed: ({ services }, { subject }) => {
    const seek = seekOf(services, subject);
    return seek && { compose: ({ say }) => seekMessage(services, seekView(services, seek), say) };
  },
  refused: ({ services }, { subject }, failure) => {
    const seek = seekOf(services, subject);
    return failure === "lost" && seek && isNeeded(seek) ? "sent again" : "settled";
  },
};
