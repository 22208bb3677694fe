import { createHmac } from "node:crypto";

/** Numbers from a secret and a label, unpredictable without the secret. */
export type Seeds = readonly [first: number, second: number, third: number];

export const seedsOf = (secret: string, label: string): Seeds => {
  const digest = createHmac("sha256", Buffer.from(secret, "hex")).update(label).digest();
  return [digest.readInt32LE(0), digest.readInt32LE(4), digest.readInt32LE(8)];
};

/** The same things in an order that follows from the secret. */
export const shuffle = <Thing>(
  secret: string,
  label: string,
  things: readonly Thing[],
): readonly Thing[] =>
  things
    .map((thing, at) => ({
      thing,
      key: createHmac("sha256", Buffer.from(secret, "hex")).update(`${label} ${at}`).digest("hex"),
    }))
    .toSorted((one, two) => (one.key < two.key ? -1 : 1))
    .map(({ thing }) => thing);
