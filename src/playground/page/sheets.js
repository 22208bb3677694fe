import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { attempt } from "./phone.js";
import { icon, iconButton } from "./shapes.js";
import { redraw } from "./store.js";

/** @import { Item, Phone, Sheet } from "./types.ts" */

/**
 * A sheet takes the keyboard focus as soon as it is on the page.
 * @param {Element | undefined} sheet
 */
const takeFocus = (sheet) =>
  queueMicrotask(() => sheet instanceof HTMLElement && sheet.focus({ preventScroll: true }));

/**
 * Closes the sheet over the screen and runs the chosen action.
 * @param {Phone} phone @param {() => unknown} [chosen]
 */
const close = (phone, chosen) => {
  phone.sheet = undefined;
  redraw();
  if (chosen) void attempt(phone, async () => chosen());
};

/** @param {Phone} phone @param {Item} item */
const row = (phone, item) =>
  typeof item === "string"
    ? html`<h4>${item}</h4>`
    : html`<button
        type="button" class="sheet-item ${item.danger ? "danger" : ""}" data-item=${item.name}
        @click=${() => close(phone, item.choose)}
      >
        ${icon(item.icon ?? "")}
        <span>${item.text}${item.note ? html`<small>${item.note}</small>` : nothing}</span>
        ${item.on === undefined ? nothing : html`<i class="switch ${item.on ? "on" : ""}"></i>`}
      </button>`;

/** @param {Phone} phone @param {Sheet} sheet */
const inside = (phone, sheet) =>
  sheet.kind === "menu"
    ? html`<header class="sheet-head">
          <h3>${sheet.title}</h3>
          ${iconButton("close", "Close", () => close(phone))}
        </header>
        <div class="sheet-items">${sheet.items.map((item) => row(phone, item))}</div>`
    : html`<p class="dialog-text" data-testid="alert">${sheet.text}</p>
        <div class="dialog-buttons">
          ${
            sheet.yesDoes
              ? html`<button type="button" class="sheet-button" @click=${() => close(phone)}>Cancel</button>`
              : nothing
          }
          <button type="button" class="sheet-button" @click=${() => close(phone, sheet.yesDoes)}
            >${sheet.yes}</button>
        </div>`;

/**
 * The layer over a phone's screen: toasts, alerts, questions and menus.
 * @param {Phone} phone
 */
export const sheets = (phone) => {
  const { sheet, toast } = phone;
  /** @param {KeyboardEvent} event */
  const key = ({ key }) => key === "Escape" && close(phone);
  return html`<div class="sheets">${
    sheet
      ? html`<div class="shade" @click=${() => close(phone)}></div>
          <div
            class="sheet ${sheet.kind === "words" ? "dialog" : ""}" role="dialog" aria-modal="true"
            tabindex="-1" data-testid=${sheet.kind === "menu" ? sheet.testId : "dialog"}
            ${ref(takeFocus)} @keydown=${key}
          >${inside(phone, sheet)}</div>`
      : nothing
  }${toast ? html`<div class="toast" role="status" data-testid="toast">${toast}</div>` : nothing}</div>`;
};
