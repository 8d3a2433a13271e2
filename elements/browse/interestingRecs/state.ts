import type {UserRating} from '#domain/media/recommendation';
import {createStore} from '#domain/value/store';

/** Whether "For You" is chosen. */
export const isChosen = createStore(false);

/** The state of a pair after a vote that AniList has confirmed. */
export interface Voted {
  readonly rating: number;
  readonly userRating: UserRating;
  /** When it was confirmed (epoch milliseconds); a newer answer replaces it. */
  readonly at: number;
}

/** The confirmed votes of this page by user and pair. They outlive the visit, like answers in the cache. */
export const votes = createStore<ReadonlyMap<string, Voted>>(new Map());

/** Stores a confirmed vote. */
export const recordVote = (key: string, voted: Voted) => votes.set(new Map([...votes.get(), [key, voted]]));
