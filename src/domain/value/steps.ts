/**
 * A long computation that stops after each short step, so that its caller can let the page work in between
 * (`runInSlices`).
 */
export type Steps<T> = Generator<undefined, T, undefined>;
