import { bringFriend, foundGroup, groupName, PICTURE_CHATS } from "../world/beginning.ts";
import { isAdmin, isInside } from "../world/chats.ts";
import { join, leave, setStatus, upgrade } from "../world/membership.ts";
import type { WorldChat, WorldPerson } from "../world/types.ts";
import type { World } from "../world/world.ts";
import { type ChatName, chatNamed } from "./lookup.ts";
import { type ActionResult, refused, success } from "./result.ts";

/** The group that is meant; the first by default. */
type Which = { readonly chat?: ChatName | undefined };

const groupOf = (
  world: World,
  person: WorldPerson,
  { chat = "group" }: Which = {},
): ActionResult<WorldChat> => chatNamed(world, person, chat);

const ruledGroup = (world: World, person: WorldPerson, which: Which): ActionResult<WorldChat> => {
  const group = groupOf(world, person, which);
  if (!group.ok) return group;
  return isAdmin(world.chats.status(group.result.id, person.user.id))
    ? group
    : refused("NOT_ADMIN", `${person.key} is no administrator of the group`);
};

/** Any member of the group may add the bot to it. */
export const addBot = (
  world: World,
  person: WorldPerson,
  which: Which = {},
): ActionResult<true> => {
  const group = groupOf(world, person, which);
  if (!group.ok) return group;
  if (isInside(world.chats.status(group.result.id, world.bot.id))) {
    return refused("ALREADY", "the bot is already in the group");
  }
  join(world, group.result, world.bot.id, person.user.id);
  return success(true);
};

/** An administrator throws the bot out of the group. */
export const removeBot = (world: World, person: WorldPerson, which: Which): ActionResult<true> => {
  const group = ruledGroup(world, person, which);
  if (!group.ok) return group;
  if (!isInside(world.chats.status(group.result.id, world.bot.id))) {
    return refused("NOT_THERE", "the bot is not in the group");
  }
  leave(world, group.result, world.bot.id, person.user.id);
  return success(true);
};

/** Makes a person an administrator of the group, or an ordinary member again; `bot` is the bot. */
export const promote = (
  world: World,
  person: WorldPerson,
  { whom, admin, ...which }: Which & { whom: string; admin: boolean },
): ActionResult<true> => {
  const group = ruledGroup(world, person, which);
  if (!group.ok) return group;
  const userId = whom === "bot" ? world.bot.id : world.people.byKey(whom)?.user.id;
  if (userId === undefined || !isInside(world.chats.status(group.result.id, userId))) {
    return refused("NOT_THERE", `${whom} is not in the group`);
  }
  if (world.chats.status(group.result.id, userId) === "creator") {
    return refused("CREATOR", "the creator of the group stays its creator");
  }
  setStatus(world, group.result, userId, admin ? "administrator" : "member", person.user.id);
  return success(true);
};

export const upgradeGroup = (
  world: World,
  person: WorldPerson,
  which: Which,
): ActionResult<{ readonly chat: number }> => {
  const group = ruledGroup(world, person, which);
  if (!group.ok) return group;
  if (group.result.kind === "supergroup") {
    return refused("ALREADY", "the group is a supergroup already");
  }
  return success({ chat: upgrade(world, group.result, person.user.id).id });
};

/** Founds a further group, with these others and the bot. */
export const found = (
  world: World,
  person: WorldPerson,
  { title, others }: { readonly title: string; readonly others: readonly string[] },
): ActionResult<{ readonly name: string }> => {
  const people = others.flatMap((key) => world.people.byKey(key) ?? []);
  const group = foundGroup(world, person, people, title);
  world.announce({ type: "chats" });
  return success({ name: groupName(group) });
};

export const leaveGroup = (world: World, person: WorldPerson, which: Which): ActionResult<true> => {
  const group = groupOf(world, person, which);
  if (!group.ok) return group;
  leave(world, group.result, person.user.id, person.user.id);
  return success(true);
};

/** Brings a person with a phone of their own into the group. */
export const invite = (
  world: World,
  person: WorldPerson,
): ActionResult<{ readonly key: string }> => {
  const group = groupOf(world, person);
  if (!group.ok) return group;
  const friend = bringFriend(world, group.result, person);
  return friend ? success({ key: friend.key }) : refused("NOBODY", "nobody is left who could come");
};

/** Joins the group, or comes back to it. */
export const joinGroup = (
  world: World,
  person: WorldPerson,
  { chat: name = "group" }: Which,
): ActionResult<true> => {
  if (groupOf(world, person, { chat: name }).ok) {
    return refused("ALREADY", `${person.key} is in the group already`);
  }
  const group = world.chats
    .all()
    .filter(({ id }) => !PICTURE_CHATS.includes(id))
    .filter(({ kind, movedTo }) => kind.endsWith("group") && movedTo === undefined)
    .find((one) => one.id === name || groupName(one) === name);
  if (group === undefined) return refused("NO_CHAT", "there is no group");
  join(world, group, person.user.id, person.user.id);
  return success(true);
};
