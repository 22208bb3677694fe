import { NumberGrid, NumberRow } from "./grid.ts";

/**
 * Everybody paired at the least cost, exactly: Edmonds' blossoms, after the primal-dual method as Galil tells it
 * ("Efficient algorithms for finding maximum matching in graphs", 1986). `cost` is of two places below `count`, an
 * even number, the same both ways, a whole number from 0 to `MOST_COST`; what comes is the partner of each place.
 */
export const cheapestPairs = (
  count: number,
  cost: (one: number, other: number) => number,
): readonly number[] => {
  const search = new Matching(count, (one, other) => count * MOST_COST - cost(one, other) + 1);
  while (search.pairsMore());
  return search.partners();
};

/** The dearest that a pair may be: sums over all pairs stay exact. */
export const MOST_COST = 2 ** 40;

/** Whoever is not reached yet, or at an even or odd distance from somebody alone. */
const UNREACHED = -1;
const EVEN = 0;
const ODD = 1;

type Edge = { readonly from: number; readonly to: number };

/** Vertices are counted from 1, blossoms after them; 0 is nobody. */
class Matching {
  readonly #count: number;
  readonly #weight: NumberGrid = new NumberGrid();
  /** Between vertices or blossoms the edge of vertices that is meant; none where there is no `from`. */
  readonly #from = new NumberGrid();
  readonly #to = new NumberGrid();
  /** Which vertex or blossom within a blossom holds a vertex. */
  readonly #holder = new NumberGrid();
  /** The dual variables. */
  readonly #label = new NumberRow();
  readonly #mate = new NumberRow();
  readonly #slack = new NumberRow();
  /** The outermost blossom of each. */
  readonly #outer = new NumberRow();
  readonly #parent = new NumberRow();
  readonly #side = new NumberRow();
  readonly #seen = new NumberRow();
  readonly #parts: (readonly number[])[] = [];
  #queue: number[] = [];
  #top: number;
  #round = 0;

  constructor(count: number, weight: (one: number, other: number) => number) {
    this.#count = count;
    this.#top = count;
    let most = 0;
    for (let one = 1; one <= count; one++) {
      this.#outer.set(one, one);
      this.#holder.of(one).set(one, one);
      for (let other = 1; other <= count; other++) {
        this.#from.of(one).set(other, one);
        this.#to.of(one).set(other, other);
        if (one === other) continue;
        const worth = weight(one - 1, other - 1);
        this.#weight.of(one).set(other, worth);
        most = Math.max(most, worth);
      }
    }
    for (let one = 1; one <= count; one++) this.#label.set(one, most);
  }

  partners(): readonly number[] {
    return Array.from({ length: this.#count }, (_, at) => this.#mate.get(at + 1) - 1);
  }

  /** Looks for two who can be paired more, whoever else changes partners for it; false: all are paired. */
  pairsMore(): boolean {
    this.#queue = [];
    for (let one = 1; one <= this.#top; one++) {
      this.#side.set(one, UNREACHED);
      this.#slack.set(one, 0);
    }
    for (const one of this.#outermost()) {
      if (this.#mate.get(one) !== 0) continue;
      this.#parent.set(one, 0);
      this.#side.set(one, EVEN);
      this.#enqueue(one);
    }
    if (this.#queue.length === 0) return false;
    for (;;) {
      if (this.#growTrees()) return true;
      this.#changeLabels();
      if (this.#useTightEdges()) return true;
      for (const one of this.#outermost()) {
        if (one > this.#count && this.#side.get(one) === ODD && this.#label.get(one) === 0) {
          this.#expand(one);
        }
      }
    }
  }

  #growTrees(): boolean {
    for (let one = this.#queue.shift(); one !== undefined; one = this.#queue.shift()) {
      if (this.#side.get(this.#outer.get(one)) === ODD) continue;
      for (let other = 1; other <= this.#count; other++) {
        if (this.#outer.get(one) === this.#outer.get(other)) continue;
        if (this.#gap(one, other) > 0) this.#offerSlack(one, this.#outer.get(other));
        else if (this.#takeEdge({ from: one, to: other })) return true;
      }
    }
    return false;
  }

  #changeLabels(): void {
    const step = this.#step();
    for (let one = 1; one <= this.#count; one++) {
      const side = this.#side.get(this.#outer.get(one));
      this.#label.set(one, this.#label.get(one) + signOf(side) * step);
    }
    for (const one of this.#outermost()) {
      if (one <= this.#count) continue;
      this.#label.set(one, this.#label.get(one) - 2 * signOf(this.#side.get(one)) * step);
    }
    this.#queue = [];
  }

  /** How far labels can change before something else becomes possible. */
  #step(): number {
    let step = Number.POSITIVE_INFINITY;
    for (const one of this.#outermost()) {
      const side = this.#side.get(one);
      if (one > this.#count && side === ODD) step = Math.min(step, this.#label.get(one) / 2);
      const slack = this.#slack.get(one);
      if (slack === 0 || side === ODD) continue;
      const gap = this.#gap(slack, one);
      step = Math.min(step, side === EVEN ? gap / 2 : gap);
    }
    return step;
  }

  #useTightEdges(): boolean {
    for (const one of this.#outermost()) {
      const slack = this.#slack.get(one);
      if (slack === 0 || this.#outer.get(slack) === one || this.#gap(slack, one) !== 0) continue;
      if (this.#takeEdge(this.#edge(slack, one))) return true;
    }
    return false;
  }

  /** An edge that costs nothing more: another two are reached, a blossom is found, or two are paired. */
  #takeEdge({ from, to }: Edge): boolean {
    const [one, other] = [this.#outer.get(from), this.#outer.get(to)];
    if (this.#side.get(other) === UNREACHED) {
      this.#parent.set(other, from);
      this.#side.set(other, ODD);
      const next = this.#outer.get(this.#mate.get(other));
      this.#slack.set(other, 0);
      this.#slack.set(next, 0);
      this.#side.set(next, EVEN);
      this.#enqueue(next);
      return false;
    }
    if (this.#side.get(other) === ODD) return false;
    const root = this.#common(one, other);
    if (root !== 0) {
      this.#shrink(one, root, other);
      return false;
    }
    this.#augment(one, other);
    this.#augment(other, one);
    return true;
  }

  #augment(from: number, to: number): void {
    let [one, other] = [from, to];
    for (;;) {
      const next = this.#outer.get(this.#mate.get(one));
      this.#pair(one, other);
      if (next === 0) return;
      const before = this.#outer.get(this.#parent.get(next));
      this.#pair(next, before);
      [one, other] = [before, next];
    }
  }

  #pair(one: number, other: number): void {
    const { from, to } = this.#edge(one, other);
    this.#mate.set(one, to);
    if (one <= this.#count) return;
    const part = this.#holder.of(one).get(from);
    const at = this.#evenPlace(one, part);
    const parts = this.#partsOf(one);
    for (let place = 0; place < at; place++) {
      this.#pair(parts[place] ?? 0, parts[place ^ 1] ?? 0);
    }
    this.#pair(part, other);
    this.#parts[one] = [...parts.slice(at), ...parts.slice(0, at)];
  }

  /** Where a part stands in its blossom; that is turned round where it takes an odd way to it. */
  #evenPlace(blossom: number, part: number): number {
    const parts = this.#partsOf(blossom);
    const at = parts.indexOf(part);
    if (at % 2 === 0) return at;
    this.#parts[blossom] = [...parts.slice(0, 1), ...parts.slice(1).reverse()];
    return parts.length - at;
  }

  /** Where the ways back of two meet; 0: they do not. */
  #common(one: number, other: number): number {
    this.#round++;
    let [here, there] = [one, other];
    while (here !== 0 || there !== 0) {
      if (here !== 0) {
        if (this.#seen.get(here) === this.#round) return here;
        this.#seen.set(here, this.#round);
        const mate = this.#outer.get(this.#mate.get(here));
        here = mate === 0 ? 0 : this.#outer.get(this.#parent.get(mate));
      }
      [here, there] = [there, here];
    }
    return 0;
  }

  #shrink(one: number, root: number, other: number): void {
    let blossom = this.#count + 1;
    while (blossom <= this.#top && this.#outer.get(blossom) !== 0) blossom++;
    this.#top = Math.max(this.#top, blossom);
    this.#label.set(blossom, 0);
    this.#side.set(blossom, EVEN);
    this.#mate.set(blossom, this.#mate.get(root));
    const parts = [root, ...this.#wayBack(one, root).reverse(), ...this.#wayBack(other, root)];
    this.#parts[blossom] = parts;
    this.#putInto(blossom, blossom);
    for (let at = 1; at <= this.#top; at++) {
      this.#from.of(blossom).set(at, 0);
      this.#from.of(at).set(blossom, 0);
      this.#holder.of(blossom).set(at, 0);
    }
    for (const part of parts) this.#takeEdgesOf(blossom, part);
    this.#findSlack(blossom);
  }

  #wayBack(from: number, root: number): number[] {
    const way: number[] = [];
    for (let one = from; one !== root; ) {
      const mate = this.#outer.get(this.#mate.get(one));
      way.push(one, mate);
      this.#enqueue(mate);
      one = this.#outer.get(this.#parent.get(mate));
    }
    return way;
  }

  #takeEdgesOf(blossom: number, part: number): void {
    for (let at = 1; at <= this.#top; at++) {
      const isNone = this.#from.of(blossom).get(at) === 0;
      if (at !== blossom && (isNone || this.#gap(part, at) < this.#gap(blossom, at))) {
        this.#from.of(blossom).set(at, this.#from.of(part).get(at));
        this.#to.of(blossom).set(at, this.#to.of(part).get(at));
        this.#from.of(at).set(blossom, this.#from.of(at).get(part));
        this.#to.of(at).set(blossom, this.#to.of(at).get(part));
      }
      if (at <= this.#count && this.#holder.of(part).get(at) !== 0) {
        this.#holder.of(blossom).set(at, part);
      }
    }
  }

  #expand(blossom: number): void {
    for (const part of this.#partsOf(blossom)) this.#putInto(part, part);
    const parent = this.#parent.get(blossom);
    const reached = this.#holder.of(blossom).get(this.#edge(blossom, parent).from);
    const at = this.#evenPlace(blossom, reached);
    const parts = this.#partsOf(blossom);
    for (let place = 0; place < at; place += 2) {
      const [odd = 0, even = 0] = parts.slice(place, place + 2);
      this.#parent.set(odd, this.#edge(even, odd).from);
      this.#side.set(odd, ODD);
      this.#side.set(even, EVEN);
      this.#slack.set(odd, 0);
      this.#findSlack(even);
      this.#enqueue(even);
    }
    this.#side.set(reached, ODD);
    this.#parent.set(reached, parent);
    for (const part of parts.slice(at + 1)) {
      this.#side.set(part, UNREACHED);
      this.#findSlack(part);
    }
    this.#outer.set(blossom, 0);
  }

  #enqueue(one: number): void {
    if (one <= this.#count) this.#queue.push(one);
    else for (const part of this.#partsOf(one)) this.#enqueue(part);
  }

  #putInto(one: number, blossom: number): void {
    this.#outer.set(one, blossom);
    if (one > this.#count) for (const part of this.#partsOf(one)) this.#putInto(part, blossom);
  }

  #findSlack(one: number): void {
    this.#slack.set(one, 0);
    for (let other = 1; other <= this.#count; other++) {
      const outer = this.#outer.get(other);
      if (outer !== one && this.#side.get(outer) === EVEN) this.#offerSlack(other, one);
    }
  }

  #offerSlack(from: number, to: number): void {
    const known = this.#slack.get(to);
    if (known === 0 || this.#gap(from, to) < this.#gap(known, to)) this.#slack.set(to, from);
  }

  /** How far an edge is from costing nothing more. */
  #gap(one: number, other: number): number {
    const { from, to } = this.#edge(one, other);
    return this.#label.get(from) + this.#label.get(to) - 2 * this.#weight.of(from).get(to);
  }

  #edge(one: number, other: number): Edge {
    return { from: this.#from.of(one).get(other), to: this.#to.of(one).get(other) };
  }

  #partsOf(blossom: number): readonly number[] {
    return this.#parts[blossom] ?? [];
  }

  #outermost(): readonly number[] {
    return Array.from({ length: this.#top }, (_, at) => at + 1).filter(
      (one) => this.#outer.get(one) === one,
    );
  }
}

const signOf = (side: number): number => (side === EVEN ? -1 : side === ODD ? 1 : 0);
