import {useState} from 'react';

import {toApiError} from '#services/api/apiError';
import {minutes} from '#services/api/cache/lifetime';
import {useApi} from '#ui/context';
import {useLongTask} from '#ui/progress/useLongTask';
import {haveMoreMedia, pairsIn, type Pair} from './answerPairs';
import {ForYouDocument, type ForYouQuery} from './query.generated';

/** Lifetime of the list statuses of recommended media. */
export const lifetime = minutes(2);
/** Maximum number of calls, of two pages each, for one click on "More". */
const maxCalls = 5;
/** The API has no pages beyond this one (rule api-16). */
const lastPage = 100;

interface Found {
  readonly pairs: readonly Pair[];
  /** The next page to read; `undefined` after the last one. */
  readonly next: number | undefined;
}

const nextAfter = (pages: readonly ForYouQuery[], page: number) =>
  haveMoreMedia(pages) && page + 2 < lastPage ? page + 2 : undefined;

/** The pairs of the first answer and those found since, and the task that finds more. */
export function useMorePairs(userName: string, pages: readonly ForYouQuery[], at: number) {
  const {read, cache} = useApi();
  const [more, setMore] = useState<Found>({pairs: [], next: nextAfter(pages, 1)});
  const {now, start, stop} = useLongTask<undefined>();
  const first = pairsIn(pages, at);
  const known = [...new Map([...first, ...more.pairs].map(pair => [pair.id, pair])).values()];
  const findMore = (enough: number) =>
    start(async ({signal, report}) => {
      let found = more;
      const isEnough = () => first.length + found.pairs.length >= enough;
      for (let calls = 0; calls < maxCalls && found.next !== undefined && !isEnough(); calls += 1) {
        report(calls, maxCalls);
        const next = [found.next, found.next + 1] as const;
        const asked = next.map(page => read(ForYouDocument, {userName, page}, {lifetime, signal}));
        const answers = await Promise.all(asked).catch((error: unknown) => {
          throw toApiError(error);
        });
        if (signal.aborted) return undefined;
        const fetchedAt = cache.fetchedAt(ForYouDocument, {userName, page: next[0]}) ?? 0;
        found = {pairs: [...found.pairs, ...pairsIn(answers, fetchedAt)], next: nextAfter(answers, next[0])};
        setMore(found);
      }
      return undefined;
    });
  return {known, hasMore: more.next !== undefined, now, stop, findMore};
}
