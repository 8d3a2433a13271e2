import type {BulkOptions} from '#domain/list/bulk/values';
import {minutes} from '#services/api/cache/lifetime';
import type {ListType} from '#services/lists/ownList';
import {useCachedQuery} from '#ui/useCachedQuery';
import {useMemo} from 'react';
import {ListOptionsDocument} from './listOptions.generated';

const namesIn = (names: readonly (string | null)[] | null | undefined) => (names ?? []).filter(name => name !== null);

/** The names of the user's custom lists and categories of advanced scores, in their order. */
export function useListOptions(userName: string, type: ListType) {
  const answer = useCachedQuery(ListOptionsDocument, {userName}, minutes(5));
  const lists = answer.data?.User?.mediaListOptions;
  const own = type === 'ANIME' ? lists?.animeList : lists?.mangaList;
  const options = useMemo(
    (): BulkOptions | undefined =>
      lists ? {customLists: namesIn(own?.customLists), categories: namesIn(own?.advancedScoring)} : undefined,
    [lists, own],
  );
  return {answer, options};
}
