import {pageInfoOf, pagesOf} from '../pages';
import type {Reading, RunTools} from '../statistic';
import {userIdOf} from '../userIdOf';
import {FollowedPeopleDocument} from './query.generated';

/** Somebody whom the user follows. */
export interface Followed {
  readonly id: number;
  readonly name: string;
}

/** Everybody whom the user follows by name, 50 a batch, after the pages that were read. */
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
