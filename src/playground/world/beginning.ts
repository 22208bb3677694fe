import { setStatus } from "./membership.ts";
import { postService } from "./posting.ts";
import type { World } from "./world.ts";

/** A basic group, so that its upgrade can be tried; Telegram's ids of such are negative. */
const GROUP_ID = -4_700_000_001;

const GROUP_TITLE = "Нарды во дворе";

/** Chats between people are nobody's business but theirs: ids that no bot ever sees. */
const FIRST_DIRECT_ID = 9_000_000_000_001;

const beginDirectChats = (world: World): void => {
  const people = world.people.all();
  const pairs = people.flatMap((one, i) => people.slice(i + 1).map((other) => [one, other]));
  for (const [i, pair] of pairs.entries()) {
    const { id } = world.chats.create({ id: FIRST_DIRECT_ID + i, kind: "direct" });
    for (const { user } of pair) world.chats.setStatus(id, user.id, "member");
  }
};

const beginGroup = (world: World): void => {
  const [creator, ...others] = world.people.all();
  if (creator === undefined) return;
  const group = world.chats.create({ id: GROUP_ID, kind: "group", title: GROUP_TITLE });
  world.chats.setStatus(group.id, creator.user.id, "creator");
  for (const { user } of others) world.chats.setStatus(group.id, user.id, "member");
  postService(world, group, creator.user.id, { type: "created", title: GROUP_TITLE });
  setStatus(world, group, world.bot.id, "member", creator.user.id);
  postService(world, group, creator.user.id, { type: "joined", user: world.bot.id });
};

/** Makes the group and the private chats of a world that has none yet. */
export const begin = (world: World): void => {
  if (world.chats.all().length > 0) return;
  for (const { user } of world.people.all()) {
    world.chats.create({ id: user.id, kind: "private" });
    world.chats.setStatus(user.id, user.id, "member");
  }
  beginDirectChats(world);
  beginGroup(world);
};
