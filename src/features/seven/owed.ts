import type { Job, Jobs } from "../../bot/delivery/jobs.ts";
import type { Show } from "../../bot/delivery/show.ts";
import { speaker } from "../../bot/text/texts.ts";
import { button } from "../../bot/view/button.ts";
import type { Services } from "../../tables/services/services.ts";
import { groupDayPage } from "./pages/groups.ts";
import { sevenPress } from "./pages/presses.ts";
import { type DueGroupDay, dueGroupDays, groupDay } from "./play/groups.ts";
import { type DueSeven, dueSevens } from "./play/reminders.ts";
import { sevenGroupsIn } from "./store/groups.ts";
import { sevensIn } from "./store/sevens.ts";

type Parts = {
  readonly services: Services;
  readonly jobs: Jobs;
  readonly show: Show;
  /** The bot's username. */
  readonly me: string;
};

/** Reminds of the day's seven, and shows groups the results of their members. */
export const bringSevens = (parts: Parts): void =>
  parts.jobs.see(() => [
    ...dueSevens(parts.services).map((due) => reminderFor(parts, due)),
    ...dueGroupDays(parts.services).map((due) => groupDayFor(parts, due)),
  ]);

/**
 * At most this many wait for their call. The rest of an hour's reminders is not taken yet, so it
 * survives a kill.
 */
const MOST_WAITING = 50;

/** Once a day for a person who asked for it, unless the seven is played already. */
const reminderFor = ({ services, show }: Parts, { person, day, chat }: DueSeven): Job => ({
  chat: chat.id,
  lane: `seven ${person % MOST_WAITING}`,
  take: () => sevensIn(services.store).takeReminder({ person, day }),
  giveBack: () => sevensIn(services.store).giveReminderBack({ person, day }),
  run: (api) => {
    const say = speaker(chat.language);
    const keyboard = [
      [
        button(say("button-seven"), sevenPress({ do: "seven-begin" }), "primary"),
        button(say("button-seven-stop"), sevenPress({ do: "seven-stop" })),
      ],
    ];
    const html = say("seven-reminder", { day: String(day) });
    return show({ api }, { chat: chat.id }, () => ({ html, keyboard }));
  },
});

/** One message a day, without a sound; later results are edited in. */
const groupDayFor = ({ services, show, me }: Parts, { post, chat }: DueGroupDay): Job => {
  const sevenGroups = sevenGroupsIn(services.store);
  return {
    chat: chat.id,
    lane: `sevens ${chat.id} ${post.day}`,
    take: () => {
      sevenGroups.tried({ ...post, at: services.now() });
      return true;
    },
    run: (api) => {
      const onSending = () => sevenGroups.sending(post);
      const onShown = ({ message }: Pick<DueGroupDay["post"], "message">) =>
        sevenGroups.shown({ ...post, message });
      const compose = () => groupDayPage(groupDay(services, post), me, speaker(chat.language));
      return show({ api, onSending, onShown }, { ...post, quiet: true }, compose);
    },
    onRefused: (kind) => (kind === "lost" ? sevenGroups.lost(post) : sevenGroups.shown(post)),
  };
};
