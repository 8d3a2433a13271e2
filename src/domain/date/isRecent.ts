/**
 * Whether something is younger than a lifetime. All three are in milliseconds. What lies in the future is not: the clock was
 * set back since, so its age is not known.
 */
export const isRecent = (at: number, now: number, lifetime: number): boolean => at <= now && now - at < lifetime;
