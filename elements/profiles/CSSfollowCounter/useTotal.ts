import {countFollows} from '#domain/profile/followCount';
import type {Api} from '#services/api/api';
import {hours} from '#services/api/cache/lifetime';
import {useApi} from '#ui/context';
import {useTask} from '#ui/useTask';
import {FollowersTotalDocument, FollowingTotalDocument} from './totals.generated';

/** The two totals. */
export type Kind = 'following' | 'followers';

interface Question {
  readonly userId: number;
  readonly kind: Kind;
}

const lifetime = hours(1);

const pageOf = (
  info: {readonly total: number | null; readonly hasNextPage: boolean | null} | null | undefined,
  users: readonly unknown[] | null | undefined,
) => {
  if (typeof info?.total !== 'number') throw new Error('The answer has no total.');
  return {total: info.total, hasNextPage: info.hasNextPage === true, users: users?.length ?? 0};
};

/** Counts one of the totals. The two are separate calls, so that one may fail without the other (rule profiles-10). */
async function count({read}: Api, {userId, kind}: Question, signal: AbortSignal) {
  const options = {lifetime, signal};
  const following = (page: number, perPage: number) =>
    read(FollowingTotalDocument, {userId, page, perPage}, options).then(({Page}) =>
      pageOf(Page?.pageInfo, Page?.following),
    );
  if (kind === 'following') return countFollows(following);
  // Calls made at the same time would be merged into one.
  await following(1, 1).catch(() => undefined);
  return countFollows((page, perPage) =>
    read(FollowersTotalDocument, {userId, page, perPage}, options).then(({Page}) =>
      pageOf(Page?.pageInfo, Page?.followers),
    ),
  );
}

/** A total: a number, `more` than can be counted, or `failed`, which the API does if there are too many. */
export type Total = number | 'more' | 'failed';

/** The total, once it is known. `undefined` while the API is limited, or if it has no such user. */
export function useTotal(question: Question): Total | undefined {
  const api = useApi();
  const {userId, kind} = question;
  const {state, data, error} = useTask(`${userId} ${kind}`, ({signal}) => count(api, {userId, kind}, signal));
  if (state === 'data') return data ?? 'more';
  return error && error.kind !== 'missing' && error.kind !== 'limited' ? 'failed' : undefined;
}
