import {LikeButton} from '#kits/likeButton/LikeButton';
import {ReplyForm} from '#kits/postForm/ReplyForm';
import type {PublishedPost} from '#services/outbox/kinds/posts';
import {PlainText} from '#ui/html/PlainText';
import {UserLink} from '#ui/link/links';
import {RelativeTime} from '#ui/RelativeTime';
import type {Activity} from './documents';
import {Post} from './Post';
import {namesIn} from './namesIn';
import {text} from './messages';

type Reply = NonNullable<NonNullable<Activity['replies']>[number]>;

function ReplyItem({reply: {id, user, createdAt, text: html, isLiked, likes}}: {reply: Reply}) {
  return (
    <li>
      <div className="ui-row">
        {user ? <UserLink name={user.name} /> : null} <RelativeTime at={createdAt} />
        <LikeButton type="ACTIVITY_REPLY" id={id} isLiked={isLiked === true} names={namesIn(likes)} />
      </div>
      <Post html={html} />
    </li>
  );
}

/** A reply posted here that is not yet in the API's answer. */
const OwnReply = ({post: {text: typed, createdAt}}: {post: PublishedPost}) => (
  <li>
    <div className="ui-row">
      {text.you} <RelativeTime at={createdAt} />
    </div>
    <PlainText>{typed}</PlainText>
  </li>
);

interface RepliesProps {
  activityId: number;
  replies: readonly Reply[];
  own: readonly PublishedPost[];
  posted: (reply: PublishedPost) => void;
}

/** The replies to an activity, which are part of its answer, and a form for another one. */
export const Replies = ({activityId, replies, own, posted}: RepliesProps) => (
  <section className="ui-panel" aria-label={text.repliesTo}>
    {replies.length + own.length ? (
      <ul className="ui-list">
        {replies.map(reply => (
          <ReplyItem key={reply.id} reply={reply} />
        ))}
        {own.map(post => (
          <OwnReply key={post.id} post={post} />
        ))}
      </ul>
    ) : null}
    <ReplyForm activityId={activityId} posted={posted} />
  </section>
);
