import type { Time } from "../../../machine/time.ts";
import type { Form, Upload } from "../../http/multipart.ts";
import { addressesIn, fetchFile } from "./remote.ts";

/**
 * The arguments of a call. As in Telegram's server each is a string, however it was sent; an object
 * or a list is its JSON.
 */
export type Arguments = {
  text(name: string): string | undefined;
  integer(name: string): number | undefined;
  flag(name: string): boolean;
  /** The parsed JSON; undefined if absent or broken. */
  json(name: string): unknown;
  /** The uploaded file of that field, of `attach://name`, or from an address. */
  upload(name: string): Upload | undefined;
  /** All arguments, for the journal. */
  all(): Record<string, string>;
};

export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const argumentsOf = ({ fields, files }: Form): Arguments => {
  const text = (name: string): string | undefined => fields.get(name);
  return {
    text,
    integer(name) {
      const value = text(name)?.trim() ?? "";
      return /^[+-]?\d{1,17}$/.test(value) ? Number(value) : undefined;
    },
    flag: (name) => ["true", "yes", "1"].includes(text(name)?.toLowerCase() ?? ""),
    json(name) {
      const value = text(name);
      return value === undefined ? undefined : parseJson(value);
    },
    upload: (name) => files.get(name.replace(/^attach:\/\//, "")),
    all: () => Object.fromEntries(fields),
  };
};

/** An object as the fields of a form. */
export const fieldsOf = (object: object): Map<string, string> => {
  const given: [string, unknown][] = Object.entries(object);
  return new Map(
    given
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]),
  );
};

/** Reads a call, and fetches the pictures that it links to. */
export const readArguments = async (form: Form, time: Time): Promise<Arguments> => {
  const files = new Map(form.files);
  const written = (name: string): unknown => {
    const field = form.fields.get(name);
    // An error costs more than all the rest of a call: only what can be JSON is parsed.
    return field !== undefined && /^\s*[[{"]/.test(field) ? (parseJson(field) ?? field) : field;
  };
  for (const address of addressesIn(written)) {
    const file = await fetchFile(address, time);
    if (file) files.set(address, file);
  }
  return argumentsOf({ fields: form.fields, files });
};
