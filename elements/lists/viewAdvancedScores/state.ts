import {createStore} from '#domain/value/store';
import type {UserListsParams} from '#host/pages/routes';
import type {ListStore} from '#services/entries/listStore';
import type {AdvancedScores} from '#services/lists/ownList';

type ListScores = ReadonlyMap<number, AdvancedScores>;

/** The advanced scores of the current list, by media id. */
export const advancedScores = createStore<ListScores>(new Map());

interface Request extends UserListsParams {
  readonly done: Promise<ListScores>;
}

let request: Request | undefined;

/** Forgets the request when another list is shown. */
export const requested = {
  reset() {
    request = undefined;
  },
};

/** Requests the advanced scores of the list, once for all of its rows. A failure leaves the list unchanged. */
export function requestScores({userName, listType}: UserListsParams, lists: Pick<ListStore, 'advancedScores'>) {
  if (request?.userName === userName && request.listType === listType) return;
  const done = lists.advancedScores(userName, listType).catch((): ListScores => new Map());
  const current = {userName, listType, done};
  request = current;
  void done.then(scores => {
    if (request === current) advancedScores.set(scores);
  });
}

/** Whether an entry of the list has advanced scores, once they are known. */
export const hasScores = async (mediaId: number) => (await request?.done)?.has(mediaId) === true;
