import type { OwedSayings, PostKind } from "../../../bot/feature/kinds.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { button, type Keyboard } from "../../../bot/view/button.ts";
import { sevensIn } from "../sets/sevens.ts";
import { groupDayPage } from "./pages/groups.ts";
import { sevenPress } from "./pages/presses.ts";
import { newsLines } from "./pages/words.ts";
import { groupDay, isDayDue } from "./play/groups.ts";
import { dueSevens } from "./play/reminders.ts";
import { sevenNews } from "./play/results.ts";
import { GROUP_DAY } from "./store/groups.ts";

const PAUSE_MS = 60_000;

/** The results of members of a group: one message a day, later results are edited in. */
export const GROUP_DAYS: PostKind = {
  kind: GROUP_DAY,
  paceMs: PAUSE_MS,
  quiet: true,
  isDue: ({ services }, post) => isDayDue(services, post),
  composed: ({ services, me }, { chat, subject: day }) => {
    const shown = groupDay(services, { chat, day });
    return { compose: ({ say }) => groupDayPage(shown, me, say) };
  },
};

/** So many wait for their call. The rest is not taken yet, so it survives a kill. */
const MOST_WAITING = 50;

/** Once a day for a person who asked for it, unless the seven is played already. */
export const sevenReminders: OwedSayings = ({ services }) =>
  dueSevens(services).map(({ person, day, chat }) => ({
    chat,
    lane: `seven ${person % MOST_WAITING}`,
    take: () => sevensIn(services.store).takeReminder({ person, day }),
    giveBack: () => sevensIn(services.store).giveReminderBack({ person, day }),
    compose: ({ say }) => ({
      html: [
        say("seven-reminder", { day: String(day) }),
        ...newsLines(sevenNews(services, person), say),
      ].join("\n"),
      keyboard: underReminder(say),
    }),
  }));

const underReminder = (say: Say): Keyboard => [
  [
    button(say("button-seven"), sevenPress({ do: "seven-begin" }), "primary"),
    button(say("button-seven-stop"), sevenPress({ do: "seven-stop" })),
  ],
];
