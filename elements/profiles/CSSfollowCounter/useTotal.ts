import {fetchFollowTotal, type FollowQuestion} from '#kits/follows/followTotal';
import {useApi} from '#ui/context';
import {useTask} from '#ui/useTask';

/** The total of a list, or the reason why there is none. */
export function useTotal({userId, kind}: FollowQuestion) {
  const api = useApi();
  return useTask(`${userId} ${kind}`, ({signal}) => fetchFollowTotal(api, {userId, kind}, {signal, mayWait: true}));
}
