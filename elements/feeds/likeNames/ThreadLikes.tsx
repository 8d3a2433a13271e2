import type {Liked} from '#host/pages/forum/anchors';
import {useCachedQuery} from '#ui/useCachedQuery';
import {Likers, LikesButton, lifetime} from './LikesButton';
import {ThreadLikesDocument} from './threadLikes.generated';

function Names({threadId}: {threadId: number}) {
  const answer = useCachedQuery(ThreadLikesDocument, {id: threadId}, lifetime);
  return <Likers answer={answer} users={answer.data?.Thread?.likes} />;
}

/** The users who like a thread, in a tooltip. */
export default function ThreadLikes({threadId, likes}: Liked & {threadId: number}) {
  return (
    <LikesButton likes={likes} beside>
      <Names threadId={threadId} />
    </LikesButton>
  );
}
