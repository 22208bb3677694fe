import { isolated } from "../../../bot/text/html.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { button, type Keyboard, type Row } from "../../../bot/view/button.ts";
import type { Page } from "../../../bot/view/page.ts";
import { personHtml, personName } from "../../../bot/view/person-name.ts";
import { conditions, termsText } from "../../../bot/view/titles.ts";
import type { Joinable, SeekView } from "../play/view.ts";
import type { Seek } from "../store/seeks.ts";
import { seekPress } from "./presses.ts";

/** The one message of a search, from its beginning to its end. */
export const seekMessage = (view: SeekView, say: Say): Page => ({
  html: linesOf(view, say).join("\n"),
  keyboard: buttonsOf(view, say),
});

const linesOf = (view: SeekView, say: Say): readonly string[] => {
  const { seek, offers, found } = view;
  switch (seek.state) {
    case "open":
      return [
        `<b>${say("seek-open")}</b>`,
        askedText(seek, say),
        ...offerLines(offers, say),
        ...openLines(view, say),
      ];
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

const askedText = ({ terms, anyGame }: Seek, say: Say): string =>
  anyGame === 1
    ? [`<b>${say("button-seek-any")}</b>`, ...conditions(terms, say)].join(" · ")
    : termsText(terms, say);

const offerLines = (offers: readonly Joinable[], say: Say): readonly string[] =>
  offers.length === 0
    ? []
    : [
        "",
        ...offers.map(({ person, terms }) =>
          say("seek-waits", {
            name: personHtml(person, say),
            terms: termsText(terms, say),
          }),
        ),
        say("seek-join"),
      ];

const openLines = ({ seek, offers, playsComputer }: SeekView, say: Say): readonly string[] => {
  if (playsComputer) return ["", say("seek-meanwhile")];
  if (seek.offered === 1) return ["", say("seek-offer")];
  return offers.length > 0 ? [] : ["", say("seek-wait")];
};

const buttonsOf = ({ seek, offers, playsComputer }: SeekView, say: Say): Keyboard => {
  switch (seek.state) {
    case "open": {
      const isOffered = seek.offered === 1 && !playsComputer;
      const style = offers.length === 0 ? "primary" : undefined;
      return [
        ...offers.map((offer) => joinRow(offer, say)),
        ...(isOffered
          ? [[button(say("button-seek-computer"), seekPress({ do: "seek-computer" }), style)]]
          : []),
        [button(say("button-seek-stop"), seekPress({ do: "seek-stop" }))],
      ];
    }
    case "found":
      return [];
    case "stopped":
    case "expired":
    case "elsewhere":
      return [[button(say("button-seek"), seekPress({ do: "seek-begin" }))]];
  }
};

const joinRow = ({ post, person }: Joinable, say: Say): Row => {
  const text = say("button-seek-join", { name: isolated(personName(person, say)) });
  return [button(text, seekPress({ do: "seek-join", post }), "success")];
};
