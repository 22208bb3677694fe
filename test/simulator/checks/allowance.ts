import type { Departure } from "../departures.ts";

type Law = { readonly most: number; readonly ms: number };

/**
 * What Telegram says that it takes in a group and in a private chat; over all chats it names no limit
 * for answers, and the bot has one.
 */
const LAWS = {
  group: { most: 20, ms: 60_000 },
  private: { most: 60, ms: 60_000 },
  everywhere: { most: 220, ms: 1_000 },
} as const satisfies Readonly<Record<string, Law>>;

/** The first moment with more in its window than the law allows, and how many they are. */
const brokenAt = (moments: readonly number[], { most, ms }: Law): number | undefined =>
  moments.find((at, index) => {
    const before = moments[index - most];
    return before !== undefined && at - before < ms;
  });

const told = (where: string, { most, ms }: Law, at: number | undefined): readonly string[] =>
  at === undefined ? [] : [`${where}: more than ${most} messages in ${ms} ms, up to ${at}`];

const wrongIn = (span: readonly Departure[]): readonly string[] => {
  const chats = new Map<string, Departure[]>();
  for (const one of span) {
    const known = chats.get(one.to);
    if (known) known.push(one);
    else chats.set(one.to, [one]);
  }
  const ofChats = [...chats].flatMap(([to, all]) => {
    const law = all[0]?.isPrivate ? LAWS.private : LAWS.group;
    const moments = all.map(({ at }) => at);
    return told(`chat ${to}`, law, brokenAt(moments, law));
  });
  const moments = span.map(({ at }) => at);
  return [...ofChats, ...told("all chats", LAWS.everywhere, brokenAt(moments, LAWS.everywhere))];
};

/**
 * No process says more than its chats take. It is counted where the messages leave: on their way
 * some are held up, and then come with others.
 */
export const beyondAllowance = (spans: readonly (readonly Departure[])[]): readonly string[] =>
  spans.flatMap(wrongIn);
