import {hours} from '#services/api/cache/lifetime';
import {useCachedQuery} from '#ui/useCachedQuery';
import {UserIdDocument} from './userId.generated';

/** The id of the user with this name; ids never change, and names rarely do. */
export function useUserId(userName: string) {
  const answer = useCachedQuery(UserIdDocument, {name: userName}, hours(1));
  return {answer, userId: answer.data?.User?.id};
}
