import {pageInfoOf, pagesOf} from '../pages';
import type {Reading, RunTools} from '../statistic';
import {userIdOf} from '../userIdOf';
import {FollowedPeopleDocument} from './query.generated';

/** A user whom the subject follows. */
export interface Followed {
  readonly id: number;
  readonly name: string;
}

/** All users whom the subject follows, by name, 50 per batch, after the pages already read. */
export async function* followedPeople(tools: RunTools, reading: Reading): AsyncGenerator<readonly Followed[]> {
  const userId = await userIdOf(tools.userName, tools.read);
  yield* pagesOf(tools, reading, {
    document: FollowedPeopleDocument,
    variables: page => ({userId, page}),
    read: ({Page: page}) => ({
      rows: (page?.following ?? []).flatMap(user => user ?? []),
      ...pageInfoOf(page?.pageInfo),
    }),
  });
}
