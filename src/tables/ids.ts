/** Ids for the bot, which has no way to the store. */
export {
  type ChallengeId,
  type ChatId,
  type GameId,
  isChallengeId,
  isChatId,
  isComputer,
  isGameId,
  isPersonId,
  isRulesetId,
  isTableId,
  type PersonId,
  privateChatOf,
  type RulesetId,
  type TableId,
} from "../store/ids.ts";
