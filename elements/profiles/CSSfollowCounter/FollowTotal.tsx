import type {FollowKind} from '#domain/profile/relations';
import {formatNumber} from '#domain/text/format';
import type {UserParams} from '#host/pages/routes';
import type {FollowTotal as TotalValue} from '#kits/follows/followTotal';
import {useUserId} from '#kits/userId/useUserId';
import {messageOf, problemOf, type Answer} from '#ui/answer/problem';
import {Tooltip} from '#ui/tooltip/Tooltip';
import {text} from './messages';
import {useTotal} from './useTotal';

/** The API's maximum for counting users. */
const maxCounted = 5000;

const wordsOf = (total: TotalValue) => {
  if (total === 'tooMany') return text.tooMany;
  return total === 'more' ? text.more(maxCounted) : formatNumber(total);
};

/** A dash with the reason why there is no total; nothing while it loads, or if there is no such user. */
function Unknown({answer}: {answer: Answer}) {
  const problem = problemOf(answer);
  if (problem !== 'waiting' && problem !== 'failed') return null;
  const reason = text.unknown(messageOf(problem, answer, {}));
  return (
    <Tooltip text={reason}>
      <span tabIndex={0} role="img" aria-label={reason}>
        {text.noTotal}
      </span>
    </Tooltip>
  );
}

function Total({userId, kind}: {userId: number; kind: FollowKind}) {
  const answer = useTotal({userId, kind});
  return answer.data === undefined ? <Unknown answer={answer} /> : <span>{wordsOf(answer.data)}</span>;
}

/** The number of users that a user follows, or of their followers, after the corresponding filter. */
export default function FollowTotal({userName, kind}: UserParams & {kind: FollowKind}) {
  const {answer, userId} = useUserId(userName);
  return userId === undefined ? <Unknown answer={answer} /> : <Total userId={userId} kind={kind} />;
}
