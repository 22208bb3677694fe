/**
 * The page with the phones. `?phone=anna` shows one phone only, as large as the window but no wider
 * than a phone. `&chat=bot` opens that chat on it.
 */
import { html, nothing, render } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { chatList, chatView, see } from "./chat.js";
import { followReplies, openChatOf, openPhone } from "./phone.js";
import { openSettings } from "./settings.js";
import { avatar, clock, icon, iconButton } from "./shapes.js";
import { sheets } from "./sheets.js";
import {
  connection,
  drawWith,
  follow,
  isUnread,
  loadWorld,
  personOf,
  redraw,
  world,
} from "./store.js";
import { suggest } from "./suggestions.js";

/** @import { Phone, SeenPerson } from "./types.ts" */

const ACTIVE = "playground-active";

const wish = new URLSearchParams(location.search);
const alone = wish.get("phone");

/** A narrow screen shows one phone at a time. */
let active = localStorage.getItem(ACTIVE) ?? "anna";

/** @param {string} key */
const activate = (key) => {
  active = key;
  localStorage.setItem(ACTIVE, key);
  redraw();
};

/** @param {SeenPerson} person */
const tab = (person) => html`<button
  type="button" class="tab" role="tab" data-testid="tab-${person.key}"
  aria-selected=${person.key === active} @click=${() => activate(person.key)}
>
  ${avatar(person, 26)}<bdi class="tab-name">${person.name.split(" ")[0]}</bdi>
  ${
    person.chats.some((chat) => isUnread(person, chat))
      ? html`<i class="badge" aria-label="unread"></i>`
      : nothing
  }
</button>`;

const tabs = () =>
  html`<nav class="tabs" role="tablist" aria-label="Whose phone">${world.people.map(tab)}</nav>`;

const live = () =>
  html`<p class="live" role="status" data-testid="live" data-state=${connection}>${
    connection === "lost" ? "connection lost, trying again…" : connection
  }</p>`;

const statusBar = () => html`<div class="status-bar" aria-hidden="true">
  <time>${clock()}</time><span class="battery"></span>
</div>`;

/**
 * The line above a phone: its owner, and the menu of everything outside the chats.
 * @param {Phone} phone @param {SeenPerson} person
 */
const nameplate = (
  phone,
  { name, username, language, ...person },
) => html`<header class="nameplate">
  ${avatar({ ...person, name }, 34)}
  <div class="nameplate-words">
    <b><bdi>${name}</bdi></b>
    <small>${[username && `@${username}`, language].filter(Boolean).join(" · ")}</small>
  </div>
  ${iconButton("gear", `Settings of ${name}'s phone`, () => openSettings(phone), "gear")}
</header>`;

/** @param {Phone} phone */
const phoneView = (phone) => {
  const person = personOf(phone.key);
  if (person === undefined) return nothing;
  const chat = openChatOf(phone);
  return html`<section
    class="phone-place ${phone.key === (alone ?? active) ? "active" : ""}" data-person=${phone.key}
    data-testid="phone-${phone.key}" aria-label="${person.name}'s phone"
  >
    ${nameplate(phone, person)}
    <div class="phone">
      ${statusBar()}
      <div class="screen">
        ${keyed(chat?.id, chat ? chatView(phone, person, chat) : chatList(phone, person))}
        ${sheets(phone)}
      </div>
    </div>
  </section>`;
};

const begin = async () => {
  await loadWorld();
  document.body.classList.toggle("alone", alone !== null);
  /** @type {Phone[]} */
  const phones = [];
  drawWith(() => {
    for (const { key } of world.people) {
      const isShown = alone === null || key === alone;
      if (!isShown || phones.some((phone) => phone.key === key)) continue;
      phones.push(openPhone(key, alone && wish.get("chat")));
    }
    for (const phone of phones) {
      followReplies(phone);
      const chat = openChatOf(phone);
      if (chat) suggest(phone, chat);
    }
    render(
      html`${tabs()}<main class="phones">${phones.map(phoneView)}</main>${live()}`,
      document.body,
    );
    for (const phone of phones) see(phone, openChatOf(phone));
  });
  document.addEventListener("visibilitychange", redraw);
  setInterval(() => document.querySelector("time.moment") && redraw(), 1000);
  redraw();
  follow();
};

begin().catch((error) =>
  render(
    html`<p class="trouble" role="alert">
      ${icon("storm")} The playground does not answer: ${String(error)}
    </p>`,
    document.body,
  ),
);
