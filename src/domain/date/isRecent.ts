/**
 * Whether the age of something is below its lifetime. All three are in milliseconds. A time in the future isn't recent:
 * the clock was set back since, so the age is unknown.
 */
export const isRecent = (at: number, now: number, lifetime: number): boolean => at <= now && now - at < lifetime;
