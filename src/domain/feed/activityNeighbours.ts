/** An activity as far as its neighbours depend on it. */
export interface Placed {
  readonly type: 'TEXT' | 'MESSAGE' | 'ANIME_LIST' | 'MANGA_LIST';
  /** Of whom it is: of a message, who wrote it. */
  readonly userId: number;
  readonly mediaId?: number | undefined;
  readonly recipientId?: number | undefined;
}

/** Arguments of the API that find an activity's neighbours. */
export interface NeighbourFilter {
  readonly userId: number;
  readonly mediaId?: number;
  readonly messengerId?: number;
  readonly type?: 'TEXT' | 'MESSAGE';
}

/**
 * Among which activities the one before and after is looked for (spec 2, section 7: activity by id): of a list activity,
 * its owner's about the same work; of a status, its author's statuses; of a message, those of the same writer to the same
 * member. `undefined` where what that takes is missing.
 */
export function neighbourFilter({type, userId, mediaId, recipientId}: Placed): NeighbourFilter | undefined {
  if (type === 'TEXT') return {userId, type};
  if (type === 'MESSAGE') return recipientId ? {userId: recipientId, messengerId: userId, type} : undefined;
  return mediaId ? {userId, mediaId} : undefined;
}
