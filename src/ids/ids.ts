/** Ids that cannot be mixed up. Telegram's own ids (people, chats, messages) come as they are. */
export type Branded<Name extends string> = number & { readonly __id: Name };

export type PersonId = Branded<"person">;
export type ChatId = Branded<"chat">;
export type ChallengeId = Branded<"challenge">;
export type SeriesId = Branded<"series">;
export type GameId = Branded<"game">;
export type TableId = Branded<"table">;
export type RulesetId = Branded<"ruleset">;

export const isId = (value: number): boolean => Number.isSafeInteger(value) && value !== 0;

export const isPersonId = (value: number): value is PersonId => isId(value);
export const isChatId = (value: number): value is ChatId => isId(value);
export const isChallengeId = (value: number): value is ChallengeId => isId(value) && value > 0;
export const isGameId = (value: number): value is GameId => isId(value) && value > 0;
export const isTableId = (value: number): value is TableId => isId(value) && value > 0;
export const isRulesetId = (value: number): value is RulesetId => isId(value) && value > 0;

/** The numbers of supergroups are below this one; a link to a message has the difference. */
export const SUPERGROUPS = -1_000_000_000_000;

/** A supergroup numbers its messages one by one; elsewhere a bot's chats share one count. */
export const isSupergroup = (chat: ChatId): boolean => chat < SUPERGROUPS;

/** A private chat has the number of its person, above zero; a group or a channel is below it. */
export const isPrivateChat = (chat: ChatId): boolean => chat > 0;

/** Telegram's people have positive numbers; the computer's seats have negative ones. */
export const isComputer = (person: PersonId): boolean => person < 0;

/** The private chat of a person with the bot has the person's own number. */
export const privateChatOf = (person: PersonId): ChatId => {
  const id: number = person;
  if (!isChatId(id)) throw new Error(`${id} is no chat`);
  return id;
};
