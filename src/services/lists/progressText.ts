import {text} from './messages';
import type {ListProgress, ListType} from './ownList';

/** Progress of loading the user's own lists. `entries` is 0 as long as nothing has arrived. */
export const ownProgress = (entries: number): ListProgress => ({
  entries,
  text: entries ? text.loadingOwnSoFar(entries) : text.loadingOwn,
});

/** Progress of loading another user's list. */
export const otherProgress = (userName: string, type: ListType, entries: number): ListProgress => ({
  entries,
  text: (type === 'ANIME' ? text.loadingAnime : text.loadingManga)(userName),
});
