import type {Likeable} from '#host/pages/feed/likes';
import {useCachedQuery} from '#ui/useCachedQuery';
import {ActivityLikesDocument, ReplyLikesDocument} from './likes.generated';
import {Likers, LikesButton, lifetime} from './LikesButton';

function ActivityNames({id, isFull}: {id: number; isFull: boolean}) {
  const answer = useCachedQuery(ActivityLikesDocument, {id}, lifetime);
  return <Likers answer={answer} users={answer.data?.Activity?.likes} isFull={isFull} abbreviated />;
}

function ReplyNames({activityId, replyIndex = 0, replyId, isFull}: Likeable & {isFull: boolean}) {
  const answer = useCachedQuery(ReplyLikesDocument, {id: activityId}, lifetime);
  const replies = answer.data?.Activity?.replies;
  const reply = replyId === undefined ? replies?.[replyIndex] : replies?.find(each => each?.id === replyId);
  return <Likers answer={answer} users={reply?.likes} isFull={isFull} abbreviated />;
}

/** The users who like an activity, or a reply to one, in a tooltip or a list. */
export default function LikesTooltip(props: Likeable) {
  const {likes, activityId, replyIndex} = props;
  return (
    <LikesButton likes={likes}>
      {isFull =>
        replyIndex === undefined ? (
          <ActivityNames id={activityId} isFull={isFull} />
        ) : (
          <ReplyNames {...props} isFull={isFull} />
        )
      }
    </LikesButton>
  );
}
