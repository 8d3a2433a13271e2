/** How long an answer of the API is good for, in milliseconds; written in words at the call. */
export type Lifetime = number;

export const seconds = (count: number): Lifetime => count * 1000;
export const minutes = (count: number): Lifetime => seconds(count * 60);
export const hours = (count: number): Lifetime => minutes(count * 60);
