import {seconds} from '#services/api/cache/lifetime';

/** Lifetime of a score. */
export const lifetime = seconds(60);
