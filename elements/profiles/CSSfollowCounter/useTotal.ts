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

/**
 * Counts one of the totals. Both are requested at once, and merged into one call. If the API has an error with that call,
 * they are requested one after the other, so that one may fail without the other (rule profiles-10).
 */
async function count({read}: Api, {userId, kind}: Question, signal: AbortSignal): Promise<Total> {
  const ask = (of: Kind, retry: boolean) => (page: number, perPage: number) =>
    readPatiently(async refetch => {
      const variables = {userId, page, perPage};
      const options = {lifetime, mayWait: true, retry, refetch, signal};
      if (of === 'following') {
        const {Page} = await read(FollowingTotalDocument, variables, options);
        return pageOf(Page?.pageInfo, Page?.following);
      }
      const {Page} = await read(FollowersTotalDocument, variables, options);
      return pageOf(Page?.pageInfo, Page?.followers);
    }, signal);
  const isOtherAnswered = () =>
    ask(kind === 'following' ? 'followers' : 'following', true)(1, 1).then(
      () => true,
      () => false,
    );
  try {
    return (await countFollows(ask(kind, false))) ?? 'more';
  } catch (cause) {
    if (!isServerError(cause)) throw cause;
  }
  if (kind === 'followers') await isOtherAnswered();
  try {
    return (await countFollows(ask(kind, true))) ?? 'more';
  } catch (cause) {
    // If the API answers about the other total, it isn't down.
    if (isServerError(cause) && (await isOtherAnswered())) return 'tooMany';
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
