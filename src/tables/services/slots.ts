/** A thing that one feature gives to another one, which does not know it, through a slot. */
export type Given = { readonly for: symbol };

type Givers = { readonly extensions: readonly { readonly gives?: readonly Given[] }[] };

/** A slot: a feature takes things of one type from features that it does not know. */
export const slotOf = <Thing>(name: string) => {
  const things = new WeakMap<Given, { readonly thing: Thing }>();
  const among = (gives: readonly Given[]): readonly Thing[] =>
    gives.flatMap((given) => {
      const found = things.get(given);
      return found ? [found.thing] : [];
    });
  return {
    give: (thing: Thing): Given => {
      const given = { for: Symbol(name) };
      things.set(given, { thing });
      return given;
    },
    /** The given things, in the order of the extensions. */
    of: ({ extensions }: Givers): readonly Thing[] =>
      extensions.flatMap(({ gives = [] }) => among(gives)),
    among,
  };
};
