import {everyone, type FollowingFilter} from '#domain/list/following';
import {createStore} from '#domain/value/store';

/**
 * The filter for the rows. Written by the summary and read by the part that hides rows; cleared when the visit ends.
 */
export const filter = createStore<FollowingFilter>(everyone);
