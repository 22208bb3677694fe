import { isAdmin, isInside } from "../world/chats.ts";
import { join, leave, setStatus, upgrade } from "../world/membership.ts";
import type { Chat, Person } from "../world/types.ts";
import type { World } from "../world/world.ts";
import { chatNamed, not, type Outcome, well } from "./deed.ts";

const groupOf = (world: World, person: Person): Outcome<Chat> => chatNamed(world, person, "group");

const ruledGroup = (world: World, person: Person): Outcome<Chat> => {
  const group = groupOf(world, person);
  if (!group.ok) return group;
  return isAdmin(world.chats.status(group.result.id, person.user.id))
    ? group
    : not("NOT_ADMIN", `${person.key} is no administrator of the group`);
};

/** Anybody in the group may add the bot to it. */
export const addBot = (world: World, person: Person): Outcome<true> => {
  const group = groupOf(world, person);
  if (!group.ok) return group;
  if (isInside(world.chats.status(group.result.id, world.bot.id))) {
    return not("ALREADY", "the bot is already in the group");
  }
  join(world, group.result, world.bot.id, person.user.id);
  return well(true);
};

/** An administrator throws the bot out of the group. */
export const removeBot = (world: World, person: Person): Outcome<true> => {
  const group = ruledGroup(world, person);
  if (!group.ok) return group;
  if (!isInside(world.chats.status(group.result.id, world.bot.id))) {
    return not("NOT_THERE", "the bot is not in the group");
  }
  leave(world, group.result, world.bot.id, person.user.id);
  return well(true);
};

/** Makes somebody an administrator of the group, or an ordinary member again; `bot` is the bot. */
export const promote = (
  world: World,
  person: Person,
  { whom, admin }: { whom: string; admin: boolean },
): Outcome<true> => {
  const group = ruledGroup(world, person);
  if (!group.ok) return group;
  const userId = whom === "bot" ? world.bot.id : world.people.byKey(whom)?.user.id;
  if (userId === undefined || !isInside(world.chats.status(group.result.id, userId))) {
    return not("NOT_THERE", `${whom} is not in the group`);
  }
  if (world.chats.status(group.result.id, userId) === "creator") {
    return not("CREATOR", "the creator of the group stays its creator");
  }
  setStatus(world, group.result, userId, admin ? "administrator" : "member", person.user.id);
  return well(true);
};

export const upgradeGroup = (world: World, person: Person): Outcome<{ readonly chat: number }> => {
  const group = ruledGroup(world, person);
  if (!group.ok) return group;
  if (group.result.kind === "supergroup") {
    return not("ALREADY", "the group is a supergroup already");
  }
  return well({ chat: upgrade(world, group.result, person.user.id).id });
};

export const leaveGroup = (world: World, person: Person): Outcome<true> => {
  const group = groupOf(world, person);
  if (!group.ok) return group;
  leave(world, group.result, person.user.id, person.user.id);
  return well(true);
};

/** Comes (back) into the group. */
export const joinGroup = (world: World, person: Person): Outcome<true> => {
  if (groupOf(world, person).ok) return not("ALREADY", `${person.key} is in the group already`);
  const group = world.chats
    .all()
    .find(({ kind, movedTo }) => kind.endsWith("group") && movedTo === undefined);
  if (group === undefined) return not("NO_CHAT", "there is no group");
  join(world, group, person.user.id, person.user.id);
  return well(true);
};
