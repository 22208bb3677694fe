import { copyText } from "./dom.js";
import { act, answerTo, personOf, world } from "./store.js";

/** So long a pressed button shows that it waits. */
const WAITING_MS = 15_000;

const fits = ({ kind }, choose) =>
  (kind === "direct" && choose.allow_user_chats) ||
  (kind === "private" && choose.allow_bot_chats) ||
  (kind.endsWith("group") && choose.allow_group_chats);

/** What happens when a button under a message is pressed, or a link in it is tapped. */
export const pressing = (key, { sheets, showChat, opened, composer }) => {
  const show = ({ text, alert, url }) => {
    if (text !== undefined && alert) void sheets.alert(text);
    else if (text !== undefined) sheets.toast(text);
    if (url !== undefined) void open(url);
  };

  const open = async (url) => {
    try {
      await opened(await act(key, "open", { url }));
    } catch (error) {
      sheets.toast(error.message);
    }
  };

  const typeInline = async (query, choose) => {
    const draft = `@${world.bot.username} ${query}`;
    if (choose === undefined) return composer.type(draft);
    const chats = personOf(key).chats.filter((chat) => fits(chat, choose));
    const chosen = await sheets.chooseChat(chats);
    if (chosen !== undefined) showChat(chosen, draft);
  };

  const follow = {
    callback: async ({ query }) => {
      const answer = await answerTo(query, WAITING_MS);
      if (answer !== undefined) show(answer);
    },
    copied: async ({ text }) => {
      await copyText(text);
      sheets.toast("Copied to the clipboard");
    },
    opened: (pressed) => opened(pressed.opened),
    inline: ({ query, choose }) => typeInline(query, choose),
  };

  const press = async (message, place, button) => {
    if (button.classList.contains("waiting")) return;
    button.classList.add("waiting");
    button.setAttribute("aria-busy", "true");
    try {
      const body = { chat: message.chat, message: message.id, button: place };
      const pressed = await act(key, "press", body);
      await follow[pressed.type](pressed);
    } catch (error) {
      sheets.toast(error.message);
    }
    button.classList.remove("waiting");
    button.removeAttribute("aria-busy");
  };

  return { press, open };
};
