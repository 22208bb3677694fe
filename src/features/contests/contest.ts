import { Composer } from "grammy";
import type { Feature } from "../../bot/feature/feature.ts";
import type { Zone } from "../../bot/text/zones.ts";
import type { BotContext } from "../../bot/updates/context.ts";
import { reply } from "../../bot/updates/reply.ts";
import type { Page } from "../../bot/view/button.ts";
import { CONTEST_PANELS } from "../../bot/view/look.ts";
import type { Chat } from "../../tables/people/people.ts";
import { slotOf } from "../../tables/services/slots.ts";
import { NEWS, WATCHED_KINDS } from "../following/door.ts";
import { GUIDES } from "../rules/door.ts";
import { afterName, openByWords, runCommand } from "./command.ts";
import type { GroupContest } from "./contests.ts";
import { enterByLink, payloadOf } from "./entering.ts";
import { type ContestKind, type EnteredKind, isEntered } from "./kind.ts";
import { contestCard, contestNews, contestPost } from "./messages.ts";
import type { ContestName, PlannedStart } from "./presses.ts";
import { contestWaiting, playsMeanwhile } from "./waiting.ts";

/** A kind of contest behind /evening. */
type ListedContest = {
  readonly name: ContestName;
  /** The answer to its name alone; undefined if its own message is the answer. */
  readonly call: (ctx: BotContext) => Promise<string | Page | undefined>;
  /** Opens one by words whose zone is known now. */
  readonly open: (
    ctx: BotContext,
    here: Chat,
    words: string,
    zone: Zone,
  ) => string | Page | undefined;
};

/** Each kind of contest gives itself. */
export const LISTED_CONTESTS = slotOf<ListedContest>();

/** The feature of a kind of contest: what all contests have, and what this kind adds to it. */
export const contestFeature = <Contest extends GroupContest, Sizes extends PlannedStart>(
  kind: ContestKind<Contest, Sizes>,
  own: Omit<Feature, "name" | "queries" | "unlisted" | "playWords" | "starts" | "posts">,
): Feature => {
  const hear = async (ctx: BotContext, words: string): Promise<void> => {
    const answer = await runCommand(ctx, kind, words);
    if (answer !== undefined) reply(ctx, answer);
  };
  const command = new Composer<BotContext>();
  command.command(kind.name, (ctx) => hear(ctx, ctx.match));
  const entered = isEntered(kind) ? partsOfEntered(kind) : undefined;
  return {
    ...own,
    name: kind.name,
    unlisted: [kind.name],
    queries: [kind.in],
    handlers: [command, ...(entered?.handlers ?? []), ...(own.handlers ?? [])],
    playWords: (ctx, text) => {
      const words = afterName(text, kind.name);
      return words === undefined ? undefined : hear(ctx, words);
    },
    starts: entered?.starts ?? [],
    posts: [contestPost(kind), ...(entered?.posts ?? [])],
    notices: [contestCard(kind), ...(own.notices ?? [])],
    game: {
      ...entered?.game,
      ...own.game,
      gives: [
        NEWS.give(contestNews(kind)),
        GUIDES.give({ id: kind.name, word: kind.name }),
        LISTED_CONTESTS.give({
          name: kind.name,
          call: (ctx) => runCommand(ctx, kind, ""),
          open: (ctx, here, words, zone) => openByWords(ctx, kind, here, words, zone),
        }),
        ...(entered?.game.gives ?? []),
        ...(own.game?.gives ?? []),
      ],
    },
  };
};

/** The further parts of a kind whose games come to its players in private. */
const partsOfEntered = <Contest extends GroupContest>(kind: EnteredKind<Contest>) =>
  ({
    starts: [
      {
        payload: payloadOf(kind),
        isBeginning: true,
        open: (ctx, number) => enterByLink(ctx, kind, number),
      },
    ],
    handlers: [playsMeanwhile(kind)],
    posts: [contestWaiting(kind)],
    game: {
      shows: (services, { row, viewer }) => {
        const panel = viewer === null ? undefined : kind.panel(services, row.id, viewer);
        return panel && CONTEST_PANELS.give(panel);
      },
      gives: [
        WATCHED_KINDS.give({
          kind: kind.name,
          idOfGame: kind.idOfGame,
          at: (services, number) => {
            const contest = kind.in(services.store).at(number);
            return (
              contest && {
                chat: contest.chat,
                games: () => kind.games(services, contest),
                order: () => kind.order(services, contest),
              }
            );
          },
        }),
      ],
    },
  }) satisfies Pick<Feature, "starts" | "handlers" | "posts" | "game">;
