import type { Remains } from "./remains.ts";

/** Nothing that must not be known stands in what the bot has written. */
export const toldSecrets = ({ sql, output, token }: Remains): readonly string[] => {
  const columns = <T>(text: string): readonly T[] => sql.prepare<[], T>(text).pluck().all();
  const secrets = [
    token,
    ...columns<string>("SELECT token FROM challenges WHERE token IS NOT NULL"),
    ...columns<Uint8Array>("SELECT secret FROM challenges")
      .concat(columns<Uint8Array>("SELECT secret FROM games"))
      .flatMap((secret) => [
        Buffer.from(secret).toString("hex"),
        Buffer.from(secret).toString("base64"),
      ]),
  ];
  return secrets
    .filter((one) => output.includes(one))
    .map((one) => `a secret stands in the log: ${one.slice(0, 8)}…`);
};
