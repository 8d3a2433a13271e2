import {useState} from 'react';

import {
  maxUsers,
  nextPages,
  notLoaded,
  withFollows,
  type FollowList,
  type FollowLists,
  type WantedPage,
} from '#domain/profile/relations';
import {fetchFollows, type FollowedUser} from '#kits/follows/fetchFollows';
import {toApiError} from '#services/api/apiError';
import {hours} from '#services/api/cache/lifetime';
import {useApi} from '#ui/context';
import {useLongTask} from '#ui/progress/useLongTask';
import type {CountedList} from './useComparison';

type Lists = FollowLists<FollowedUser>;

/** The two lists of a comparison, which are kept for an hour, page by page. */
const lifetime = hours(1);

const loadedIn = ([first, second]: Lists) => first.loaded + second.loaded;

/** The number of users that the API returns for both lists; `undefined` if it is unknown. */
export function sizeOf(lists: readonly CountedList[]): number | undefined {
  const sizes = lists.map(({total}) => (typeof total === 'number' ? Math.min(total, maxUsers) : undefined));
  return sizes.reduce((sum, size) => (sum === undefined || size === undefined ? undefined : sum + size), 0);
}

/**
 * The two lists of a comparison as far as they have been loaded, and the task that loads the rest: two pages per
 * request. What has been loaded stays if it fails or is stopped.
 */
export function useFollowLists(wanted: readonly [CountedList, CountedList]) {
  const api = useApi();
  const [lists, setLists] = useState<Lists>([notLoaded, notLoaded]);
  const {now, start, stop} = useLongTask<undefined>();
  const size = sizeOf(wanted);
  const load = ({retry}: {retry: boolean}) =>
    start(async ({signal, report}) => {
      const fetchOne = async ({list, page}: WantedPage) => {
        const {userId, kind} = wanted[list];
        return {list, page, answer: await fetchFollows(api, {userId, kind, page}, {lifetime, signal, retry})};
      };
      let state = lists;
      for (let pages = nextPages(state); pages.length > 0; pages = nextPages(state)) {
        const done = loadedIn(state);
        report(done, size === undefined ? undefined : Math.max(size, done));
        // Both are in one request, since they are issued together.
        const results = await Promise.allSettled(pages.map(fetchOne));
        if (signal.aborted) return undefined;
        for (const result of results) {
          if (result.status === 'rejected') continue;
          const {list, page, answer} = result.value;
          const changed: FollowList<FollowedUser> = withFollows(state[list], page, answer);
          state = list === 0 ? [changed, state[1]] : [state[0], changed];
        }
        setLists(state);
        const failed = results.find(result => result.status === 'rejected');
        if (failed) throw toApiError(failed.reason);
      }
      return undefined;
    });
  return {lists, now, stop, load};
}
