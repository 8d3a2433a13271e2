import type {Liked} from '#host/pages/forum/anchors';
import {useCachedQuery} from '#ui/useCachedQuery';
import {Likers, LikesButton, lifetime} from './LikesButton';
import {ThreadLikesDocument} from './threadLikes.generated';

function Names({threadId, isFull}: {threadId: number; isFull: boolean}) {
  const answer = useCachedQuery(ThreadLikesDocument, {id: threadId}, lifetime);
  return <Likers answer={answer} users={answer.data?.Thread?.likes} isFull={isFull} />;
}

/** The users who like a thread, in a tooltip or a list. */
export default function ThreadLikes({threadId, likes}: Liked & {threadId: number}) {
  return (
    <LikesButton likes={likes} beside>
      {isFull => <Names threadId={threadId} isFull={isFull} />}
    </LikesButton>
  );
}
