import {formatNumber} from '#domain/text/format';
import type {UserParams} from '#host/pages/routes';
import {useUserId} from '#kits/userId/useUserId';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {text} from './messages';
import {useTotal, type Kind} from './useTotal';

/** The API's maximum for counting users. */
const maxCounted = 5000;

function Total({userId, kind}: {userId: number; kind: Kind}) {
  const total = useTotal({userId, kind});
  if (total === undefined) return null;
  if (total === 'failed') return <span title={text.failedDetails}>{text.failed}</span>;
  return <span>{total === 'more' ? text.more(maxCounted) : formatNumber(total)}</span>;
}

/** The number of users that a user follows, or of their followers, after the corresponding filter. */
export default function FollowTotal({userName, kind}: UserParams & {kind: Kind}) {
  const {answer, userId} = useUserId(userName);
  return (
    <AsyncAnswer answer={answer} value={userId} silent stale="nothing">
      {id => <Total userId={id} kind={kind} />}
    </AsyncAnswer>
  );
}
