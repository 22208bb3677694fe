/** Ids for the bot, which has no way to the store. */
export {
  type ChallengeId,
  type ChatId,
  type GameId,
  isChallengeId,
  isChatId,
  isComputer,
  isGameId,
  isOfferId,
  isPersonId,
  isRulesetId,
  isTableId,
  type OfferId,
  type PersonId,
  privateChatOf,
  type RulesetId,
  type TableId,
} from "../store/ids.ts";
