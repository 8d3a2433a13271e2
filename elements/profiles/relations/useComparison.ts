import {listsOf, type Relation} from '#domain/profile/relations';
import {fetchUserId} from '#kits/follows/fetchFollows';
import {fetchFollowTotal, type FollowQuestion, type FollowTotal} from '#kits/follows/followTotal';
import {useApi} from '#ui/context';
import {useTask} from '#ui/useTask';

/** A comparison: its relation, the profile's owner and the signed-in user. */
export interface RelationQuestion {
  readonly relation: Relation;
  readonly userName: string;
  readonly viewer: string | undefined;
}

/** A list to load, and its number of users. */
export interface CountedList extends FollowQuestion {
  readonly total: FollowTotal;
}

/** The two lists of a comparison with their numbers of users, which other features usually have asked for already. */
export function useComparison({relation, userName, viewer}: RelationQuestion) {
  const api = useApi();
  return useTask('totals', async ({signal, isRetry}) => {
    const count = async (index: 0 | 1): Promise<CountedList> => {
      const {whose, kind} = listsOf[relation][index];
      const userId = await fetchUserId(api, whose === 'owner' ? userName : (viewer ?? ''), {signal, retry: isRetry});
      return {userId, kind, total: await fetchFollowTotal(api, {userId, kind}, {signal, retry: isRetry})};
    };
    const [first, second] = await Promise.all([count(0), count(1)]);
    return [first, second] as const;
  });
}
