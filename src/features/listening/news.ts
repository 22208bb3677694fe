import type { Terms } from "../../game/series.ts";
import type { PersonId } from "../../ids/ids.ts";
import type { Person } from "../../store/people.ts";
import type { Table } from "../../store/tables.ts";
import type { Services } from "../../tables/services/services.ts";
import { slotOf } from "../../tables/services/slots.ts";

/** Something that has been announced, as long as it stands. */
export type News = {
  readonly by: Person;
  readonly terms: Terms;
  /** The message in the group. */
  readonly table: Pick<Table, "chat" | "thread" | "message">;
  /** Whether a person takes part in it already. */
  readonly knows: (person: PersonId) => boolean;
  /** The way into it, from where it is told; without it the way leads to the group. */
  readonly enter?: ((language: string) => EnterButton) | undefined;
};

/** As Telegram takes it. */
export type EnterButton = { readonly text: string; readonly callback_data: string };

/** A kind of news; `listen-…` in the texts tells of it. */
export type NewsKind = {
  readonly what: string;
  /** Undefined where it is news no more. */
  readonly find: (services: Services, number: number) => News | undefined;
};

/** What people can be told of: each feature that announces something gives its kind. */
export const NEWS = slotOf<NewsKind>("news");
