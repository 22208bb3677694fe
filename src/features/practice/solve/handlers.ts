import type { InPrivate } from "../../../bot/updates/context.ts";
import { type Compose, toast, turnPage } from "../../../bot/updates/reply.ts";
import type { SoloPress } from "../../../tables/game/kept-turn.ts";
import { answerTurn, type PracticeKind, playTurn, type Solved } from "./solve.ts";

/** What the buttons under the boards of a kind of practice do. */
export const handlersFor = <Press extends SoloPress, State>(
  practice: PracticeKind<Press, State>,
  pageOf: (ctx: InPrivate, state: State) => Compose,
) => {
  /** Shows the present board after any press, even after one that did not count. */
  const showBoard = async (ctx: InPrivate, solved: Solved<State>): Promise<void> => {
    const { state } = solved;
    const told = "refused" in solved ? ({ said: `refused-${solved.refused}` } as const) : {};
    if (state === undefined) return toast(ctx, told.said);
    await turnPage(ctx, ctx.here, pageOf(ctx, state), told);
  };
  return {
    play: (ctx: InPrivate, press: Press): Promise<void> =>
      showBoard(ctx, playTurn(ctx.services, practice, ctx.person.id, press)),
    answer: (
      ctx: InPrivate,
      press: Press,
      show: (state: State) => Promise<void> = (state) => showBoard(ctx, { state }),
    ): Promise<void> =>
      judgeAndShow(ctx, async () => {
        const { services, think, person } = ctx;
        const solved = await answerTurn(services, think, practice, person.id, press);
        return () => ("refused" in solved ? showBoard(ctx, solved) : show(solved.state));
      }),
  };
};

/**
 * Judges, which may need the thinking thread, and shows what came of it. The person is told if the
 * judgement fails, but not if only the showing does: an answer may have been taken by then.
 */
export const judgeAndShow = async (
  ctx: InPrivate,
  judge: () => Promise<() => Promise<void>>,
): Promise<void> => {
  const shown = await judge().catch((error: unknown) => {
    ctx.log.error({ err: error }, "a decision could not be judged");
    return () => toast(ctx, "refused-not-judged");
  });
  await shown();
};
