import { Composer } from "grammy";
import type { Stats } from "../../../board/sheets/stats.ts";
import type { Owner, Traffic } from "../../../bot/feature/parts.ts";
import type { Say } from "../../../bot/text/texts.ts";
import type { BotContext } from "../../../bot/updates/context.ts";
import { sendPage } from "../../../bot/updates/reply.ts";
import { grouped } from "../../../bot/view/numbers.ts";
import { pictureOf } from "../../../bot/view/table-message.ts";
import { type Overview, overviewOf } from "../../standings/door.ts";

/** The state of the bot, for its owner alone and in private; for others the command is unknown. */
export const owning = (owner: Owner | undefined): Composer<BotContext> => {
  const composer = new Composer<BotContext>();
  composer.command("stats", async (ctx, next) => {
    const { here, services, say } = ctx;
    if (!owner || ctx.person.id !== owner.id || here?.kind !== "private") return next();
    const overview = overviewOf(services);
    const html = [
      `<b>${say("owner-title")}</b>`,
      ...linesOf(overview, await owner.traffic(), say),
    ].join("\n");
    const stats = chartOf(overview, say);
    sendPage(ctx, here, ({ board, theme }) => ({
      html,
      keyboard: [],
      picture: board === "picture" ? pictureOf({ kind: "stats", theme, stats }) : undefined,
    }));
  });
  return composer;
};

const MB = 1_000_000;

const linesOf = (overview: Overview, { calls, tooMany }: Traffic, say: Say): readonly string[] => {
  const { day, week, people, running, bytes } = overview;
  return [
    say("owner-day", day),
    say("owner-week", week),
    say("owner-all", { people: grouped(people), running }),
    say("owner-calls", { calls: grouped(calls), refused: grouped(tooMany) }),
    say("owner-memory", {
      memory: Math.round(process.memoryUsage.rss() / MB),
      database: Math.ceil(bytes / MB),
    }),
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
