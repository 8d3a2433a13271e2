import {createStore} from '#domain/value/store';

/** Ids of the recommended media that are on the user's list, as far as known. */
export const listed = createStore<readonly number[]>([]);

/** Adds a media item, or removes it. */
export function setListed(mediaId: number, isListed: boolean) {
  const others = listed.get().filter(id => id !== mediaId);
  listed.set(isListed ? [...others, mediaId] : others);
}
