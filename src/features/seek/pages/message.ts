import type { Say } from "../../../bot/text/texts.ts";
import { button, type Keyboard } from "../../../bot/view/button.ts";
import type { Page } from "../../../bot/view/page.ts";
import { personHtml } from "../../../bot/view/person-name.ts";
import { termsText } from "../../../bot/view/titles.ts";
import type { SeekView } from "../play/seek.ts";
import { seekPress } from "./presses.ts";

/** The one message of a search, from its beginning to its end. */
export const seekMessage = (view: SeekView, say: Say): Page => ({
  html: linesOf(view, say).join("\n"),
  keyboard: buttonsOf(view, say),
});

const linesOf = ({ seek, opponent, playsComputer }: SeekView, say: Say): readonly string[] => {
  const terms = termsText(seek.terms, say);
  switch (seek.state) {
    case "open":
      return [
        `<b>${say("seek-open")}</b>`,
        terms,
        "",
        say(openKey(seek.offered === 1, playsComputer)),
      ];
    case "found":
      return [
        `<b>${say("seek-found", { name: opponent ? personHtml(opponent, say) : say("nobody") })}</b>`,
        terms,
        ...(seek.broke === 1 ? ["", say("seek-broke")] : []),
      ];
    case "stopped":
    case "expired":
    case "elsewhere":
      return [say(`seek-${seek.state}`)];
  }
};

const openKey = (isOffered: boolean, playsComputer: boolean) => {
  if (playsComputer) return "seek-meanwhile";
  return isOffered ? "seek-offer" : "seek-wait";
};

const buttonsOf = ({ seek, playsComputer }: SeekView, say: Say): Keyboard => {
  switch (seek.state) {
    case "open": {
      const isOffered = seek.offered === 1 && !playsComputer;
      return [
        ...(isOffered
          ? [[button(say("button-seek-computer"), seekPress({ do: "seek-computer" }), "primary")]]
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
