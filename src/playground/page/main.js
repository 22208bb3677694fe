import { avatar, h, icon } from "./dom.js";
import { openPhone } from "./phone.js";
import { follow, isUnread, listen, loadWorld, world } from "./store.js";

const ACTIVE = "playground-active";

/** On a narrow screen one phone is shown at a time. */
const activate = (key) => {
  document.body.dataset.active = key;
  localStorage.setItem(ACTIVE, key);
  for (const tab of document.querySelectorAll(".tab")) {
    tab.setAttribute("aria-selected", String(tab.dataset.person === key));
  }
  for (const phone of document.querySelectorAll(".phone-place")) {
    phone.classList.toggle("active", phone.dataset.person === key);
  }
};

const makeTab = (person) =>
  h(
    "button",
    {
      class: "tab",
      type: "button",
      role: "tab",
      "data-person": person.key,
      "data-testid": `tab-${person.key}`,
      onclick: () => activate(person.key),
    },
    avatar(person, 26),
    h("bdi", { class: "tab-name" }),
    h("i", { class: "dot", hidden: true, "aria-label": "unread" }),
  );

const showTabs = () => {
  for (const person of world.people) {
    const tab = document.querySelector(`.tab[data-person="${person.key}"]`);
    tab.querySelector(".tab-name").textContent = person.name.split(" ")[0];
    tab.querySelector(".dot").hidden = !person.chats.some((chat) => isUnread(person, chat));
  }
};

const STATES = { live: "live", lost: "connection lost, trying again…" };

const begin = async () => {
  await loadWorld();
  const [tabs, phones] = [document.querySelector(".tabs"), document.querySelector(".phones")];
  for (const person of world.people) {
    tabs.append(makeTab(person));
    phones.append(openPhone(person.key));
  }
  const known = world.people.map(({ key }) => key);
  const last = localStorage.getItem(ACTIVE);
  activate(known.includes(last) ? last : known[0]);
  showTabs();
  listen(showTabs);
  const live = document.querySelector(".live");
  follow((state) => {
    live.textContent = STATES[state];
    live.dataset.state = state;
  });
};

begin().catch((error) => {
  document
    .querySelector(".phones")
    .replaceChildren(
      h(
        "p",
        { class: "trouble", role: "alert" },
        icon("storm"),
        ` The playground does not answer: ${error.message}`,
      ),
    );
});
