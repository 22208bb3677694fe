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

export const BATCH = 512;

/** A net in use: write rows of inputs to it, then read their outputs. */
export type Arithmetic = {
  readonly rows: Float32Array;
  /** The outputs of the first `count` rows, five chances each; valid until the next call. */
  readonly evaluate: (count: number) => Float32Array;
};

/** The net in plain TypeScript: the reference for the kernel, and the fallback without it. */
export const plainArithmetic = ({ inputs, hidden, weights, bias, out }: Net): Arithmetic => {
  const rows = new Float32Array(BATCH * inputs);
  const outputs = new Float32Array(BATCH * OUTPUTS);
  const sums = new Float64Array(hidden);

  const evaluateRow = (row: number): void => {
    sums.set(bias);
    for (let input = 0; input < inputs; input++) {
      const value = rows[row * inputs + input] ?? 0;
      if (value === 0) continue;
      const at = input * hidden;
      for (let unit = 0; unit < hidden; unit++)
        sums[unit] = (sums[unit] ?? 0) + value * (weights[at + unit] ?? 0);
    }
    for (let output = 0; output < OUTPUTS; output++) {
      let sum = out[OUTPUTS * hidden + output] ?? 0;
      for (let unit = 0; unit < hidden; unit++) {
        const evidence = sums[unit] ?? 0;
        sum += (out[output * hidden + unit] ?? 0) * (evidence / (1 + Math.abs(evidence)));
      }
      outputs[row * OUTPUTS + output] = logistic(sum);
    }
  };

  return {
    rows,
    evaluate: (count) => {
      for (let row = 0; row < count; row++) evaluateRow(row);
      return outputs;
    },
  };
};
