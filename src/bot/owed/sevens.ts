import type { Services } from "../../tables/services.ts";
import { type DueSeven, dueSevens } from "../../tables/seven/reminders.ts";
import type { Job, Jobs } from "../delivery/jobs.ts";
import type { Show } from "../delivery/show.ts";
import { speaker } from "../text/texts.ts";
import { button } from "../view/button.ts";

type Parts = { readonly services: Services; readonly jobs: Jobs; readonly show: Show };

/** Reminds of the day's seven whoever has asked for it, once a day, and not when it is played. */
export const bringSevens = (parts: Parts): void =>
  parts.jobs.see(() => dueSevens(parts.services).map((due) => jobFor(parts, due)));

const jobFor = ({ services, show }: Parts, { person, day, chat }: DueSeven): Job => ({
  chat: chat.id,
  lane: `seven ${person}`,
  take: () => services.store.sevens.takeReminder(person, day),
  giveBack: () => services.store.sevens.giveReminderBack(person, day),
  run: (api) => {
    const say = speaker(chat.language);
    const keyboard = [
      [
        button(say("button-seven"), { do: "seven-begin" }, "primary"),
        button(say("button-seven-stop"), { do: "seven-stop" }),
      ],
    ];
    const html = say("seven-reminder", { day: String(day) });
    return show({ api }, { chat: chat.id }, () => ({ html, keyboard }));
  },
});
