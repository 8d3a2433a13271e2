import {useState} from 'react';

import {nobody, pagesAtOnce, withPage, type KnownPeople} from '#domain/profile/followBack';
import type {FollowKind} from '#domain/profile/relations';
import {fetchFollows, fetchUserId} from '#kits/follows/fetchFollows';
import type {Api} from '#services/api/api';
import {toApiError} from '#services/api/apiError';
import {seconds} from '#services/api/cache/lifetime';
import {useApi} from '#ui/context';
import {useLongTask} from '#ui/progress/useLongTask';

interface Question {
  readonly userName: string;
  readonly shown: FollowKind;
}

/** Lifetime of social data: a minute. */
const lifetime = seconds(60);

/** One page of the other side: the followers, if followed users are shown. */
async function fetchPage(api: Api, {userName, shown}: Question, page: number, signal: AbortSignal) {
  const userId = await fetchUserId(api, userName, {signal});
  const kind = shown === 'following' ? 'followers' : 'following';
  return fetchFollows(api, {userId, kind, page}, {lifetime, signal});
}

/** The check of who follows back: the users known so far, and the task that requests more. */
export function useFollowBack(question: Question) {
  const api = useApi();
  const [known, setKnown] = useState<KnownPeople>();
  const {now, start, stop} = useLongTask<undefined>();
  const check = (from: KnownPeople) =>
    start(async ({signal, report}) => {
      let people = from;
      for (let done = 0; done < pagesAtOnce && people.next !== undefined; done += 1) {
        report(done, pagesAtOnce);
        const {users, hasNextPage} = await fetchPage(api, question, people.next, signal).catch((error: unknown) => {
          throw toApiError(error);
        });
        if (signal.aborted) return undefined;
        people = withPage(
          people,
          users.map(({name}) => name),
          hasNextPage,
        );
        setKnown(people);
      }
      return undefined;
    });
  return {known, now, stop, check: () => check(nobody), checkMore: () => check(known ?? nobody)};
}
