import type {Read} from '#services/api/cache/reader';
import {lifetime} from './lifetime';
import {RecentScoresDocument, type RecentScoresQuery} from './recentScores.generated';

const ended = new Set<unknown>(['COMPLETED', 'DROPPED']);

/** The entry of a media item in the answer, unless it was not completed or dropped yet when the answer was sent. */
export const entryIn = ({Page}: RecentScoresQuery, mediaId: number) =>
  Page?.mediaList?.find(entry => entry?.mediaId === mediaId && ended.has(entry.status)) ?? undefined;

/**
 * Requests the entries that a user changed last, which are those in their feed. The name is known before the site has
 * loaded the feed, so the query is merged with others about the profile.
 */
export const requestRecent = (read: Read, userName: string, signal?: AbortSignal) =>
  read(RecentScoresDocument, {userName}, {lifetime, mayWait: true, ...(signal && {signal})});
