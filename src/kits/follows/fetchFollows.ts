import type {FollowKind, FollowPage} from '#domain/profile/relations';
import {UserIdDocument} from '#kits/userId/userId.generated';
import type {Api} from '#services/api/api';
import {hours, type Lifetime} from '#services/api/cache/lifetime';
import {readPatiently} from '#services/api/fetch';
import {
  FollowersPageDocument,
  FollowingPageDocument,
  type FollowedUserFragment,
  type FollowersPageQuery,
} from './followPages.generated';

type Reads = Pick<Api, 'read'>;
type Page = NonNullable<FollowersPageQuery['Page']>;

/** A user of a list. */
export type FollowedUser = FollowedUserFragment;

/** The id of the user with this name; AniList answers "Not Found." for a private profile. */
export async function fetchUserId(
  {read}: Reads,
  userName: string,
  options: Pick<PageOptions, 'signal' | 'retry'>,
): Promise<number> {
  const {User} = await read(UserIdDocument, {name: userName}, {lifetime: hours(1), ...options});
  return User?.id ?? 0;
}

interface PageQuestion {
  readonly userId: number;
  readonly kind: FollowKind;
  readonly page: number;
}

interface PageOptions {
  readonly lifetime: Lifetime;
  readonly signal: AbortSignal;
  /** Whether the user asked for it again after a failure. */
  readonly retry?: boolean;
}

const pageOf = (
  users: Page['followers'] | undefined,
  info: Page['pageInfo'] | undefined,
): FollowPage<FollowedUser> => ({
  users: users?.flatMap(user => user ?? []) ?? [],
  size: users?.length ?? 0,
  hasNextPage: info?.hasNextPage === true,
});

/** One page of 50 of the users that a user follows, or of their followers, by name. Waits while AniList limits requests. */
export function fetchFollows(
  {read}: Reads,
  {kind, ...variables}: PageQuestion,
  {signal, ...others}: PageOptions,
): Promise<FollowPage<FollowedUser>> {
  const options = {...others, signal, priority: 'background'} as const;
  return readPatiently(async refetch => {
    if (kind === 'followers') {
      const {Page: page} = await read(FollowersPageDocument, variables, {...options, refetch});
      return pageOf(page?.followers, page?.pageInfo);
    }
    const {Page: page} = await read(FollowingPageDocument, variables, {...options, refetch});
    return pageOf(page?.following, page?.pageInfo);
  }, signal);
}
