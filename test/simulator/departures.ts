import type { Time } from "../../src/machine/time.ts";

/** A message or an edit on its way to Telegram. */
export type Departure = {
  readonly at: number;
  /** The chat, or the inline message, whose chat is not known. */
  readonly to: string;
  readonly isPrivate: boolean;
};

/** What one process sends while its clock goes on; the next one knows nothing of it. */
export type Departures = {
  /** A process begins, or its clock is set. */
  readonly begin: () => void;
  readonly leave: (method: string, payload: object | undefined) => void;
  readonly all: () => readonly (readonly Departure[])[];
};

/** Telegram counts what is sent and edited. */
const COUNTED = /^(?:send|edit)(?!ChatAction)/;

const placeIn = (payload: object | undefined): Pick<Departure, "to" | "isPrivate"> | undefined => {
  if (payload === undefined) return undefined;
  if ("inline_message_id" in payload)
    return { to: String(payload.inline_message_id), isPrivate: false };
  if (!("chat_id" in payload)) return undefined;
  return { to: String(payload.chat_id), isPrivate: Number(payload.chat_id) > 0 };
};

export const openDepartures = (time: Pick<Time, "elapsed">): Departures => {
  const spans: Departure[][] = [];
  return {
    begin: () => void spans.push([]),
    leave: (method, payload) => {
      const place = COUNTED.test(method) ? placeIn(payload) : undefined;
      if (place) spans.at(-1)?.push({ at: time.elapsed(), ...place });
    },
    all: () => spans,
  };
};
