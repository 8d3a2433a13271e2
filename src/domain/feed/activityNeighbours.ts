/** The fields of an activity that decide which activities count as its neighbours. */
export interface Placed {
  readonly type: 'TEXT' | 'MESSAGE' | 'ANIME_LIST' | 'MANGA_LIST';
  /** Id of the owner; for a message, its author. */
  readonly userId: number;
  readonly mediaId?: number | undefined;
  readonly recipientId?: number | undefined;
}

/** API arguments that select the activities among which to look for neighbours. */
export interface NeighbourFilter {
  readonly userId: number;
  readonly mediaId?: number;
  readonly messengerId?: number;
  readonly type?: 'TEXT' | 'MESSAGE';
}

/**
 * Returns the filter that finds the previous and next activity. List activities: same owner and same media item.
 * Statuses: same author. Messages: same author and same recipient. Returns `undefined` if a required id is missing.
 */
export function neighbourFilter({type, userId, mediaId, recipientId}: Placed): NeighbourFilter | undefined {
  if (type === 'TEXT') return {userId, type};
  if (type === 'MESSAGE') return recipientId ? {userId: recipientId, messengerId: userId, type} : undefined;
  return mediaId ? {userId, mediaId} : undefined;
}
