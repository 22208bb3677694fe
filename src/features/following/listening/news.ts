import type { Terms } from "../../../game/series.ts";
import type { PersonId } from "../../../ids/ids.ts";
import type { Person } from "../../../store/people.ts";
import type { Table } from "../../../store/tables.ts";
import type { Services } from "../../../tables/services/services.ts";
import { slotOf } from "../../../tables/services/slots.ts";

/** News that still stands. */
export type News = {
  readonly by: Person;
  readonly terms: Terms;
  /** The message in the group. */
  readonly table: Pick<Table, "chat" | "thread" | "message">;
  /** Whether a person takes part in it already. */
  readonly knows: (person: PersonId) => boolean;
  /** The button that leads into it; without one the way leads to the group. */
  readonly enter?: ((language: string) => EnterButton) | undefined;
};

/** A button in Telegram's form. */
export type EnterButton = { readonly text: string; readonly callback_data: string };

/** A kind of news; its texts are `listen-…`. */
export type NewsKind = {
  readonly what: string;
  /** Undefined if it is no longer news. */
  readonly find: (services: Services, number: number) => News | undefined;
};

/** Each feature with news gives its kind. */
export const NEWS = slotOf<NewsKind>();
