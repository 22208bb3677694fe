import type { User } from "grammy/types";
import { isPersonId } from "../../ids/ids.ts";
import type { Person } from "../../tables/people/people.ts";
import { languageFor } from "../text/texts.ts";

/** A person from Telegram's data; undefined for bots. */
export const personFrom = (user: User): Person | undefined =>
  user.is_bot ? undefined : described(user);

/** The person, or Telegram's own bot behind which an administrator of a group hides. */
export const described = (user: User): Person | undefined =>
  isPersonId(user.id)
    ? {
        id: user.id,
        name: [user.first_name, user.last_name].filter(Boolean).join(" "),
        username: user.username ?? null,
        language: languageFor(user.language_code),
      }
    : undefined;
