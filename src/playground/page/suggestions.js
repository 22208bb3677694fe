import { avatar, h, icon, iconButton } from "./dom.js";
import { act, world } from "./store.js";

const TYPED_MS = 220;
const WAIT_SECONDS = 8;

/** What is offered above the line: commands after `/`, results after `@bot `. */
export const openSuggestions = (key, chat, input, { send, type, sheets, opened }) => {
  const element = h("div", { class: "suggestions", hidden: true });
  let [timer, asked, chosen] = [undefined, 0, -1];

  const show = (...children) => {
    chosen = -1;
    element.hidden = children.length === 0;
    element.replaceChildren(...children);
  };

  const inlineText = (text) => {
    const start = `@${world.bot.username} `;
    return text.toLowerCase().startsWith(start.toLowerCase())
      ? text.slice(start.length)
      : undefined;
  };

  /** In a group a command names its bot. */
  const written = (command) =>
    chat().kind.endsWith("group") ? `/${command}@${world.bot.username}` : `/${command}`;

  const commandRow = ({ command, description }) =>
    h(
      "div",
      { class: "suggestion" },
      h(
        "button",
        {
          type: "button",
          class: "suggestion-main",
          "data-command": command,
          onclick: () => {
            type("");
            void send(written(command));
          },
        },
        avatar({ id: 0, name: "", bot: true }, 30),
        h("b", {}, `/${command}`),
        h("span", {}, description),
      ),
      iconButton("fill", `Write /${command}`, () => type(`/${command} `)),
    );

  const showCommands = (typed) => {
    const rows = chat().commands.filter(({ command }) => command.startsWith(typed.toLowerCase()));
    show(...rows.map(commandRow));
  };

  const pictureOf = ({ photo, thumbnail, title }) => {
    const url = photo?.url ?? thumbnail;
    return url === undefined
      ? h("span", { class: "result-letter" }, [...title][0] ?? "·")
      : h("img", { src: url, alt: "" });
  };

  const resultRow = (answer) => (result) =>
    h(
      "button",
      {
        type: "button",
        class: "suggestion result",
        "data-result": result.id,
        onclick: async () => {
          type("");
          await act(key, "choose", { query: answer.query, result: result.id }).catch((error) =>
            sheets.toast(error.message),
          );
        },
      },
      pictureOf(result),
      h(
        "span",
        { class: "result-words" },
        h("b", {}, result.title),
        h("span", {}, result.description),
      ),
    );

  const startButton = ({ text, start }) =>
    h(
      "button",
      {
        type: "button",
        class: "suggestion start",
        onclick: async () => {
          type("");
          await opened(
            await act(key, "open", { url: `https://t.me/${world.bot.username}?start=${start}` }),
          );
        },
      },
      text,
    );

  const note = (text) => h("p", { class: "suggestion-note" }, text);

  const showResults = async (text) => {
    const mine = ++asked;
    try {
      const answer = await act(key, "inline", { chat: chat().id, text, wait: WAIT_SECONDS });
      if (mine !== asked || inlineText(input.value) === undefined) return;
      const rows = (answer.results ?? []).map(resultRow(answer));
      if (answer.results === undefined) show(note("The bot has not answered."));
      else if (rows.length === 0 && !answer.button) show(note("No results"));
      else show(...(answer.button ? [startButton(answer.button)] : []), ...rows);
    } catch (error) {
      show(note(error.message));
    }
  };

  const choices = () => [
    ...element.querySelectorAll(".suggestion-main, .suggestion.result, .suggestion.start"),
  ];

  const mark = (at) => {
    const all = choices();
    chosen = (at + all.length) % all.length;
    for (const [i, one] of all.entries()) one.classList.toggle("chosen", i === chosen);
    all[chosen]?.scrollIntoView({ block: "nearest" });
  };

  return {
    element,
    isInline: (text) => inlineText(text) !== undefined,

    /** Looks at what is written now. */
    update() {
      clearTimeout(timer);
      asked++;
      const text = input.value;
      const query = inlineText(text);
      if (query !== undefined) {
        if (element.hidden)
          show(h("p", { class: "suggestion-note busy" }, icon("share", 14), " asking the bot…"));
        timer = setTimeout(() => showResults(query), TYPED_MS);
      } else if (/^\/\w*$/.test(text)) showCommands(text.slice(1));
      else show();
    },

    toggleCommands() {
      if (element.hidden) showCommands("");
      else show();
    },

    /** Arrows and Enter choose; gives whether the key was meant for the suggestions. */
    onKey(event) {
      if (element.hidden || choices().length === 0) return false;
      if (event.key === "ArrowUp" || event.key === "ArrowDown") {
        event.preventDefault();
        mark(chosen + (event.key === "ArrowDown" ? 1 : chosen < 0 ? 0 : -1));
        return true;
      }
      if (event.key === "Escape") {
        show();
        return true;
      }
      if (event.key !== "Enter" || chosen < 0) return false;
      event.preventDefault();
      choices()[chosen]?.click();
      return true;
    },

    close: () => clearTimeout(timer),
  };
};
