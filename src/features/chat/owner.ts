import { Composer } from "grammy";
import type { Stats } from "../../board/sheets/stats.ts";
import type { Delivery } from "../../bot/delivery/delivery.ts";
import type { Feature } from "../../bot/feature/feature.ts";
import type { Owner, PressCount, Traffic } from "../../bot/feature/parts.ts";
import { digitsOf } from "../../bot/text/figures.ts";
import { isolated } from "../../bot/text/html.ts";
import { listed, type Say } from "../../bot/text/texts.ts";
import type { BotContext } from "../../bot/updates/context.ts";
import { sendPage } from "../../bot/updates/reply.ts";
import { grouped } from "../../bot/view/numbers.ts";
import { pictureOf } from "../../bot/view/table-message.ts";
import type { Services } from "../../tables/services/services.ts";
import { DAY_MS, WEEK_MS } from "../../tables/services/time.ts";

/** The state of the bot, for its owner alone and in private; for others the command is unknown. */
const statsFor = (owner: Owner | undefined): Composer<BotContext> => {
  const composer = new Composer<BotContext>();
  composer.command("stats", async (ctx, next) => {
    const { here, services, say, delivery } = ctx;
    if (!owner || ctx.person.id !== owner.id || here?.kind !== "private") return next();
    const overview = overviewOf(services);
    const html = [
      `<b>${say("owner-title")}</b>`,
      ...linesOf(overview, { ...(await owner.traffic()), ...delivery.pace() }, say),
      ...pressLines(await owner.presses(), say),
    ].join("\n");
    const stats = chartOf(overview, say);
    sendPage(ctx, here, ({ board, theme }) => ({
      html,
      keyboard: [],
      picture:
        board === "picture"
          ? pictureOf({ kind: "stats", theme, stats, ...digitsOf(say) })
          : undefined,
    }));
  });
  return composer;
};

const MB = 1_000_000;

type AllTraffic = Traffic & ReturnType<Delivery["pace"]>;

const linesOf = (overview: Overview, called: AllTraffic, say: Say): readonly string[] => {
  const { day, week, people, running, bytes } = overview;
  return [
    say("owner-day", day),
    say("owner-week", week),
    say("owner-all", { people: grouped(people), running }),
    say("owner-calls", { calls: grouped(called.calls), refused: grouped(called.tooMany) }),
    say("owner-pace", { allowed: Math.floor(called.aSecond), refused: grouped(called.refused) }),
    say("owner-memory", {
      memory: Math.round(process.memoryUsage.rss() / MB),
      database: Math.ceil(bytes / MB),
    }),
  ];
};

const MOST_PRESSED = 10;

/** With these the page stays within the words that a picture may have. */
const MOST_UNPRESSED = 20;

/** The buttons pressed most, and those that nobody has pressed. */
const pressLines = (presses: readonly PressCount[], say: Say): readonly string[] => {
  const pressed = presses
    .filter(({ times }) => times > 0)
    .toSorted((one, other) => other.times - one.times)
    .slice(0, MOST_PRESSED)
    .map(({ press, times }) => isolated(`${press}\u00a0${grouped(times)}`));
  const unpressed = presses.flatMap(({ press, times }) => (times === 0 ? isolated(press) : []));
  const named = [
    ...unpressed.slice(0, MOST_UNPRESSED),
    ...(unpressed.length > MOST_UNPRESSED ? ["…"] : []),
  ];
  return [
    ...(pressed.length > 0 ? [say("owner-pressed", { buttons: listed(pressed, say) })] : []),
    ...(named.length > 0
      ? [
          say("owner-unpressed", {
            count: unpressed.length,
            all: presses.length,
            buttons: listed(named, say),
          }),
        ]
      : []),
  ];
};

const chartOf = ({ games }: Overview, say: Say): Stats => ({
  title: say("owner-title"),
  rows: [
    [
      {
        kind: "lines",
        facts: {
          heading: say("owner-games"),
          lines: [
            { colour: "white", dashed: false, label: String(games.at(-1) ?? 0), values: games },
          ],
          level: 0,
        },
      },
    ],
  ],
});

type Overview = ReturnType<typeof overviewOf>;

const DAYS = 30;

export const overviewOf = ({ store, now }: Services) => {
  const { counts } = store;
  const today = Math.floor(now() / DAY_MS);
  const since = today - DAYS + 1;
  const byDay = counts.gamesByDay({ since: since * DAY_MS, day: DAY_MS });
  const games = new Map(byDay.map((one) => [one.day, one.games]));
  return {
    day: counts.active(now() - DAY_MS),
    week: counts.active(now() - WEEK_MS),
    people: counts.people(),
    running: counts.gamesRunning(),
    // Those that ended on each of the last days; today comes last.
    games: Array.from({ length: DAYS }, (_, index) => games.get(since + index) ?? 0),
    bytes: counts.bytes(),
  };
};

export const OWNER: Feature = {
  name: "owner",
  unlisted: ["stats"],
  open: ({ owner }) => ({ handlers: [statsFor(owner)] }),
};
