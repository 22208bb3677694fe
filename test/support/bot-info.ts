/** What `getMe` says of the bot, for tests that give it updates by hand. */
export const BOT = {
  id: 7_000_000_001,
  is_bot: true,
  first_name: "Shesh-Besh",
  username: "shesh_besh_bot",
  can_join_groups: true,
  can_read_all_group_messages: false,
  can_manage_bots: false,
  supports_guest_queries: false,
  supports_inline_queries: true,
  can_connect_to_business: false,
  has_main_web_app: false,
  has_topics_enabled: false,
  allows_users_to_create_topics: false,
  supports_join_request_queries: false,
} as const;
