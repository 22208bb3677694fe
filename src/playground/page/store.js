/** What the page knows of the playground, kept fresh by its live events. */

const request = async (path, body) => {
  const answer = await fetch(
    `/playground/${path}`,
    body && {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    },
  );
  const outcome = await answer.json();
  if (outcome.ok) return outcome.result;
  throw Object.assign(new Error(outcome.message), { code: outcome.code });
};

/** Does something as a person; what is refused is thrown as an error with words to show. */
export const act = (person, deed, body = {}) => request(`people/${person}/${deed}`, body);

export const weather = (wish) => request("controls", wish);

const listeners = new Set();

/** Calls back with every event of the store; gives a function that stops it. */
export const listen = (listener) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const emit = (event) => {
  for (const listener of [...listeners]) listener(event);
};

export const world = { bot: undefined, people: [], messages: new Map() };

export const personOf = (key) => world.people.find((person) => person.key === key);

export const chatOf = (key, name) =>
  personOf(key)?.chats.find((chat) => chat.name === name || chat.id === name);

const GROUP_FACE = 3;

/** Whose picture stands for a chat on somebody's phone. */
export const faceOf = (chat, key) => {
  if (chat.kind === "private") return { id: 0, name: chat.title, bot: true };
  const other = chat.members.find(({ id }) => id !== personOf(key)?.id);
  return { id: chat.kind === "direct" ? other?.id : GROUP_FACE, name: chat.title };
};

export const loadWorld = async () => {
  Object.assign(world, await request("world"));
  emit({ type: "world" });
};

const keyOf = ({ chat, id }) => `${chat}:${id}`;

/** What happened during each loading that is under way: the answer may not know of it. */
const loadings = new Set();

/** Messages of a chat, oldest first; a supergroup's begin with those of the group it was. */
export const loadMessages = async (person, chatId) => {
  const meanwhile = [];
  loadings.add(meanwhile);
  try {
    world.messages.set(chatId, await act(person, "messages", { chat: chatId }));
  } finally {
    loadings.delete(meanwhile);
  }
  for (const event of meanwhile) apply(event);
  emit({ type: "messages", chat: chatId });
};

/** The opened chats in which a message of that chat stands. */
const listsWith = (chatId) =>
  [...world.messages].filter(
    ([id, list]) => id === chatId || list.some(({ chat }) => chat === chatId),
  );

const putMessage = (message) => {
  for (const [id, list] of listsWith(message.chat)) {
    const at = list.findIndex((other) => keyOf(other) === keyOf(message));
    if (at >= 0) list[at] = message;
    else list.push(message);
    emit({ type: "messages", chat: id });
  }
  for (const chat of world.people.flatMap(({ chats }) => chats)) {
    if (chat.id === message.chat && (chat.last?.id ?? 0) <= message.id) chat.last = message;
  }
  emit({ type: "last", chat: message.chat });
};

const dropMessages = (chatId, ids) => {
  for (const [id, list] of listsWith(chatId)) {
    world.messages.set(
      id,
      list.filter((message) => message.chat !== chatId || !ids.includes(message.id)),
    );
    emit({ type: "messages", chat: id });
  }
  void loadWorld();
};

/** Answers may come before the page knows what it asked: the newest are kept. */
const answers = new Map();
const MOST_ANSWERS = 100;

const keepAnswer = ({ query, answer }) => {
  answers.set(query, answer);
  if (answers.size > MOST_ANSWERS) answers.delete(answers.keys().next().value);
};

/** The bot's answer to a press; nothing when it does not come in time. */
export const answerTo = (query, ms) =>
  new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      stop();
      resolve(answers.get(query));
    };
    const timer = setTimeout(finish, ms);
    const stop = listen((event) => event.type === "answer" && event.query === query && finish());
    if (answers.has(query)) finish();
  });

let reloading;

/** Asks for the chats again, once for many changes. */
const reloadSoon = () => {
  clearTimeout(reloading);
  reloading = setTimeout(loadWorld, 40);
};

/** Does to the messages what an event says; whether it was one about messages. */
const apply = (event) => {
  if (event.type === "message") putMessage(event.message);
  else if (event.type === "deleted") dropMessages(event.chat, event.ids);
  else return false;
  return true;
};

const onEvent = (event) => {
  for (const meanwhile of loadings) meanwhile.push(event);
  if (apply(event)) return;
  if (event.type === "chats") reloadSoon();
  else {
    if (event.type === "answer") keepAnswer(event);
    emit(event);
  }
};

/** Follows the live events. After a break everything is asked for anew. */
export const follow = (onState) => {
  const source = new EventSource("/playground/events");
  let broken = false;
  source.onopen = async () => {
    if (broken) {
      await loadWorld();
      const reader = (id) => world.people.find(({ chats }) => chats.some((chat) => chat.id === id));
      for (const id of world.messages.keys()) {
        const person = reader(id);
        if (person) void loadMessages(person.key, id);
      }
    }
    broken = false;
    onState("live");
  };
  source.onerror = () => {
    broken = true;
    onState("lost");
  };
  source.onmessage = ({ data }) => onEvent(JSON.parse(data));
};

const READ = "playground-read";

const readMarks = () => JSON.parse(localStorage.getItem(READ) ?? "{}");

export const lastRead = (person, chatId) => readMarks()[`${person}:${chatId}`] ?? 0;

export const markRead = (person, chatId, id) => {
  const marks = readMarks();
  const key = `${person}:${chatId}`;
  if ((marks[key] ?? 0) >= id) return;
  localStorage.setItem(READ, JSON.stringify({ ...marks, [key]: id }));
  emit({ type: "read", person });
};

/** Whether something of others has come into a chat since the person looked. */
export const isUnread = (person, chat) =>
  chat.last !== undefined &&
  chat.last.from.id !== person.id &&
  chat.last.id > lastRead(person.key, chat.id);
