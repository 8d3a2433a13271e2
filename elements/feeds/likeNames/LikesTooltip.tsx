import type {Likeable} from '#host/pages/feed/likes';
import {useCachedQuery} from '#ui/useCachedQuery';
import {ActivityLikesDocument, ReplyLikesDocument} from './likes.generated';
import {Likers, LikesButton, lifetime} from './LikesButton';

function ActivityNames({id}: {id: number}) {
  const answer = useCachedQuery(ActivityLikesDocument, {id}, lifetime);
  return <Likers answer={answer} users={answer.data?.Activity?.likes} abbreviated />;
}

function ReplyNames({activityId, replyIndex = 0, replyId}: Likeable) {
  const answer = useCachedQuery(ReplyLikesDocument, {id: activityId}, lifetime);
  const replies = answer.data?.Activity?.replies;
  const reply = replyId === undefined ? replies?.[replyIndex] : replies?.find(each => each?.id === replyId);
  return <Likers answer={answer} users={reply?.likes} abbreviated />;
}

/** The users who like an activity, or a reply to one, in a tooltip. */
export default function LikesTooltip(props: Likeable) {
  const {likes, activityId, replyIndex} = props;
  return (
    <LikesButton likes={likes}>
      {replyIndex === undefined ? <ActivityNames id={activityId} /> : <ReplyNames {...props} />}
    </LikesButton>
  );
}
