import type { BotContext } from "./context.ts";
import { type Compose, pageKeyOf, toast, turnPage } from "./reply.ts";

type PageStep = { readonly page: number; readonly by: "on" | "back" };
type Pages = { readonly last: number; readonly at: (page: number) => Compose };

/** Turns a page forward or back, from the page to which the message is being turned already. */
export const turnBy = async (
  ctx: BotContext,
  { page, by }: PageStep,
  pages: Pages | undefined,
): Promise<void> => {
  const key = pageKeyOf(ctx);
  const { here, delivery } = ctx;
  if (!here || key === undefined || !pages) return toast(ctx, "refused-unknown-button");
  const step = by === "on" ? 1 : -1;
  const before = delivery.turner.pageOf(key) ?? page - step;
  const wanted = Math.min(Math.max(before + step, 0), pages.last);
  await turnPage(ctx, here, pages.at(wanted), { page: wanted });
};
