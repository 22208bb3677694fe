export type SlotItem = { readonly thing: unknown };

type Givers = { readonly extensions: readonly { readonly gives?: readonly SlotItem[] }[] };

/** A slot: a feature takes things of one type from features that it does not know. */
export const slotOf = <Thing>() => {
  class Item {
    readonly thing: Thing;

    constructor(thing: Thing) {
      this.thing = thing;
    }
  }
  const among = (items: readonly SlotItem[]): readonly Thing[] =>
    items.flatMap((item) => (item instanceof Item ? [item.thing] : []));
  return {
    give: (thing: Thing): SlotItem => new Item(thing),
    of: ({ extensions }: Givers): readonly Thing[] =>
      extensions.flatMap(({ gives = [] }) => among(gives)),
    among,
  };
};
