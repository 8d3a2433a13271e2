import {useState} from 'react';

import {shownReplies} from '#domain/notification/notificationRules';
import type {Lifetime} from '#services/api/cache/lifetime';
import type {PublishedPost} from '#services/outbox/kinds/posts';
import {LikeButton} from '#kits/likeButton/LikeButton';
import {ReplyForm} from '#kits/postForm/ReplyForm';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {useApi} from '#ui/context';
import {PlainText} from '#ui/html/PlainText';
import {HostLink} from '#ui/link/HostLink';
import {RelativeTime} from '#ui/RelativeTime';
import {useCachedQuery} from '#ui/useCachedQuery';
import {useHasToken, useIsRejected} from '#ui/useHasToken';
import {RejectedNote} from '#ui/answer/RejectedNote';
import {namesIn, Reply, type Answered} from './Reply';
import {NoticeRepliesDocument} from './replies.generated';
import {RichText} from '#ui/RichText';
import {replyText, text} from './messages';

interface RepliesProps {
  activityId: number;
  lifetime: Lifetime;
}

/** Replies posted here that are not in the API's answer yet. */
function Own({posts}: {posts: readonly PublishedPost[]}) {
  return posts.map(({id, text, createdAt}) => (
    <li key={id} className="reply">
      <span className="avatar" />
      <div>
        <div className="ui-row">
          {replyText.you} <RelativeTime at={createdAt} />
        </div>
        <PlainText>{text}</PlainText>
      </div>
    </li>
  ));
}

function List({activity, posts}: {activity: Answered; posts: readonly PublishedPost[]}) {
  const all = (activity.replies ?? []).flatMap(reply => reply ?? []);
  const shown = shownReplies(all);
  const own = posts.filter(({id}) => !all.some(reply => reply.id === id));
  return (
    <>
      <div className="ui-row">
        <LikeButton
          type="ACTIVITY"
          id={activity.id}
          isLiked={activity.isLiked === true}
          names={namesIn(activity.likes)}
        />
        {shown.length < all.length ? <span className="ui-note">{replyText.last(shown.length, all.length)}</span> : null}
      </div>
      {shown.length + own.length ? (
        <ul className="ui-list" aria-label={replyText.list}>
          {shown.map(reply => (
            <Reply key={reply.id} reply={reply} />
          ))}
          <Own posts={own} />
        </ul>
      ) : (
        <p className="ui-note">{replyText.empty}</p>
      )}
    </>
  );
}

/** A note that there is no form without a sign-in. */
function SignedOut() {
  if (useIsRejected()) return <RejectedNote />;
  return (
    <p className="ui-note">
      <RichText
        text={replyText.signIn}
        parts={{link: <HostLink to="/settings/apps#aniscripts-sign-in">{replyText.signInLink}</HostLink>}}
      />
    </p>
  );
}

/**
 * The replies to an activity, shown in place, with likes and a reply form. If there are more than 50, only the last 30
 * are shown.
 */
export function Replies({activityId, lifetime}: RepliesProps) {
  const {read} = useApi();
  const hasToken = useHasToken();
  const [posts, setPosts] = useState<readonly PublishedPost[]>([]);
  const answer = useCachedQuery(NoticeRepliesDocument, {id: activityId}, lifetime, {priority: 'person'});
  const again = () => {
    // If the request fails, the replies shown stay.
    read(NoticeRepliesDocument, {id: activityId}, {lifetime, priority: 'person', refetch: true}).catch(() => undefined);
  };
  const [activity] = answer.data?.Page?.activities ?? [];
  const posted = (reply: PublishedPost) => {
    setPosts(known => [...known, reply]);
    again();
  };
  return (
    <section className="replies ui-panel" aria-label={replyText.section}>
      <AsyncAnswer
        answer={answer}
        value={activity}
        texts={{missing: text.deletedActivity}}
        stale="nothing"
        retry={again}
      >
        {shown => <List activity={shown} posts={posts} />}
      </AsyncAnswer>
      {hasToken && activity ? <ReplyForm activityId={activityId} posted={posted} /> : null}
      {hasToken ? null : <SignedOut />}
    </section>
  );
}
