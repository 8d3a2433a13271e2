import {useState} from 'react';

import {nobody, pagesAtOnce, withPage, type KnownPeople} from '#domain/profile/followBack';
import type {FollowKind} from '#host/pages/user/social';
import {UserIdDocument} from '#kits/userId/userId.generated';
import type {Api} from '#services/api/api';
import {toApiError} from '#services/api/apiError';
import {hours, seconds} from '#services/api/cache/lifetime';
import {useApi} from '#ui/context';
import {useLongTask} from '#ui/progress/useLongTask';
import {FollowersBackDocument, FollowingBackDocument} from './followBack.generated';

interface Question {
  readonly userName: string;
  readonly shown: FollowKind;
}

/** Lifetime of social data: a minute. */
const lifetime = seconds(60);

const pageOf = (
  users: readonly ({readonly name: string} | null)[] | null | undefined,
  info: {readonly hasNextPage: boolean | null} | null | undefined,
) => ({names: users?.flatMap(user => user?.name ?? []) ?? [], hasNextPage: info?.hasNextPage === true});

/** One page of the other side: the followers, if followed users are shown. */
async function fetchPage({read}: Api, {userName, shown}: Question, page: number, signal: AbortSignal) {
  const {User} = await read(UserIdDocument, {name: userName}, {lifetime: hours(1), signal});
  const variables = {userId: User?.id ?? 0, page};
  const options = {lifetime, signal, priority: 'background'} as const;
  if (shown === 'following') {
    const {Page: answer} = await read(FollowersBackDocument, variables, options);
    return pageOf(answer?.followers, answer?.pageInfo);
  }
  const {Page: answer} = await read(FollowingBackDocument, variables, options);
  return pageOf(answer?.following, answer?.pageInfo);
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
        const {names, hasNextPage} = await fetchPage(api, question, people.next, signal).catch((error: unknown) => {
          throw toApiError(error);
        });
        if (signal.aborted) return undefined;
        people = withPage(people, names, hasNextPage);
        setKnown(people);
      }
      return undefined;
    });
  return {known, now, stop, check: () => check(nobody), checkMore: () => check(known ?? nobody)};
}
