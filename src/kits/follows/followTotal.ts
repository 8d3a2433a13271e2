import {countFollows} from '#domain/profile/followCount';
import type {FollowKind} from '#domain/profile/relations';
import type {Api} from '#services/api/api';
import {toApiError} from '#services/api/apiError';
import {hours} from '#services/api/cache/lifetime';
import {readPatiently} from '#services/api/fetch';
import {text as apiText} from '#services/api/messages';
import {FollowersTotalDocument, FollowingTotalDocument} from './totals.generated';

/** A total: a number, `more` than can be counted, or `tooMany` for the API to answer at all. */
export type FollowTotal = number | 'more' | 'tooMany';

/** A list of users. */
export interface FollowQuestion {
  readonly userId: number;
  readonly kind: FollowKind;
}

interface TotalOptions {
  readonly signal: AbortSignal;
  /** Whether the user asked for it again after a failure. */
  readonly retry?: boolean;
  /** See `ReadOptions`. */
  readonly mayWait?: boolean;
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
 * Counts one of the totals. Queries for both that are issued together are merged into one call. If the API has an error
 * with it, each total is requested on its own, so that one may fail without the other (rule profiles-10).
 */
export async function fetchFollowTotal(
  {read}: Pick<Api, 'read'>,
  {userId, kind}: FollowQuestion,
  {signal, retry = false, mayWait = false}: TotalOptions,
): Promise<FollowTotal> {
  const ask = (of: FollowKind, isRetry: boolean) => (page: number, perPage: number) =>
    readPatiently(async refetch => {
      const variables = {userId, page, perPage};
      const options = {lifetime, mayWait, retry: isRetry, refetch, signal};
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
    return (await countFollows(ask(kind, retry))) ?? 'more';
  } catch (cause) {
    if (!isServerError(cause)) throw cause;
  }
  // One after the other, since calls made at the same time would be merged.
  if (kind === 'followers') await isOtherAnswered();
  try {
    return (await countFollows(ask(kind, true))) ?? 'more';
  } catch (cause) {
    // If the API answers about the other total, it isn't down.
    if (isServerError(cause) && (await isOtherAnswered())) return 'tooMany';
    throw cause;
  }
}
