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
export async function fetchFollowTotal(
  {read}: Pick<Api, 'read'>,
  {userId, kind}: FollowQuestion,
  {signal, retry = false}: TotalOptions,
): Promise<FollowTotal> {
  const options = {lifetime, signal, retry};
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
