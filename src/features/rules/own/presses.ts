import { type AnyPress, type PressesOf, pressBook } from "../../../bot/press/book.ts";
import { FIELDS, number, word } from "../../../bot/press/fields.ts";
import { filtersOf } from "../../../bot/updates/context.ts";
import { isRulesetId, type RulesetId } from "../../../ids/ids.ts";

export const OWN_PRESSES = pressBook(
  {
    ...FIELDS,
    own: number.refine((id): id is RulesetId => isRulesetId(id)),
    /** The number of the person's dialog. */
    draft: number,
    name: word,
    value: word,
  },
  {
    "own-list": ["L"],
    "own-show": ["O", "own"],
    "own-play": ["Y", "own"],
    "own-delete": ["D", "own"],
    "own-delete-sure": ["R", "own"],
    "draft-base": ["B", "person", "draft", "ruleset"],
    "draft-neighbours": ["9y", "person", "draft"],
    "draft-switch": ["W", "person", "draft", "name"],
    "draft-value": ["V", "person", "draft", "name", "value"],
    "draft-back": ["K", "person", "draft"],
    "draft-name": ["N", "person", "draft"],
    "draft-games": ["9g", "person", "draft", "page"],
    "draft-add": ["9h", "person", "draft", "ruleset"],
    "draft-drop": ["9i", "person", "draft"],
    "draft-cancel": ["X", "person", "draft"],
  },
);

export const ownPress = OWN_PRESSES.write;
export const { pressed, pressedHere } = filtersOf(OWN_PRESSES, "rules");

type OwnPress = PressesOf<typeof OWN_PRESSES>;

/** Presses in the dialog that makes a ruleset. */
export type DraftPress = Extract<OwnPress, { readonly draft: number }>;

export const isDraftPress = (press: AnyPress): press is DraftPress => press.do.startsWith("draft-");
