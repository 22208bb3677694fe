import type { User } from "grammy/types";
import { isPersonId } from "../../ids/ids.ts";
import type { Person } from "../../tables/people/people.ts";
import { languageFor } from "../text/texts.ts";

/** A person as Telegram tells of them; undefined for bots. */
export const personFrom = (user: User): Person | undefined =>
  user.is_bot ? undefined : described(user);

/** The same for whoever it is: an administrator who hides behind a group is a bot of Telegram's. */
export const described = (user: User): Person | undefined =>
  isPersonId(user.id)
    ? {
        id: user.id,
        name: [user.first_name, user.last_name].filter(Boolean).join(" "),
        username: user.username ?? null,
        language: languageFor(user.language_code),
      }
    : undefined;
