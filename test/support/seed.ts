import fc from "fast-check";

/** `FC_SEED=7 npm test` looks at other examples of every property that has no seed of its own. */
export const FC_SEED = Number(process.env.FC_SEED ?? 1);

fc.configureGlobal({ seed: FC_SEED });
