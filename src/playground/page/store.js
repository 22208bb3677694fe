/** The page's copy of the playground's state, kept up to date by live events. */

/** @import { ActionBody, ActionDone, ActionName } from "./types.ts" */
/** @import { ControlChange, Controls, LiveEvent } from "./types.ts" */
/** @import { CallbackAnswer, ActionResult, ShownChat } from "./types.ts" */
/** @import { SeenMessage, SeenPerson, SeenWorld } from "./types.ts" */

/**
 * @template T
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<T>}
 */
const request = async (path, body) => {
  const headers = { "content-type": "application/json" };
  const post = body === undefined ? {} : { method: "POST", headers, body: JSON.stringify(body) };
  const answer = await fetch(`/playground/${path}`, post);
  /** @type {ActionResult<T>} */
  const result = await answer.json();
  if (result.ok) return result.result;
  throw new Error(result.message);
};

/**
 * Acts as a person. Throws a refusal as an error with words to show.
 * @template {ActionName} N
 * @param {string} person
 * @param {N} action
 * @param {ActionBody<N>} body
 * @returns {Promise<ActionDone<N>>}
 */
export const act = (person, action, body) => request(`people/${person}/${action}`, body);

/** @type {(wish?: ControlChange) => Promise<Controls>} */
export const control = (wish) => request("controls", wish);

let draw = () => {};
let drawingSoon = false;

/** @param {() => void} how */
export const drawWith = (how) => {
  draw = how;
};

/** Redraws the page, once for all changes of this moment. */
export const redraw = () => {
  if (drawingSoon) return;
  drawingSoon = true;
  queueMicrotask(() => {
    drawingSoon = false;
    draw();
  });
};

/** @type {SeenWorld} */
export let world = { bot: { username: "", first_name: "" }, people: [], now: 0 };

/** How far the playground's clock is ahead of the browser's. */
let aheadMs = 0;

/** Milliseconds by the playground's clock. */
export const nowMs = () => Date.now() + aheadMs;

/**
 * Messages of the opened chats, oldest first.
 * @type {Map<number, SeenMessage[]>}
 */
const messages = new Map();

/** @type {"connecting…" | "live" | "lost"} */
export let connection = "connecting…";

/** @param {number} chatId */
export const messagesOf = (chatId) => messages.get(chatId);

/** @param {string} key @returns {SeenPerson | undefined} */
export const personOf = (key) => world.people.find((person) => person.key === key);

/** @param {string} key @param {string | undefined} name */
export const chatOf = (key, name) => personOf(key)?.chats.find((chat) => chat.name === name);

export const loadWorld = async () => {
  world = await request("world");
  aheadMs = world.now - Date.now();
  redraw();
};

/**
 * The events during each running load: its answer may lack them.
 * @type {Set<LiveEvent[]>}
 */
const loadings = new Set();

/**
 * Loads a chat. A supergroup's messages begin with those of its old group.
 * @param {string} person @param {number} chat
 */
export const loadMessages = async (person, chat) => {
  /** @type {LiveEvent[]} */
  const meanwhile = [];
  loadings.add(meanwhile);
  try {
    messages.set(chat, await act(person, "messages", { chat }));
  } finally {
    loadings.delete(meanwhile);
  }
  for (const event of meanwhile) apply(event);
  redraw();
};

/**
 * The opened chats that show messages of that chat.
 * @param {number} chatId
 */
const listsWith = (chatId) =>
  [...messages].filter(([id, list]) => id === chatId || list.some(({ chat }) => chat === chatId));

/** @param {SeenMessage} message */
const putMessage = (message) => {
  for (const [, list] of listsWith(message.chat)) {
    const at = list.findIndex(({ chat, id }) => chat === message.chat && id === message.id);
    if (at >= 0) list[at] = message;
    else list.push(message);
  }
  /** @param {ShownChat} chat */
  const withLast = (chat) =>
    chat.id === message.chat && (chat.last?.id ?? 0) <= message.id
      ? { ...chat, last: message }
      : chat;
  const people = world.people.map((one) => ({ ...one, chats: one.chats.map(withLast) }));
  world = { ...world, people };
};

/** @param {number} chatId @param {readonly number[]} ids */
const dropMessages = (chatId, ids) => {
  for (const [id, list] of listsWith(chatId)) {
    const stay = list.filter((message) => message.chat !== chatId || !ids.includes(message.id));
    messages.set(id, stay);
  }
  reloadSoon();
};

/** @type {ReturnType<typeof setTimeout> | undefined} */
let reloading;

/** Reloads the chats, once for many changes. */
const reloadSoon = () => {
  clearTimeout(reloading);
  reloading = setTimeout(loadWorld, 40);
};

/**
 * Callers that wait for the bot's answer, and answers that came before their caller.
 * @type {Map<string, (answer: CallbackAnswer | undefined) => void>}
 */
const waiting = new Map();
/** @type {Map<string, CallbackAnswer>} */
const early = new Map();
const MOST_EARLY = 100;

/** @param {string} query @param {CallbackAnswer} answer */
const passAnswer = (query, answer) => {
  const wake = waiting.get(query);
  if (wake) return wake(answer);
  early.set(query, answer);
  const [oldest] = early.keys();
  if (early.size > MOST_EARLY && oldest !== undefined) early.delete(oldest);
};

/**
 * The bot's answer to a press; undefined if it does not come in time.
 * @param {string} query @param {number} ms
 * @returns {Promise<CallbackAnswer | undefined>}
 */
export const answerTo = (query, ms) =>
  new Promise((resolve) => {
    const timer = setTimeout(() => wake(undefined), ms);
    /** @param {CallbackAnswer | undefined} answer */
    const wake = (answer) => {
      clearTimeout(timer);
      waiting.delete(query);
      resolve(answer);
    };
    waiting.set(query, wake);
    const already = early.get(query);
    if (already) wake(already);
  });

/** @param {LiveEvent} event */
const apply = (event) => {
  switch (event.type) {
    case "message":
      return putMessage(event.message);
    case "deleted":
      return dropMessages(event.chat, event.ids);
    case "answer":
      return passAnswer(event.query, event.answer);
    case "chats":
      return reloadSoon();
  }
};

/** Follows the live events. After a lost connection it loads everything again. */
export const follow = () => {
  const source = new EventSource("/playground/events");
  source.onopen = async () => {
    const broken = connection === "lost";
    connection = "live";
    redraw();
    if (!broken) return;
    await loadWorld();
    for (const id of messages.keys()) {
      const reader = world.people.find(({ chats }) => chats.some((chat) => chat.id === id));
      if (reader) void loadMessages(reader.key, id);
    }
  };
  source.onerror = () => {
    connection = "lost";
    redraw();
  };
  source.onmessage = ({ data }) => {
    /** @type {LiveEvent} */
    const event = JSON.parse(data);
    for (const meanwhile of loadings) meanwhile.push(event);
    apply(event);
    redraw();
  };
};

const READ = "playground-read";

/** @type {Record<string, number>} */
const read = JSON.parse(localStorage.getItem(READ) ?? "{}");

/** @param {string} person @param {SeenMessage} message */
export const markRead = (person, { chat, id }) => {
  const key = `${person}:${chat}`;
  if ((read[key] ?? 0) >= id) return;
  read[key] = id;
  localStorage.setItem(READ, JSON.stringify(read));
  redraw();
};

/**
 * Whether a chat has messages of others that came since the person last looked.
 * @param {SeenPerson} person @param {ShownChat} chat
 */
export const isUnread = (person, { last }) =>
  last !== undefined &&
  last.from.id !== person.id &&
  last.id > (read[`${person.key}:${last.chat}`] ?? 0);
