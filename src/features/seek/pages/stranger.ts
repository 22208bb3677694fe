import { nameHtml } from "../../../bot/text/html.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { button, choiceButton } from "../../../bot/view/button.ts";
import type { Page } from "../../../bot/view/page.ts";
import type { GameId } from "../../../ids/ids.ts";
import type { Person } from "../../../tables/people/people.ts";
import { type Complaint, isReason, REASONS, type Stranger } from "../play/strangers.ts";
import { seekPress } from "./presses.ts";

/**
 * The actions about an unknown opponent: avoid them, and complain if the bot's owner can hear it.
 */
export const strangerPage = (
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

/** The owner's message about the complaints in a game. */
export const reportText = (
  complaints: readonly Complaint[],
  of: (id: Complaint["person"]) => Person | undefined,
  say: Say,
): string => {
  // Complaints go with the one who made them.
  if (complaints.length === 0) return say("report-gone");
  const named = (id: Complaint["person"]): string => {
    const name = of(id)?.name ?? "";
    return name === "" ? say("nobody") : `${nameHtml(name, say("nobody"))} (<code>${id}</code>)`;
  };
  const told = complaints.map(({ game, person, other, reason }) =>
    say("report-told", {
      ...{ by: named(person), about: named(other), game: String(game) },
      reason: isReason(reason) ? say(`button-report-${reason}`) : "",
    }),
  );
  return told.join("\n");
};
