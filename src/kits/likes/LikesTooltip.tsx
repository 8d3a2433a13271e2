import {likesSummary} from '#domain/feed/likesSummary';
import type {Likeable} from '#host/pages/feed/likes';
import {seconds} from '#services/api/cache/lifetime';
import {text as apiText} from '#services/api/messages';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {Button} from '#ui/Button';
import {useElementContext} from '#ui/context';
import {Tooltip} from '#ui/tooltip/Tooltip';
import {useCachedQuery, type CachedAnswer} from '#ui/useCachedQuery';
import {ActivityLikesDocument} from './activityLikes.generated';
import {ReplyLikesDocument} from './replyLikes.generated';
import {text} from './messages';

/** The same lifetime as other social data (rule feed-14). */
const lifetime = seconds(60);

type Named = readonly ({readonly name: string} | null)[] | null | undefined;

interface NamesProps {
  answer: CachedAnswer<unknown>;
  users: Named;
}

/** Lists the names: abbreviated if there are several, in full if there are too many for the abbreviated form. */
function Names({answer, users}: NamesProps) {
  const names = users?.flatMap(user => user?.name ?? []) ?? [];
  return (
    <AsyncAnswer
      answer={answer}
      // An older answer without names explains nothing: the site shows that somebody likes the post.
      value={names.length || answer.state === 'data' ? names : undefined}
      texts={{...text, missing: text.failed(apiText.missing)}}
      stale="nothing"
      look="text"
    >
      {known => (known.length ? (likesSummary(known) ?? known.join(', ')) : text.empty)}
    </AsyncAnswer>
  );
}

function ActivityNames({id}: {id: number}) {
  const answer = useCachedQuery(ActivityLikesDocument, {id}, lifetime);
  return <Names answer={answer} users={answer.data?.Activity?.likes} />;
}

function ReplyNames({activityId, replyIndex = 0, replyId}: Likeable) {
  const answer = useCachedQuery(ReplyLikesDocument, {id: activityId}, lifetime);
  const replies = answer.data?.Activity?.replies;
  const reply = replyId === undefined ? replies?.[replyIndex] : replies?.find(each => each?.id === replyId);
  return <Names answer={answer} users={reply?.likes} />;
}

/**
 * A small button inside the site's like button. Hovering over either shows a tooltip with the names of everyone who
 * likes the post, which are fetched when it opens.
 */
export function LikesTooltip(props: Likeable) {
  const {element} = useElementContext();
  const {likes, activityId, replyIndex} = props;
  const names = replyIndex === undefined ? <ActivityNames id={activityId} /> : <ReplyNames {...props} />;
  return (
    <Tooltip text={names} side="bottom" hoverTarget={element.parentElement} toggleOnClick>
      <Button variant="quiet" className="ui-likes" aria-label={text.button(likes)}>
        ⋯
      </Button>
    </Tooltip>
  );
}
