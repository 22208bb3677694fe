import type { PostKind } from "../../../bot/feature/kinds.ts";
import { nameHtml } from "../../../bot/text/html.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { button, choiceButton, type Page } from "../../../bot/view/button.ts";
import { type GameId, isGameId, isPersonId } from "../../../ids/ids.ts";
import { ownerChat, type Person } from "../../../tables/people/people.ts";
import { isReason, REASONS, type Stranger, strangerIn } from "../play/strangers.ts";
import { type Complaint, REPORT_POST, STRANGER_POST, strangersIn } from "../store/strangers.ts";
import { SEEK_PRESSES, seekPress } from "./presses.ts";

/** An opponent can be avoided, and complained of if the bot's owner can hear it. */
const strangerPage = (
  game: GameId,
  { person, isAvoided, isReported }: Stranger,
  isHeard: boolean,
  say: Say,
): Page => {
  const reasons = isHeard && !isReported ? REASONS : [];
  return {
    html: [
      `👤 <b>${nameHtml(person.name, say("nobody"))}</b>`,
      say("stranger-about"),
      ...(isAvoided ? ["", say("stranger-avoided")] : []),
      ...(reasons.length > 0 ? ["", say("stranger-report")] : []),
      ...(isReported ? ["", say("stranger-reported")] : []),
    ].join("\n"),
    keyboard: [
      [
        choiceButton(
          say("button-stranger-avoid"),
          seekPress({ do: "seek-avoid", game }),
          isAvoided,
        ),
      ],
      ...reasons.map((reason) => [
        button(say(`button-report-${reason}`), seekPress({ do: "seek-report", game, reason })),
      ]),
    ],
  };
};

const reportText = (
  complaints: readonly Complaint[],
  of: (id: Complaint["person"]) => Person | undefined,
  say: Say,
): string => {
  // Complaints go with the one who made them.
  if (complaints.length === 0) return say("report-gone");
  const nameOf = (id: Complaint["person"]): string => {
    const name = of(id)?.name ?? "";
    return name === "" ? say("nobody") : `${nameHtml(name, say("nobody"))} (<code>${id}</code>)`;
  };
  const told = complaints.map(({ game, person, other, reason }) =>
    say("report-told", {
      ...{ by: nameOf(person), about: nameOf(other), game: String(game) },
      reason: isReason(reason) ? say(`button-report-${reason}`) : "",
    }),
  );
  return told.join("\n");
};

/** What can be done about an opponent who was found, in the private chat of the other. */
export const STRANGERS: PostKind = {
  kind: STRANGER_POST,
  under: ({ posts }, data, chat) => {
    const press = SEEK_PRESSES.read(data);
    return press?.do === "seek-avoid"
      ? posts.in({ kind: STRANGER_POST, subject: press.game, chat })
      : undefined;
  },
  composed: ({ services, owner }, { subject: game, chat }) => {
    if (!isGameId(game) || !isPersonId(chat)) return undefined;
    const met = strangerIn(services, game, chat);
    if (!met.ok) return undefined;
    const isHeard = ownerChat(services, owner) !== undefined;
    return { compose: ({ say }) => strangerPage(game, met.other, isHeard, say) };
  },
  refused: () => "settled",
};

/** The complaints about strangers in a game, told to the owner. */
export const REPORTS: PostKind = {
  kind: REPORT_POST,
  composed: ({ services }, { subject: game }) => {
    const complaints = isGameId(game) ? strangersIn(services.store).reportsOf(game) : [];
    const { person } = services.store.people;
    return {
      compose: ({ say }) => ({ html: reportText(complaints, person, say), keyboard: [] }),
    };
  },
  refused: () => "settled",
};
