export const OUTPUTS = 5;

/** Hidden units come in multiples of this and inputs in multiples of four: the kernel's steps. */
export const HIDDEN_STEP = 32;

/**
 * A net with one hidden layer, with x / (1 + |x|) there, and five logistic outputs: `weights` has a
 * row of `hidden` numbers for each input, `out` one for each output, then the outputs' biases.
 */
export type Net = {
  readonly inputs: number;
  readonly hidden: number;
  readonly weights: Float32Array;
  readonly bias: Float32Array;
  readonly out: Float32Array;
};

/** A net of zeros. */
export const emptyNet = (inputs: number, hidden: number): Net => ({
  inputs,
  hidden,
  weights: new Float32Array(inputs * hidden),
  bias: new Float32Array(hidden),
  out: new Float32Array(OUTPUTS * (hidden + 1)),
});

/** The logistic function, which turns a sum of evidence into a chance. */
export const logistic = (sum: number): number => 1 / (1 + Math.exp(-sum));
