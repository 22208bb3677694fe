import type { ChallengeId } from "../../ids/ids.ts";
import type { ChallengeView } from "../../tables/shown/view.ts";
import { isolated, nameHtml } from "../text/html.ts";
import type { Say } from "../text/texts.ts";
import { button, inReadingOrder, type Keyboard, type Row } from "./button.ts";
import { linkTo } from "./links.ts";
import { mentionHtml } from "./person-name.ts";

/** A link names only so many people who declined; it may have gone to a large group. */
const MOST_DECLINERS = 3;

type ChallengeText = { readonly line: string; readonly keyboard: Keyboard };

/** A challenge and what became of it; `me` is the bot's username. */
export const challengeText = (view: ChallengeView, me: string, say: Say): ChallengeText => {
  const { challenge, challenger, taker } = view;
  const name = nameHtml(challenger.name, say("nobody"));
  if (taker && challenge.token !== null) {
    const opponent = nameHtml(taker.name, say("nobody"));
    const board = { text: say("button-to-board"), url: linkTo(me, challenge.token) };
    return { line: say("challenge-taken-by", { name, opponent }), keyboard: [[board]] };
  }
  switch (challenge.state) {
    case "open":
      return openChallenge(view, me, say);
    case "accepted":
      return { line: say("challenge-taken", { name }), keyboard: [] };
    case "cancelled":
      return { line: say("challenge-cancelled", { name }), keyboard: [] };
    case "declined":
      return { line: say("challenge-declined", { name }), keyboard: [] };
    case "expired":
      return { line: say("challenge-expired", { name }), keyboard: [] };
  }
};

const openChallenge = (view: ChallengeView, me: string, say: Say): ChallengeText => {
  const { id, token, chat } = view.challenge;
  if (token !== null) return openLink(view, token, me, say);
  const values = { ...namesIn(view, say), opponent: callText(view, say) };
  const sit: Row = [button(say("button-sit"), { do: "sit", challenge: id }, "success")];
  const cancel = cancelRow(id, say);
  if (values.opponent !== "")
    return { line: say("challenge-to", values), keyboard: [sit, refuseRow(id, say), cancel] };
  const line = say("challenge-open", values);
  // An inline message has no table for the computer to join.
  if (chat === null) return { line, keyboard: [sit, cancel] };
  const computer = button(say("button-sit-computer"), { do: "sit-computer", challenge: id });
  const bell = button(say("button-listen"), { do: "listen" });
  return { line, keyboard: [sit, [computer], inReadingOrder([bell, ...cancel], say)] };
};

/** The link in its maker's chat, in a message that brought it, and in the chat of who opened it. */
const openLink = (view: ChallengeView, token: string, me: string, say: Say): ChallengeText => {
  const { challenger, table } = view;
  const { id } = view.challenge;
  const values = namesIn(view, say);
  if (table.inline !== null)
    return { line: say("link-message", values), keyboard: linkKeyboard(token, say) };
  if (table.viewer === challenger.id) {
    const ways = view.isReached ? [] : linkRows(me, { id, token }, say);
    const keyboard = [...ways, cancelRow(id, say)];
    return { line: makersLine(view, say), keyboard };
  }
  const accept: Row = [
    button(say("button-accept-challenge"), { do: "sit", challenge: id }, "success"),
  ];
  return table.declined
    ? { line: say("link-declined", values), keyboard: [accept] }
    : { line: say("challenge-to-you", values), keyboard: [accept, refuseRow(id, say)] };
};

const namesIn = (view: ChallengeView, say: Say) => ({
  name: nameHtml(view.challenger.name, say("nobody")),
  opponent: opponentText(view, say),
});

const refuseRow = (challenge: ChallengeId, say: Say): Row => [
  button(say("button-refuse"), { do: "refuse", challenge }),
];

const cancelRow = (challenge: ChallengeId, say: Say): Row => [
  button(say("button-cancel"), { do: "cancel", challenge }),
];

/** The maker's line about a link: the people who declined, and how to use it. */
const makersLine = (view: ChallengeView, say: Say): string => {
  const opponent = opponentText(view, say);
  const refusals = view.decliners
    .slice(-MOST_DECLINERS)
    .map(({ name }) => say("link-declined-by", { name: nameHtml(name, say("nobody")) }));
  const to = view.isReached ? "challenge-reached" : "challenge-link-to";
  const link = opponent === "" ? say("challenge-link") : say(to, { opponent });
  return [...refusals, link].join("\n");
};

/** The buttons of a message that brings a link; accepting takes one press. */
const linkKeyboard = (token: string, say: Say): Keyboard => [
  [button(say("button-accept-challenge"), { do: "link-sit", token }, "success")],
];

/** Telegram's own picker of chats, and the link itself. */
const linkRows = (
  me: string,
  { id, token }: { readonly id: ChallengeId; readonly token: string },
  say: Say,
): Row[] => [
  [
    {
      text: say("button-send-link"),
      style: "primary",
      switch_inline_query_chosen_chat: {
        query: `${say("words-challenge")} ${id}`,
        allow_user_chats: true,
        allow_group_chats: true,
      },
    },
  ],
  [{ text: say("button-copy-link"), copy_text: { text: linkTo(me, token) } }],
];

/** The person called in a group has to hear it, also where the call answers their words. */
const callText = (view: ChallengeView, say: Say): string =>
  view.opponent ? mentionHtml(view.opponent, say) : opponentText(view, say);

const opponentText = ({ opponent, challenge }: ChallengeView, say: Say): string => {
  if (opponent) return nameHtml(opponent.name, say("nobody"));
  // The whole username, unchanged, makes Telegram mention the opponent.
  return challenge.opponentName === null ? "" : isolated(`@${challenge.opponentName}`);
};
