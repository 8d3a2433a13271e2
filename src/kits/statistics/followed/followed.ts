import {pageInfoOf, pagesOf} from '../pages';
import type {RunTools} from '../statistic';
import {userIdOf} from '../userIdOf';
import {FollowedPeopleDocument} from './query.generated';

/** Somebody whom the user follows. */
export interface Followed {
  readonly id: number;
  readonly name: string;
}

/** Everybody whom the user follows by name, 50 a batch, after the pages that are done. */
export async function* followedPeople(tools: RunTools, done: number): AsyncGenerator<readonly Followed[]> {
  const userId = await userIdOf(tools.userName, tools.read);
  yield* pagesOf(tools, done, {
    document: FollowedPeopleDocument,
    variables: page => ({userId, page}),
    read: ({Page: page}) => ({
      rows: (page?.following ?? []).flatMap(user => user ?? []),
      ...pageInfoOf(page?.pageInfo),
    }),
  });
}
