import {hours} from '#services/api/cache/lifetime';

/** How long a number of favourites stays fresh (rule media-1). */
export const lifetime = hours(1);
