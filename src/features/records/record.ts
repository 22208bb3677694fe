import { type GameRecord, recordOf } from "../../game/record/record.ts";
import type { ChatId, GameId } from "../../ids/ids.ts";
import { type Result, refused } from "../../rules/result.ts";
import type { Ruleset } from "../../rules/types.ts";
import type { GameRow } from "../../store/games.ts";
import { SECRETS } from "../../store/secrets.ts";
import { standingOf } from "../../tables/game/play.ts";
import { playersOf } from "../../tables/game/players.ts";
import { mayHandOut } from "../../tables/services/handouts.ts";
import type { Services } from "../../tables/services/services.ts";

export type Promised = {
  /** SHA-256 of the secret. */
  readonly hash: string;
  /** In hexadecimal. */
  readonly secret: string | undefined;
  /** The players' luck. */
  readonly nonce: string | null;
};

export const promiseOf = ({ store }: Services, id: GameId): Promised | undefined => {
  const row = store.games.game(id);
  const opened = row && store[SECRETS].open(id);
  const secret = opened && Buffer.from(opened.secret).toString("hex");
  return row && { hash: row.diceHash, secret, nonce: row.nonce };
};

type RecordHanded = Result<
  { readonly record: GameRecord },
  "no-game" | "record-just-sent" | "record-needs-chat"
>;

/** The record of a game for a chat, once a minute; without its secret while the game runs. */
export const handOutRecord = (
  services: Services,
  id: GameId,
  chat: ChatId,
  nameOf: (ruleset: Ruleset) => string,
): RecordHanded =>
  services.store.transaction(() => {
    const { store } = services;
    const row = store.games.game(id);
    const record = row && readRecord(services, row, nameOf(row.ruleset));
    if (!record) return refused("no-game");
    if (!store.people.chat(chat)?.present) return refused("record-needs-chat");
    if (!mayHandOut(services, `record ${id}`, chat)) return refused("record-just-sent");
    return { ok: true, record };
  });

const readRecord = (services: Services, row: GameRow, name: string): GameRecord | undefined => {
  const { store } = services;
  const players = playersOf(services, row);
  if (!players) return undefined;
  const series = store.games.series(row.series);
  const { score } = standingOf(services, series, row, (game) => game < row.id);
  return recordOf({
    game: row.id,
    ruleset: { id: row.ruleset.id, name, switches: row.ruleset.switches },
    players: { white: players.white.name, black: players.black.name },
    terms: series.terms,
    crawford: row.crawford,
    number: store.games.countUpTo(series.id, row.id),
    score,
    began: new Date(row.at),
    ended: row.endedAt === null ? undefined : new Date(row.endedAt),
    hash: row.diceHash,
    secret: store[SECRETS].open(row.id)?.secret,
    nonce: row.nonce,
    events: store.games.events(row.id),
  });
};
