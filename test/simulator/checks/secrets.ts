import type { Remains } from "./remains.ts";

const written = (secret: Uint8Array): readonly string[] => {
  const bytes = Buffer.from(secret);
  const hex = bytes.toString("hex");
  return [hex, hex.toUpperCase(), bytes.toString("base64"), bytes.toString("base64url")];
};

/** The dice of what is not over yet, and the sevens to come. */
const KEPT = `SELECT secret FROM games WHERE ended_at IS NULL
  UNION ALL SELECT next_secret FROM games WHERE next IS NULL AND next_secret IS NOT NULL
  UNION ALL SELECT secret FROM challenges WHERE state = 'open'
  UNION ALL SELECT secret FROM seven_secret`;

/** Nobody reads a secret before its game is over, nor what is secret for good. */
const readByPeople = (remains: Remains): readonly string[] => {
  const { sql, messages, documents, presses, token } = remains;
  const shown = messages.map(({ text, keyboard }) => text + JSON.stringify(keyboard));
  const said = [...shown, ...documents, ...presses.map(({ toast }) => toast ?? "")].join("\n");
  const secrets = sql.prepare<[], Uint8Array>(KEPT).pluck().all().flatMap(written);
  return [token, ...secrets]
    .filter((one) => said.includes(one))
    .map((one) => `a secret is read by people: ${one.slice(0, 8)}…`);
};

/** Nothing that must not be known stands in what the bot has written. */
export const toldSecrets = (remains: Remains): readonly string[] => [
  ...writtenDown(remains),
  ...readByPeople(remains),
];

const writtenDown = ({ sql, output, token }: Remains): readonly string[] => {
  const columns = <T>(text: string): readonly T[] => sql.prepare<[], T>(text).pluck().all();
  const secrets = [
    token,
    ...columns<string>("SELECT token FROM challenges WHERE token IS NOT NULL"),
    ...columns<Uint8Array>("SELECT secret FROM challenges")
      .concat(columns<Uint8Array>("SELECT secret FROM games"))
      .flatMap(written),
  ];
  return secrets
    .filter((one) => output.includes(one))
    .map((one) => `a secret stands in the log: ${one.slice(0, 8)}…`);
};
