import {createStore} from '#domain/value/store';

/** The number of users in each relation, once both of its lists have been loaded, by `countKey`. */
export const counts = createStore<Readonly<Record<string, number>>>({});

/** Key of a number: those of shared users depend on who is signed in. */
export const countKey = (relation: string, viewer: string | undefined) =>
  relation.startsWith('shared') ? `${relation} ${viewer ?? ''}` : relation;

/** The comparisons of large lists that the user has confirmed. */
export const confirmed = createStore<readonly string[]>([]);
