import { createRequire } from "node:module";

type ReplayFrame = {
  /** Red, green and blue; that of the first frame is for all. */
  readonly palette?: readonly (readonly [number, number, number])[];
  /** How long it stands, in milliseconds. */
  readonly delay: number;
  readonly transparent?: boolean;
  readonly transparentIndex?: number;
  /** 1: the next frame is laid over this one. */
  readonly dispose?: number;
};

type Gif = {
  writeFrame(pixels: Uint8Array, width: number, height: number, frame: ReplayFrame): void;
  finish(): void;
  bytes(): Uint8Array;
};

/** The package has no types, and is CommonJS whose names an import does not see. */
const { GIFEncoder }: { readonly GIFEncoder: () => Gif } = createRequire(import.meta.url)("gifenc");

/** Begins an animation that is played again and again. */
export const openGif = (): Gif => GIFEncoder();
