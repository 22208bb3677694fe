import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MOST_BYTES } from "../../../src/bot/press/book.ts";
import { clockOf, MOST_CLOCK_CODE } from "../../../src/bot/press/clocks.ts";
import { PRESSES as CORE } from "../../../src/bot/press/presses.ts";
import { CONTEST_DELAY } from "../../../src/features/contests/presses.ts";
import { FEATURES } from "../../../src/features/list.ts";
import { MATCHES, STAKES } from "../../../src/game/series.ts";
import { EVERY_PRESS as PRESSES, readPress, writePress } from "../../support/presses.ts";

const OFFER = {
  person: 45,
  ruleset: "short",
  stake: 50,
  cube: 2,
  match: 7,
  seal: "abcdefghij_-ABCDEFGH",
};

const WISH = { person: 45, stake: 50, cube: 2, match: 7, hints: 1, friend: 47, waiting: "replace" };

const DARE = {
  ...{ person: 45, source: "t", of: 42, turn: 17, made: 20_781, drawn: 1 },
  seal: "abcdefghij_-ABCDEFGH",
};

/** One button of each kind as it was sent: what it means must never change. */
const SENT = {
  "s.14": { do: "sit", challenge: 40 },
  "c.14": { do: "cancel", challenge: 40 },
  "0.14": { do: "sit-computer", challenge: 40 },
  "f.14": { do: "refuse", challenge: 40 },
  "i.19.short.1e.2.7.abcdefghij_-ABCDEFGH": { do: "offer-sit", ...OFFER },
  ").19.short.1e.2.7.abcdefghij_-ABCDEFGH": { do: "offer-link", ...OFFER },
  "(.abcdefghij_-ABCDEFGHIJ": { do: "link-sit", token: "abcdefghij_-ABCDEFGHIJ" },
  "j.19.short.1e.2.7.abcdefghij_-ABCDEFGH": { do: "offer-cancel", ...OFFER },
  "r.16.rs": { do: "roll", game: 42, version: 1000 },
  "v.16.rs.d6p1": {
    do: "move",
    game: 42,
    version: 1000,
    moves: [
      { from: 13, die: 6 },
      { from: 25, die: 1 },
    ],
  },
  "u.16.rs": { do: "undo", game: 42, version: 1000 },
  "d.16.rs": { do: "done", game: 42, version: 1000 },
  "e.16.rs": { do: "double", game: 42, version: 1000 },
  "t.16.rs": { do: "take", game: 42, version: 1000 },
  "p.16.rs": { do: "drop", game: 42, version: 1000 },
  "w.16.rs": { do: "beaver", game: 42, version: 1000 },
  "g.16.rs.7.home-mars": {
    do: "resign",
    game: 42,
    version: 1000,
    person: 7,
    outcome: "home-mars",
  },
  "a.16.rs": { do: "accept", game: 42, version: 1000 },
  "n.16.rs": { do: "decline", game: 42, version: 1000 },
  "l.16.rs": { do: "claim", game: 42, version: 1000 },
  "7d.16.rs": { do: "ask-back", game: 42, version: 1000 },
  "7e.16.rs": { do: "allow-back", game: 42, version: 1000 },
  "7f.16.rs": { do: "refuse-back", game: 42, version: 1000 },
  "x.16.rs": { do: "rematch", game: 42, version: 1000 },
  "z.16.rs": { do: "dice", game: 42, version: 1000 },
  "m.16.rs": { do: "menu-more", game: 42, version: 1000 },
  "q.16.rs": { do: "menu-resign", game: 42, version: 1000 },
  "9.16.rs.7": { do: "menu-sure", game: 42, version: 1000, person: 7 },
  "k.16.rs": { do: "menu-close", game: 42, version: 1000 },
  "b.16.rs": { do: "down", game: 42, version: 1000 },
  "o.16": { do: "record", game: 42 },
  "$.16": { do: "hash", game: 42 },
  "4.16": { do: "result", game: 42 },
  "5.16": { do: "replay", game: 42 },
  "?.16": { do: "hint", game: 42 },
  "~.16.bravo": { do: "emote", game: 42, emote: "bravo" },
  "&.16": { do: "bell", game: 42 },
  "6v.16.1": { do: "hear", game: 42, hears: 1 },
  "6.16": { do: "analysis", game: 42 },
  "7.16": { do: "look", game: 42 },
  "^.16": { do: "again", game: 42 },
  "@.16": { do: "rules-of", game: 42 },
  "-": { do: "blank" },
  "0g.5.white": { do: "match-side", brought: 5, side: "white" },
  "0h.5": { do: "match-look", brought: 5 },
  "0y.5.2": { do: "match-at", brought: 5, page: 2 },
  "0w.5": { do: "match-forget", brought: 5 },
  "2v.5": { do: "train-match", brought: 5 },
  "8f.16.2": { do: "look-from", game: 42, page: 2 },
  "8.16.2": { do: "look-at", game: 42, page: 2 },
  "8a.16": { do: "analysis-share", game: 42 },
  "|.16.2.on": { do: "look-turn", game: 42, page: 2, by: "on" },
  "h.17": { do: "bring", table: 43 },
  "7i": { do: "your-turn" },
  "7j.16": { do: "waiting", game: 42 },
  "7h.16": { do: "board-here", game: 42 },
  "A.16": { do: "resign-from-list", game: 42 },
  "<.2": { do: "finished", page: 2 },
  ">.16.2": { do: "finished-game", game: 42, page: 2 },
  "y.2": { do: "top", page: 2 },
  "P.19.short.1e.2.7.1.1b.replace": { do: "play", ruleset: "short", ...WISH },
  "!.19.terms.1e.2.7.1.1b.replace": { do: "play-menu", part: "terms", ...WISH },
  "%.19.17": { do: "play-show", person: 45, table: 43 },
  "C.19": { do: "play-close", person: 45 },
  "+": { do: "play-friend" },
  "*": { do: "computer" },
  "9a.more": { do: "start-page", at: "more" },
  "9w": { do: "wrong-word" },
  "9b.az": { do: "start-language", language: "az" },
  "2.19.short.hard.2.7": {
    do: "computer-menu",
    person: 45,
    ruleset: "short",
    level: "hard",
    cube: 2,
    match: 7,
  },
  "3.19.short.hard.2.7": {
    do: "computer-play",
    person: 45,
    ruleset: "short",
    level: "hard",
    cube: 2,
    match: 7,
  },
  "F.19": { do: "forget", person: 45 },
  "9x": { do: "export" },
  "9f": { do: "forget-ask" },
  "M.19": { do: "forget-not", person: 45 },
  "U.short.2": { do: "rules", ruleset: "short", page: 2 },
  "/.short.2.back": { do: "rules-turn", ruleset: "short", page: 2, by: "back" },
  I: { do: "rules-list" },
  "J.long": { do: "rules-family", family: "long" },
  "9m": { do: "rules-countries" },
  "9n.gr": { do: "rules-country", country: "gr" },
  "9l": { do: "guides" },
  "9u.arena": { do: "guide", guide: "arena" },
  "9v.arena": { do: "guide-of", guide: "arena" },
  Q: { do: "rules-begin" },
  "Z.2": { do: "lesson", step: 2 },
  "H.1.o4": { do: "lesson-move", step: 1, moves: [{ from: 24, die: 4 }] },
  _: { do: "lesson-leave" },
  ",.long.2": { do: "lesson-of", family: "long", step: 2 },
  ";.long.1.o4": { do: "lesson-press", family: "long", step: 1, moves: [{ from: 24, die: 4 }] },
  "[.long": { do: "computer-first", ruleset: "long" },
  "3f.long": { do: "play-game", ruleset: "long" },
  "3s.long": { do: "seek-game", ruleset: "long" },
  "3g.long": { do: "play-ways", ruleset: "long" },
  "3w.16": { do: "computer-easier", game: 42 },
  "].19": { do: "computer-begin", person: 45 },
  "=.19.terms.hard.2.7": {
    do: "computer-part",
    person: 45,
    part: "terms",
    level: "hard",
    cube: 2,
    match: 7,
  },
  "1b": { do: "seven-begin" },
  "1c": { do: "seven-choice" },
  "1o.long.c": { do: "seven-open", family: "long", day: 12 },
  "1m.long.c.2.b.d6p1": {
    do: "seven-move",
    family: "long",
    day: 12,
    decision: 2,
    step: 11,
    moves: [
      { from: 13, die: 6 },
      { from: 25, die: 1 },
    ],
  },
  "1u.long.c.2.b": { do: "seven-undo", family: "long", day: 12, decision: 2, step: 11 },
  "1d.long.c.2.b": { do: "seven-done", family: "long", day: 12, decision: 2, step: 11 },
  "1l.long.c.3": { do: "seven-look", family: "long", day: 12, page: 3 },
  "1p": { do: "seven-days" },
  "1q.2": { do: "seven-days-at", page: 2 },
  "1s.long.c": { do: "seven-set", family: "long", day: 12 },
  "1h.f": { do: "seven-hours", zone: 15 },
  "1r.6": { do: "seven-remind", hour: 6 },
  "1x": { do: "seven-stop" },
  "1g.long.c.-cre66ibc.1": {
    do: "seven-belong",
    family: "long",
    day: 12,
    group: -1_000_000_000_056,
    shown: 1,
  },
  "1k": { do: "seven-groups" },
  "1v.-5.0": { do: "seven-group", group: -5, shown: 0 },
  "1t": { do: "seven-here" },
  "2b": { do: "train-begin" },
  "2r": { do: "train-in-return" },
  "2c": { do: "train-choice" },
  "2o.short": { do: "train-open", family: "short" },
  "2m.c.b.d6": {
    do: "train-move",
    asked: 12,
    step: 11,
    moves: [{ from: 13, die: 6 }],
  },
  "2u.c.b": { do: "train-undo", asked: 12, step: 11 },
  "2d.c.b": { do: "train-done", asked: 12, step: 11 },
  "2n.c": { do: "train-next", asked: 12 },
  "2t.c": { do: "train-more", asked: 12 },
  "2g.c": { do: "train-game", game: 12 },
  "2h.long": { do: "train-themes", family: "long" },
  "2i.long.head": { do: "train-theme", family: "long", theme: "head" },
  "2q.long": { do: "train-cube", family: "long" },
  "2a.c.double": { do: "train-cube-do", puzzle: 12, action: "double" },
  "2z.double": { do: "brought-cube", action: "double" },
  "2x": { do: "brought-bot" },
  "2y": { do: "brought-friend" },
  "2p.c": { do: "brought-try", puzzle: 12 },
  "2k.c": { do: "brought-keep", puzzle: 12 },
  "7p.19": { do: "against", person: 45 },
  "7y.16": { do: "against-of", game: 42 },
  "0o.19.t.16.h.g19.1.abcdefghij_-ABCDEFGH": { do: "dare-open", ...DARE },
  "0p.19.t.16.h.g19.1.abcdefghij_-ABCDEFGH": { do: "dare-open-best", ...DARE },
  "0t": { do: "dare-try" },
  "0b": { do: "dare-best" },
  "0m.c.b.d6": { do: "dare-move", dare: 12, step: 11, moves: [{ from: 13, die: 6 }] },
  "0u.c.b": { do: "dare-undo", dare: 12, step: 11 },
  "0d.c.b": { do: "dare-done", dare: 12, step: 11 },
  "0x": { do: "dare-leave" },
  "4p.14": { do: "arena-play", arena: 40 },
  "4s.14": { do: "arena-start", arena: 40 },
  "4a.14": { do: "arena-again", arena: 40 },
  "4z.14": { do: "arena-pause", arena: 40 },
  "4m.19.19.a": { do: "arena-menu", person: 45, minutes: 45, clock: 10 },
  "4b.19.short.19.a": {
    do: "arena-begin",
    person: 45,
    ruleset: "short",
    minutes: 45,
    clock: 10,
  },
  "5b": { do: "seek-begin" },
  "5m.2.3.a": { do: "seek-menu", cube: 2, match: 3, clock: 10 },
  "5s.short.2.3.a": { do: "seek-start", ruleset: "short", cube: 2, match: 3, clock: 10 },
  "5t.16": { do: "seek-next", game: 42 },
  "5w.2.3.a": { do: "seek-terms", cube: 2, match: 3, clock: 10 },
  "5q.2.3.a": { do: "seek-quick", cube: 2, match: 3, clock: 10 },
  "5j.14": { do: "seek-join", post: 40 },
  "5x": { do: "seek-stop" },
  "5c": { do: "seek-computer" },
  "5a.16": { do: "seek-about", game: 42 },
  "5n.16": { do: "seek-avoid", game: 42 },
  "5r.16.stalling": { do: "seek-report", game: 42, reason: "stalling" },
  "7m.19.ladder": { do: "me-page", person: 45, sheet: "ladder" },
  "7t.week": { do: "top-of", period: "week" },
  "7b": { do: "listen" },
  "7o.-5.1": { do: "listen-often", group: -5, often: 1 },
  "7x.-5": { do: "listen-stop", group: -5 },
  "7g.16": { do: "watch", game: 42 },
  "7a.16": { do: "watch-arena", arena: 42 },
  "7c.14": { do: "watch-cup", cup: 40 },
  "7n": { do: "watch-next" },
  "7q": { do: "watch-stop" },
  "4t.19.cup.tbilisi": { do: "contest-zone", person: 45, contest: "cup", city: "tbilisi" },
  "4l.19": { do: "contests", person: 45 },
  "7r.19.1a": { do: "rival", person: 45, rival: 46 },
  "4w.arena.14": { do: "contest-computer", contest: "arena", number: 40 },
  "4e.19.arena": { do: "contest", person: 45, contest: "arena" },
  "6p.14": { do: "cup-enter", cup: 40 },
  "6z.14": { do: "cup-leave", cup: 40 },
  "6s.14": { do: "cup-start", cup: 40 },
  "6f.19.14.5": { do: "cup-format", person: 45, cup: 40, rounds: 5 },
  "6g.14": { do: "cup-mine", cup: 40 },
  "6q.14": { do: "cup-ask", pair: 40 },
  "6w.14.19.mars": { do: "cup-tell", pair: 40, person: 45, outcome: "mars" },
  "6a.14.1": { do: "cup-answer", told: 40, isRight: 1 },
  "6m.19.5.1c": { do: "cup-menu", person: 45, match: 5, hours: 48 },
  "6b.19.short.5.1c.a": {
    do: "cup-begin",
    person: 45,
    ruleset: "short",
    match: 5,
    hours: 48,
    clock: 10,
  },
  "8s.14": { do: "chouette-sit", chouette: 40 },
  "8z.14": { do: "chouette-up", chouette: 40 },
  "8g.14": { do: "chouette-begin", chouette: 40 },
  "8x.14": { do: "chouette-close", chouette: 40 },
  "8m.19.playing.free.any": {
    do: "chouette-menu",
    person: 45,
    advice: "playing",
    loneTaker: "free",
    boxTakes: "any",
  },
  "8o.19.short.cubed.beavers.half": {
    do: "chouette-open",
    person: 45,
    ruleset: "short",
    advice: "cubed",
    loneTaker: "beavers",
    boxTakes: "half",
  },
  "8d.16.1a": { do: "cube-double", game: 42, version: 46 },
  "8t.16.1a.2": { do: "cube-take", game: 42, version: 46, place: 2 },
  "8p.16.1a": { do: "cube-drop", game: 42, version: 46 },
  "8w.16.1a": { do: "cube-beaver", game: 42, version: 46 },
  L: { do: "own-list" },
  "O.18": { do: "own-show", own: 44 },
  "Y.18": { do: "own-play", own: 44 },
  "#.19": { do: "own-begin", person: 45 },
  "D.18": { do: "own-delete", own: 44 },
  "R.18": { do: "own-delete-sure", own: 44 },
  "B.19.1a.short": { do: "draft-base", person: 45, draft: 46, ruleset: "short" },
  "W.19.1a.homeHit": { do: "draft-switch", person: 45, draft: 46, name: "homeHit" },
  "V.19.1a.homeHit.no-hiding": {
    do: "draft-value",
    person: 45,
    draft: 46,
    name: "homeHit",
    value: "no-hiding",
  },
  "K.19.1a": { do: "draft-back", person: 45, draft: 46 },
  "N.19.1a": { do: "draft-name", person: 45, draft: 46 },
  "9y.19.1a": { do: "draft-neighbours", person: 45, draft: 46 },
  "9g.19.1a.1": { do: "draft-games", person: 45, draft: 46, page: 1 },
  "9h.19.1a.short": { do: "draft-add", person: 45, draft: 46, ruleset: "short" },
  "9i.19.1a": { do: "draft-drop", person: 45, draft: 46 },
  "X.19.1a": { do: "draft-cancel", person: 45, draft: 46 },
  S: { do: "settings" },
  "G.cube": { do: "settings-page", topic: "cube" },
  "7l.off": { do: "league-choose", league: "off" },
  Wb: { do: "wood-begin" },
  "Wm.19.1b.short": { do: "wood-menu", person: 45, rival: 47, ruleset: "short" },
  "Wg.19.1b.1": { do: "wood-games", person: 45, rival: 47, page: 1 },
  "Wt.19.1b.short.1.koks": {
    do: "wood-tell",
    person: 45,
    rival: 47,
    ruleset: "short",
    won: 1,
    outcome: "koks",
  },
  "Wr.14": { do: "wood-right", told: 40 },
  "Wn.14": { do: "wood-wrong", told: 40 },
  "Wa.19.1b.short": { do: "wood-again", person: 45, rival: 47, ruleset: "short" },
  "Wd.14.7": { do: "wood-throw", dice: 40, thrown: 7 },
  "Wh.14": { do: "wood-hash", dice: 40 },
  "Ws.14": { do: "wood-proof", dice: 40 },
  "Wj.14": { do: "wood-record", dice: 40 },
  We: { do: "wood-dice-anew" },
  "Wc.14.white": { do: "wood-clock", beside: 40, side: "white" },
  "Wp.14": { do: "wood-pause", beside: 40 },
  "E.beaver.on": { do: "settings-set", setting: "beaver", choice: "on" },
  T: { do: "settings-stake" },
};

const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const count = fc.nat(Number.MAX_SAFE_INTEGER);
const ruleset = fc.constantFrom("short-caucasian", "long-federation", "own-999999");

/** Any value of each field, the longest ones too. */
const ANY: Readonly<Record<string, fc.Arbitrary<string | number>>> = {
  challenge: id,
  game: id,
  table: id,
  arena: id,
  post: id,
  cup: id,
  chouette: id,
  advice: fc.constantFrom("playing", "team", "cubed", "nobody"),
  loneTaker: fc.constantFrom("free", "beavers"),
  boxTakes: fc.constantFrom("any", "half", "all"),
  sheet: fc.constantFrom("stats", "ladder"),
  theme: fc.constantFrom("head", "bear-off"),
  country: fc.constantFrom("gr", "az"),
  hours: fc.integer({ min: 1, max: 336 }),
  rounds: fc.nat(12),
  language: fc.constantFrom("az", "en", "fa"),
  reason: fc.constantFrom("name", "stalling"),
  period: fc.constantFrom("week", "month", "all"),
  minutes: fc.integer({ min: 5, max: 240 }),
  own: id,
  person: id,
  rival: id,
  version: count,
  draft: fc.nat(2 ** 31),
  page: fc.nat(99),
  at: fc.constantFrom("first", "more", "language"),
  by: fc.constantFrom("on", "back"),
  guide: fc.constantFrom("arena", "chouette"),
  step: fc.nat(99),
  asked: fc.nat(Number.MAX_SAFE_INTEGER),
  number: fc.nat(Number.MAX_SAFE_INTEGER),
  puzzle: id,
  brought: id,
  side: fc.constantFrom("white", "black"),
  action: fc.constantFrom("roll", "beaver"),
  day: fc.integer({ min: 1, max: 99_999 }),
  decision: fc.nat(6),
  zone: fc.nat(26),
  hour: fc.nat(23),
  group: fc.integer({ min: -1_099_511_627_776, max: -1 }),
  shown: fc.nat(1),
  often: fc.nat(1),
  moves: fc
    .array(fc.tuple(fc.integer({ min: 1, max: 25 }), fc.integer({ min: 1, max: 6 })), {
      minLength: 1,
      maxLength: 16,
    })
    .map((moves) => moves.map(([from, die]) => `${from.toString(36)}${die}`).join("")),
  outcome: fc.constantFrom("oin", "mars", "koks", "home-mars"),
  ruleset,
  family: fc.constantFrom("long", "short"),
  stake: fc.integer({ min: STAKES.least, max: STAKES.most }),
  cube: fc.nat(5),
  level: fc.constantFrom("easy", "best"),
  emote: fc.constantFrom("bravo", "alas"),
  match: fc.nat(MATCHES.most),
  hints: fc.nat(1),
  hears: fc.nat(1),
  friend: fc.oneof(id, fc.constantFrom("-", "@")),
  waiting: fc.constantFrom("ask", "replace", "keep"),
  part: fc.constantFrom("games", "more", "own", "terms"),
  name: fc.constantFrom("ascendingFromTurn", "cube"),
  value: fc.constantFrom("opponent-ahead", "4"),
  topic: fc.constantFrom("automation", "cube"),
  setting: fc.constantFrom("deadlineMinutes", "cube"),
  choice: fc.constantFrom("long-federation", "on"),
  contest: fc.constantFrom("arena", "cup"),
  league: fc.constantFrom("on", "off"),
  city: fc.constantFrom("los-angeles", "tbilisi"),
  token: fc.stringMatching(/^[\w-]{22}$/),
  seal: fc.stringMatching(/^[\w-]{20}$/),
  dare: id,
  source: fc.constantFrom("t", "p", "d", "l", "s"),
  of: count,
  turn: fc.nat(9_999),
  made: fc.nat(99_999),
  drawn: fc.nat(1),
  ...{ pair: id, isRight: fc.nat(1) },
  ...{ won: fc.nat(1), told: id, dice: id, thrown: count, beside: id },
};

/** Fields that buttons of today alone have. */
const LATER: Readonly<Record<string, fc.Arbitrary<number | string>>> = {
  "page?": fc.nat(99),
  "wood?": fc.nat(1),
  "seats?": fc.integer({ min: 3, max: 6 }),
  "cube?": fc.nat(5),
  "part?": fc.constantFrom("games", "terms"),
  "clock?": fc.nat(MOST_CLOCK_CODE),
  "startsIn?": fc.nat(CONTEST_DELAY.most),
  "startsAt?": fc.nat(121_000_000),
  "place?": fc.nat(5),
  "half?": fc.nat(1),
};

const data = fc.constantFrom(...Object.values(PRESSES)).chain(([letter, ...fields]) =>
  fc
    .tuple(...fields.map((field) => LATER[field] ?? ANY[field] ?? fc.constant("")))
    .map((values) => [letter, ...values.map((value) => value.toString(36))])
    // What says nothing is left out.
    .map((texts) => {
      const last = texts.findLastIndex(
        (text, at) => text !== "0" || !(fields[at - 1] ?? "").endsWith("?"),
      );
      return texts.slice(0, last + 1);
    })
    .map((texts) => texts.join(".")),
);

describe("callback data", () => {
  test.each(Object.entries(SENT))("%s is for ever what it is", (sent, meant) => {
    expect(readPress(sent)).toEqual(meant);
  });

  test.each([
    ["i.19.short.1e.2.7.abcdefghij_-ABCDEFGH.a", { do: "offer-sit", ...OFFER, clock: 10 }],
    ["P.19.short.1e.2.7.1.1b.replace.a", { do: "play", ...WISH, ruleset: "short", clock: 10 }],
    ["!.19.own.1e.2.7.1.1b.replace.o4", { do: "play-menu", ...WISH, part: "own", clock: 868 }],
    [
      "3.19.short.middle.1.7.a",
      {
        do: "computer-play",
        person: 45,
        ruleset: "short",
        level: "middle",
        cube: 1,
        match: 7,
        clock: 10,
      },
    ],
    [
      "6m.19.5.1c.a.0.hb8i8",
      {
        ...{ do: "cup-menu", person: 45, match: 5, hours: 48 },
        ...{ clock: 10, startsIn: 0, startsAt: 29_077_712 },
      },
    ],
    ["5s.any.2.3.a", { do: "seek-start", ruleset: "any", cube: 2, match: 3, clock: 10 }],
    ["4m.19.19.a.9", { do: "arena-menu", person: 45, minutes: 45, clock: 10, startsIn: 9 }],
    [
      "4m.19.19.a.9.0.terms",
      {
        ...{ do: "arena-menu", person: 45, minutes: 45, clock: 10 },
        ...{ startsIn: 9, startsAt: 0, part: "terms" },
      },
    ],
    [
      "6m.19.5.1c.a.0.0.terms",
      {
        ...{ do: "cup-menu", person: 45, match: 5, hours: 48 },
        ...{ clock: 10, startsIn: 0, startsAt: 0, part: "terms" },
      },
    ],
    [
      "6m.19.5.1c.a.0.0.terms.1",
      {
        ...{ do: "cup-menu", person: 45, match: 5, hours: 48 },
        ...{ clock: 10, startsIn: 0, startsAt: 0, part: "terms", wood: 1 },
      },
    ],
  ])("%s says a clock as well, for ever the same", (sent, meant) => {
    expect(readPress(sent)).toEqual(meant);
    expect(clockOf(10)).toEqual({ turn: 60 });
    expect(clockOf(868)).toEqual({ bank: 3600, add: 60 });
  });

  test.each(["reminder", "deadline"] as const)(
    "of a page that is one with another now is read: %s",
    (topic) => {
      expect(readPress(`G.${topic}`)).toEqual({ do: "settings-page", topic });
    },
  );

  test("of a reminder may be half an hour later", () => {
    expect(readPress("1h.f.1")).toEqual({ do: "seven-hours", zone: 15, half: 1 });
    expect(readPress("1r.6.1")).toEqual({ do: "seven-remind", hour: 6, half: 1 });
  });

  test("of a dare may say the moment when it was made", () => {
    const made = { do: "dare-open", ...DARE, made: 1_700_000_000_000 };
    expect(readPress("0o.19.t.16.h.loyw3v28.1.abcdefghij_-ABCDEFGH")).toEqual(made);
  });

  test("has a letter of its own for each kind, and all are pinned above", () => {
    const letters = Object.values(PRESSES).map(([letter]) => letter);
    expect(new Set(letters).size).toBe(letters.length);
    expect(
      Object.values(SENT)
        .map((one) => one.do)
        .sort(),
    ).toEqual(Object.keys(PRESSES).sort());
  });

  test("of the bot is what the features on its list say, and the core", () => {
    const books = [CORE, ...FEATURES.flatMap((feature) => feature.presses ?? [])];
    const kinds = books.flatMap((book) => Object.keys(book.presses));
    expect(kinds.sort()).toEqual(Object.keys(PRESSES).sort());
  });

  test.each([
    [
      "!.19.more.1e.2.7.1.1b.replace.0.2",
      { do: "play-menu", part: "more", ...WISH, clock: 0, page: 2 },
    ],
    [
      "=.19.more.hard.2.7.0.2",
      {
        ...{ do: "computer-part", person: 45, part: "more", level: "hard" },
        ...{ cube: 2, match: 7, clock: 0, page: 2 },
      },
    ],
    ["9n.gr.1", { do: "rules-country", country: "gr", page: 1 }],
    ["J.long.1", { do: "rules-family", family: "long", page: 1 }],
    ["G.zone.2", { do: "settings-page", topic: "zone", page: 2 }],
  ])("%s says a page as well, for ever the same", (sent, meant) => {
    expect(readPress(sent)).toEqual(meant);
  });

  test("is read and written alike, and fits Telegram's limit for the largest numbers", () => {
    fc.assert(
      fc.property(data, (one) => {
        expect(Buffer.byteLength(one, "utf8")).toBeLessThanOrEqual(MOST_BYTES);
        const press = readPress(one);
        expect(press && writePress(press)).toBe(one);
      }),
    );
  });

  test("means nothing when it is anything else, and never throws", () => {
    const garbage = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(..."srudantpwxmqkbvge.0123456789z-+ _") }),
    );
    fc.assert(
      fc.property(garbage, (one) => {
        const read = readPress(one);
        if (read !== undefined) expect(writePress(read)).toBe(one);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    "",
    ".",
    "r",
    "r.1",
    "P.19.short.1e.2.7.1.1b.replace.0",
    "P.19.short.1e.2.7.1.1b.replace.o5",
    "P.19.short.1e.2.7.1.1b.replace.a.a",
    "r.1.",
    "r.0.1",
    "r.-1.1",
    "r.1.1.1",
    "r.01.1",
    "r. 1.1",
    "r.1.1 ",
    "R.1.1",
    "r.1.zzzzzzzzzzzz",
    "v.1.1.d",
    "v.1.1.d.0",
    "v.1.1.d.7",
    "g.1.1.gammon",
    "s.0",
    "s.1.1",
    "__proto__.1.1",
    "constructor.1.1",
  ])("«%s» means nothing", (data) => expect(readPress(data)).toBeUndefined());
});
