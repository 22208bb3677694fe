import { join, setStatus } from "./membership.ts";
import { postService } from "./posting.ts";
import type { WorldChat, WorldPerson } from "./types.ts";
import type { World } from "./world.ts";

/** Basic groups, so that their upgrade can be tried. Telegram's ids of such groups are negative. */
const groupId = (number: number): number => -4_700_000_000 - number;

/** Which group it is, counted from one; it stays so when it becomes a supergroup. */
const numberOf = ({ id }: WorldChat): number => (-id % 1_000_000_000_000) - 4_700_000_000;

/** How people call a group: the first is just `group`. */
export const groupName = (group: WorldChat): string =>
  numberOf(group) > 1 ? `group ${numberOf(group)}` : "group";

const GROUP_TITLE = "Нарды во дворе";

/** Ids of chats between people, which the bot never sees. */
const FIRST_DIRECT_ID = 9_000_000_000_001;

/** Gives a person a chat with the bot, and one with each earlier person. */
const beginChatsOf = (world: World, { user }: WorldPerson): void => {
  world.chats.create({ id: user.id, kind: "private" });
  world.chats.setStatus(user.id, user.id, "member");
  for (const other of world.people.all().filter((one) => one.user.id < user.id)) {
    const there = world.chats.all().filter(({ kind }) => kind === "direct").length;
    const { id } = world.chats.create({ id: FIRST_DIRECT_ID + there, kind: "direct" });
    for (const member of [user.id, other.user.id]) world.chats.setStatus(id, member, "member");
  }
};

const beginGroup = (world: World): void => {
  const [creator, ...others] = world.people.all();
  if (creator) foundGroup(world, creator, others, GROUP_TITLE);
};

/** Founds a group of these people and the bot. */
export const foundGroup = (
  world: World,
  creator: WorldPerson,
  others: readonly WorldPerson[],
  title: string,
): WorldChat => {
  const taken = world.chats.all().map(numberOf);
  let number = 1;
  while (taken.includes(number)) number++;
  const group = world.chats.create({ id: groupId(number), kind: "group", title });
  world.chats.setStatus(group.id, creator.user.id, "creator");
  for (const { user } of others) world.chats.setStatus(group.id, user.id, "member");
  postService(world, group, creator.user.id, { type: "created", title });
  setStatus(world, group, world.bot.id, "member", creator.user.id);
  postService(world, group, creator.user.id, { type: "joined", user: world.bot.id });
  return group;
};

/** Makes the group and the private chats of a new world. */
export const begin = (world: World): void => {
  if (world.chats.all().length > 0) return;
  for (const person of world.people.all()) beginChatsOf(world, person);
  beginGroup(world);
};

/** Supergroups in which the bot is alone. */
export const PICTURE_CHATS = [1, 2, 3].map((one) => -1_008_000_000_000 - one);

/** Makes these chats, also in a world from before they were. */
export const beginPictureChats = ({ chats, bot }: World): void => {
  for (const id of PICTURE_CHATS.filter((one) => chats.get(one) === undefined)) {
    chats.create({ id, kind: "supergroup", title: "Картинки" });
    chats.setStatus(id, bot.id, "administrator");
  }
};

/** A person brings one more friend into the group; undefined if all friends are there. */
export const bringFriend = (
  world: World,
  group: WorldChat,
  by: WorldPerson,
): WorldPerson | undefined => {
  const friend = world.people.add();
  if (friend === undefined) return undefined;
  beginChatsOf(world, friend);
  join(world, group, friend.user.id, by.user.id);
  return friend;
};
