import {countFollows} from '#domain/profile/followCount';
import type {Api} from '#services/api/api';
import {toApiError} from '#services/api/apiError';
import {hours} from '#services/api/cache/lifetime';
import {readPatiently} from '#services/api/fetch';
import {text as apiText} from '#services/api/messages';
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

/** Whether the API has an error of its own, as it does if there are too many users to count. */
const isServerError = (cause: unknown) => toApiError(cause).message === apiText.serverError;

/** Counts one of the totals. The two are separate calls, so that one may fail without the other (rule profiles-10). */
async function count({read}: Api, {userId, kind}: Question, signal: AbortSignal): Promise<Total> {
  const options = {lifetime, signal};
  const following = (page: number, perPage: number) =>
    readPatiently(refetch => read(FollowingTotalDocument, {userId, page, perPage}, {...options, refetch}), signal).then(
      ({Page}) => pageOf(Page?.pageInfo, Page?.following),
    );
  const followers = (page: number, perPage: number) =>
    readPatiently(refetch => read(FollowersTotalDocument, {userId, page, perPage}, {...options, refetch}), signal).then(
      ({Page}) => pageOf(Page?.pageInfo, Page?.followers),
    );
  const [asked, other] = kind === 'following' ? [following, followers] : [followers, following];
  const isAnswered = () =>
    other(1, 1).then(
      () => true,
      () => false,
    );
  // Calls made at the same time would be merged into one.
  if (kind === 'followers') await isAnswered();
  try {
    return (await countFollows(asked)) ?? 'more';
  } catch (cause) {
    // If the API answers about the other total, it isn't down.
    if (isServerError(cause) && (await isAnswered())) return 'tooMany';
    throw cause;
  }
}

/** A total: a number, `more` than can be counted, or `tooMany` for the API to answer at all. */
export type Total = number | 'more' | 'tooMany';

/** The total, or the reason why there is none. */
export function useTotal({userId, kind}: Question) {
  const api = useApi();
  return useTask(`${userId} ${kind}`, ({signal}) => count(api, {userId, kind}, signal));
}
