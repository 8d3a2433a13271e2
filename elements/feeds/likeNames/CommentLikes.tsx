import type {Liked, ThreadComment} from '#host/pages/forum/anchors';
import {useCachedQuery} from '#ui/useCachedQuery';
import {Likers, LikesButton, lifetime} from './LikesButton';
import {CommentLikesDocument} from './commentLikes.generated';

function Names({commentId}: ThreadComment) {
  const answer = useCachedQuery(CommentLikesDocument, {id: commentId}, lifetime);
  const comment = answer.data?.ThreadComment?.find(each => each?.id === commentId);
  return <Likers answer={answer} users={comment?.likes} />;
}

/** The users who like a comment, in a tooltip. */
export default function CommentLikes({commentId, likes}: Liked & ThreadComment) {
  return (
    <LikesButton likes={likes} beside>
      <Names commentId={commentId} />
    </LikesButton>
  );
}
