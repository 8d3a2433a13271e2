import type {Liked, ThreadComment} from '#host/pages/forum/anchors';
import {useCachedQuery} from '#ui/useCachedQuery';
import {Likers, LikesButton, lifetime} from './LikesButton';
import {CommentLikesDocument} from './commentLikes.generated';

function Names({commentId, isFull}: ThreadComment & {isFull: boolean}) {
  const answer = useCachedQuery(CommentLikesDocument, {id: commentId}, lifetime);
  const comment = answer.data?.ThreadComment?.find(each => each?.id === commentId);
  return <Likers answer={answer} users={comment?.likes} isFull={isFull} />;
}

/** The users who like a comment, in a tooltip or a list. */
export default function CommentLikes({commentId, likes}: Liked & ThreadComment) {
  return (
    <LikesButton likes={likes} beside>
      {isFull => <Names commentId={commentId} isFull={isFull} />}
    </LikesButton>
  );
}
