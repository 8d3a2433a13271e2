import {hours} from '#services/api/cache/lifetime';

/** Lifetime of a number of favourites. */
export const lifetime = hours(1);
