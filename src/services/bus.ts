import {createEvents, type Events} from '#domain/value/events';
import type {SavedEntry} from './entries/savedEntry';
import type {LikeableType} from './outbox/documents/likes.generated';

/**
 * Events that cross feature boundaries, with their payloads. A type alias, because events require an index
 * signature, which interfaces lack.
 */
export type BusEvents = {
  /** The user's list entry for a media item was changed, by us or in the host's editor. */
  listEntryChanged: {
    mediaId: number | undefined;
    /** The entry as stored by the API, if one of our own writes returned it. */
    entry?: SavedEntry;
    /** One of our own writes removed the entry from the list. */
    isDeleted?: true;
    /** Another tab made the change, and stores it. */
    isElsewhere?: boolean;
    /** A job made the change, as one of many: nothing is read again because of it. */
    isJob?: boolean;
  };
  /** The user liked or unliked something. */
  likeChanged: {type: Exclude<LikeableType, 'THREAD_COMMENT'>; id: number; on: boolean};
  /** A call to the API failed; `message` is a sentence for the user. */
  callFailed: {operation: string; message: string};
  /** The page has been quiet for a while, and what is missing on it has been reported. Comes again if anything starts. */
  pageSettled: undefined;
  /** The API rejected the script's token, or the user signed out. */
  signedOut: undefined;
};

/** Typed event bus between features and services. */
export type Bus = Events<BusEvents>;

/** Creates the event bus. */
export const createBus = (): Bus => createEvents();
