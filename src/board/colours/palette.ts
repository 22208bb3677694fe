export type Palette = {
  /** 0xRRGGBB; the number of a pixel is an index into this list. */
  readonly colours: readonly number[];
  /** Converts opaque RGBA bytes into numbers of colours. */
  readonly index: (rgba: Rgba) => Uint8Array;
};

type Rgba = Uint8ClampedArray | Uint8Array;

const SIZE = 96;

/**
 * Chooses a palette: the exact colours, which no library would keep, then the commonest of the
 * commonest neighbourhoods (five bits a channel).
 */
export const choosePalette = (exact: readonly number[], samples: readonly Rgba[]): Palette => {
  const colours = [...new Set([...exact, ...commonest(samples)])].slice(0, SIZE);
  const known = new Map(colours.map((rgb, index) => [rgb, index]));
  const indexOf = (rgb: number): number => {
    const found = known.get(rgb) ?? nearest(colours, rgb);
    known.set(rgb, found);
    return found;
  };
  return {
    colours,
    index: (rgba) => {
      const pixels = new Uint8Array(rgba.length / 4);
      let [last, index] = [-1, 0];
      for (let at = 0; at < pixels.length; at++) {
        const rgb = rgbAt(rgba, at);
        if (rgb !== last) [last, index] = [rgb, indexOf(rgb)];
        pixels[at] = index;
      }
      return pixels;
    },
  };
};

const commonest = (samples: readonly Rgba[]): number[] => {
  const counts = new Map<number, number>();
  for (const sample of samples) {
    for (let at = 0; at < sample.length / 4; at++) {
      const rgb = rgbAt(sample, at);
      counts.set(rgb, (counts.get(rgb) ?? 0) + 1);
    }
  }
  const areas = new Map<number, { rgb: number; most: number; sum: number }>();
  for (const [rgb, count] of counts) {
    const area = areas.get(rgb & 0xf8f8f8) ?? { rgb, most: 0, sum: 0 };
    if (count > area.most) Object.assign(area, { rgb, most: count });
    area.sum += count;
    areas.set(rgb & 0xf8f8f8, area);
  }
  return [...areas.values()]
    .sort((one, two) => two.sum - one.sum || one.rgb - two.rgb)
    .map(({ rgb }) => rgb);
};

const nearest = (colours: readonly number[], rgb: number): number => {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [index, colour] of colours.entries()) {
    const far = distance(colour, rgb);
    if (far < least) [best, least] = [index, far];
  }
  return best;
};

const distance = (one: number, two: number): number =>
  square((one >> 16) - (two >> 16)) +
  square(((one >> 8) & 255) - ((two >> 8) & 255)) +
  square((one & 255) - (two & 255));

const square = (value: number): number => value * value;

const rgbAt = (rgba: Rgba, at: number): number =>
  ((rgba[at * 4] ?? 0) << 16) | ((rgba[at * 4 + 1] ?? 0) << 8) | (rgba[at * 4 + 2] ?? 0);
