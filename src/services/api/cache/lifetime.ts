/** Lifetime of an API response (ms), written in words at the call: `minutes(5)`. */
export type Lifetime = number;

/** Seconds as a lifetime. */
export const seconds = (count: number): Lifetime => count * 1000;
/** Minutes as a lifetime. */
export const minutes = (count: number): Lifetime => seconds(count * 60);
/** Hours as a lifetime. */
export const hours = (count: number): Lifetime => minutes(count * 60);
