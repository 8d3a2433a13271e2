/** A long computation that stops after each short step, so that the page stays responsive (`runInSlices`). */
export type Steps<T> = Generator<undefined, T, undefined>;
