import { describe, expect, test } from "vitest";
import { LANGUAGES, speaker } from "../../../../src/bot/text/texts.ts";
import { ELSEWHERE } from "../../../../src/bot/view/ruleset-menu.ts";
import type { SettingsPlace } from "../../../../src/features/chat/settings/choices.ts";
import { choicesIn, isChosen } from "../../../../src/features/chat/settings/choices.ts";
import { labelOf } from "../../../../src/features/chat/settings/labels.ts";
import {
  PAGE_NAMES,
  type PageName,
  pageOf,
  SETTING_NAMES,
  settingsOn,
} from "../../../../src/features/chat/settings/pages.ts";
import { choicePage, mainPage, pageWith } from "../../../../src/features/chat/settings/view.ts";
import { long, RULESETS } from "../../../../src/rules/rulesets.ts";
import { DEFAULTS, type Settings } from "../../../../src/store/settings.ts";
import { readPress } from "../../../support/presses.ts";
import { GROUP } from "../../../tables/support.ts";

const placeOf = (
  kind: "private" | "group",
  settings: Partial<Settings> = {},
  language = "en",
): SettingsPlace => ({
  chat: {
    id: GROUP,
    kind,
    language,
    settings: { ...DEFAULTS[kind], ...settings },
    title: "",
    present: true,
  },
  rulesets: RULESETS,
  home: ELSEWHERE,
  now: 1_700_000_000_000,
  isHeard: kind === "private",
});

const KINDS = ["private", "group"] as const;

/** What a page's buttons say and mean. */
const buttonsOf = ({ keyboard }: ReturnType<typeof mainPage>) =>
  keyboard.flat().map((button) => {
    const data = "callback_data" in button ? button.callback_data : "";
    return { text: button.text, press: readPress(data), data };
  });

const keysOf = (page: ReturnType<typeof mainPage>): readonly string[] =>
  buttonsOf(page).map(({ text }) => text);

/** Every page of a topic: each but the last leads on. */
const pagesOf = (
  place: SettingsPlace,
  topic: PageName,
  page = 0,
): ReturnType<typeof mainPage>[] => {
  const one = choicePage(place, topic, page);
  const [next] = buttonsOf(one).filter(
    ({ text }) => text === speaker(place.chat.language)("button-more-games"),
  );
  return next ? [one, ...pagesOf(place, topic, page + 1)] : [one];
};

/** Remembered by playing: the game against the computer, and who is heard. */
const REMEMBERED: readonly string[] = [
  "computerRuleset",
  "hears",
  "leagueOffered",
] satisfies (keyof Settings)[];

/** A group talks at its own table. */
const OF_PRIVATE = "voices";

/** Beside other settings each of these is one key with its value. */
const TURNED = [
  "raise",
  "autoDoubles",
  "computerPause",
  "deadlineMinutes",
  "reminderMinutes",
] as const;

/** In private time for a move stands alone on its page, and no reminders are needed. */
const UNMARKED: Readonly<Record<(typeof KINDS)[number], readonly string[]>> = {
  group: [OF_PRIVATE, ...TURNED],
  private: [...TURNED.filter((name) => name !== "deadlineMinutes"), "whispers", "tidies"],
};

describe("everything that a chat can set", () => {
  test("is set on exactly one page", () => {
    const all = Object.keys(DEFAULTS.private).filter((name) => !REMEMBERED.includes(name));
    expect([...SETTING_NAMES].sort()).toEqual(all.sort());
    expect(PAGE_NAMES.flatMap(settingsOn).sort()).toEqual([...SETTING_NAMES].sort());
    for (const name of SETTING_NAMES) expect(settingsOn(pageOf(name))).toContain(name);
  });

  test.each(KINDS)("can be chosen, and is marked alone when it is (%s)", (kind) => {
    for (const name of SETTING_NAMES) {
      if (UNMARKED[kind].includes(name)) continue;
      for (const choice of choicesIn(placeOf(kind))[name]) {
        expect(Object.keys(choice.change)).toEqual([name]);
        const { change } = choice;
        const language = change.language ?? "en";
        const after = placeOf(kind, change, language);
        const marked = pagesOf(after, pageOf(name))
          .flatMap(buttonsOf)
          .map(({ text, press }) => ({ text, press }))
          .filter(({ press }) => press?.do === "settings-set" && press.setting === name)
          .filter(({ text }) => text.startsWith("✓ "));
        expect(marked, `${name} ${choice.word}`).toHaveLength(choice.word === "off" ? 0 : 1);
      }
    }
  });

  test.each(TURNED)(
    "is on one key beside others: presses bring all values of %s, and the first again",
    (name) => {
      const say = speaker("en");
      const all = choicesIn(placeOf("group"))[name];
      const said = all.map(({ change }) => {
        const place = placeOf("group", change);
        const key = buttonsOf(choicePage(place, pageOf(name))).find(
          ({ press }) => press?.do === "settings-set" && press.setting === name,
        );
        const chosen = key?.press?.do === "settings-set" ? key.press.choice : undefined;
        return { text: key?.text, chosen };
      });
      const words = all.map(({ word }) => word);
      expect(said.map(({ chosen }) => chosen)).toEqual([...words.slice(1), words[0]]);
      for (const [at, choice] of all.entries())
        expect(said[at]?.text).toMatch(
          new RegExp(`: ${labelOf(name, choice, placeOf("group"), say)}$`, "i"),
        );
    },
  );

  test.each(KINDS)("has its default among the choices, and one label for each (%s)", (kind) => {
    for (const language of LANGUAGES) {
      const place = placeOf(kind, {}, language);
      const say = speaker(language);
      for (const name of SETTING_NAMES) {
        const choices = choicesIn(place)[name];
        const isGroupLanguage = name === "language" && kind === "group";
        const set = choices.filter((choice) => isChosen(choice, DEFAULTS[kind]));
        expect(set, name).toHaveLength(isGroupLanguage ? 0 : 1);
        const isSwitch = choices.some(({ word }) => word === "on");
        const labels = new Set(choices.map((choice) => labelOf(name, choice, place, say)));
        expect(labels.size, name).toBe(isSwitch ? 1 : choices.length);
        // Fluent gives the key in braces where there is no text.
        for (const label of labels) expect(label).not.toMatch(/^\{/);
      }
    }
  });

  test("travels in buttons that are understood", () => {
    for (const kind of KINDS) {
      const place = placeOf(kind);
      const pages = [mainPage(place), ...PAGE_NAMES.map((page) => choicePage(place, page))];
      for (const { text, press } of pages.flatMap(buttonsOf)) expect(press, text).toBeDefined();
    }
  });
});

describe("a page", () => {
  test("has the same rows whatever is marked", () => {
    const shapeOf = (settings: Partial<Settings>) =>
      PAGE_NAMES.map((page) =>
        choicePage(placeOf("group", settings), page).keyboard.map((row) => row.length),
      );
    const usual = shapeOf({});
    expect(shapeOf({ stake: 12_345, theme: "contrast", autoDoubles: 3, beaver: true })).toEqual(
      usual,
    );
  });

  test("has eight rows of buttons at most, however many rulesets there are", () => {
    const own = Array.from({ length: 20 }, (_, at) => ({
      ...long,
      id: `own-${at}`,
      name: `Rules of the yard, ${at}`,
    }));
    for (const language of LANGUAGES)
      for (const kind of KINDS) {
        const place = { ...placeOf(kind, {}, language), rulesets: [...RULESETS, ...own] };
        const pages = [mainPage(place), ...PAGE_NAMES.flatMap((topic) => pagesOf(place, topic))];
        for (const { html, keyboard } of pages) expect(keyboard.length, html).toBeLessThan(9);
      }
  });

  test("with a choice is the one that is shown after it", () => {
    const place = placeOf("group", {}, "ru");
    for (const [at, page] of pagesOf(place, "zone").entries())
      for (const { press, data } of buttonsOf(page))
        if (press?.do === "settings-set") expect(pageWith(place, "zone", data)).toBe(at);
  });

  test("of a zone begins with a handful of cities near those who speak the language", () => {
    const cities = (language: string) =>
      buttonsOf(choicePage(placeOf("group", {}, language), "zone"))
        .slice(1, 4)
        .map(({ text }) => text.replace(/ .*/, ""));
    expect(cities("ru")).toEqual(["Москва", "Баку", "Ереван"]);
    expect(cities("en")).toEqual(["London", "New", "Baku"]);
  });

  test("offers games as a menu does, those of the home first, two in a row", () => {
    const rows = choicePage(placeOf("group", {}, "ru"), "game").keyboard;
    expect(rows.map((row) => row.map(({ text }) => text.replace("✓ ", "")))).toEqual([
      ["Спрашивать", "Длинные"],
      ["Короткие", "Классические"],
      ["Оин и марс", "Гюльбар"],
      ["Бешеный гюльбар", "Быстрые длинные"],
      ["Строгие", "Полный ход"],
      ["Кавказские", "Гипергаммон"],
      ["‹ Все настройки"],
    ]);
  });

  test("tells in private that the more patient of two players sets the time for a move", () => {
    const html = (kind: "private" | "group") => choicePage(placeOf(kind), "time").html;
    expect(html("private")).toContain("the longer time applies to both");
    expect(html("group")).not.toContain("the longer time");
  });

  test("shows a typed stake, and a language that is not set but spoken", () => {
    const stake = buttonsOf(choicePage(placeOf("private", { stake: 77 }), "stake"));
    expect(stake.filter(({ text }) => text.startsWith("✓ "))).toEqual([
      { text: "✓ Other: 77", press: { do: "settings-stake" }, data: "T" },
    ]);
    const language = buttonsOf(choicePage(placeOf("group", {}, "ru"), "language"));
    expect(language.find(({ text }) => text.startsWith("✓ "))?.text).toBe("✓ Русский");
  });

  test("says that a ruleset is asked for when the one that was set is gone", () => {
    expect(keysOf(mainPage(placeOf("group", { ruleset: "own-3" })))).toContain("Game: ask");
  });

  test("says on its key whether it is on, and of several switches how many are", () => {
    const keys = (settings: Partial<Settings>) => keysOf(mainPage(placeOf("group", settings)));
    const extras = { beaver: true, jacoby: true, autoDoubles: 2 };
    expect(keys(extras)).toContain("Cube: no");
    expect(keys({ ...extras, cube: true })).toContain("Cube: yes");
    const all = { autoRoll: true, autoForced: true, confirmDone: true };
    expect(keys(all)).toContain("Automation: all");
    expect(keys({ ...all, autoRoll: false })).toContain("Automation: 3 of 4");
    const none = { autoRoll: false, autoForced: false, confirmDone: false, takeBacks: false };
    expect(keys(none)).toContain("Automation: no");
  });

  test.each([
    [1, "1 минута", "1 minute"],
    [3, "3 минуты", "3 minutes"],
    [10, "10 минут", "10 minutes"],
    [60, "1 час", "1 hour"],
  ])("counts %i minutes as people do", (reminderMinutes, russian, english) => {
    const keys = (language: string) =>
      keysOf(choicePage(placeOf("group", { reminderMinutes }, language), "time"));
    expect(keys("ru")).toContain(`Напоминание: ${russian}`);
    expect(keys("en")).toContain(`Reminder: ${english}`);
  });
});
