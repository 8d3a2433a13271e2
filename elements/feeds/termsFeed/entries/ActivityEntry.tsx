import {useState} from 'react';

import {activitySentence, activityWords} from '#domain/feed/activityWords';
import {LikeButton} from '#kits/likeButton/LikeButton';
import type {PublishedPost} from '#services/outbox/kinds/posts';
import {Button} from '#ui/Button';
import {HostLink} from '#ui/link/HostLink';
import {MediaLink, UserLink} from '#ui/link/links';
import {RelativeTime} from '#ui/RelativeTime';
import {RichText} from '#ui/RichText';
import type {Activity} from './documents';
import type {EntryTools} from './entryTools';
import {OwnActions} from './OwnActions';
import {Post} from './Post';
import {Replies} from './Replies';
import {namesIn} from './namesIn';
import {text} from './messages';

/** The user who did it; for a message, its author. */
const authorOf = (activity: Activity) => ('messenger' in activity ? activity.messenger : activity.user);

function Content({activity}: {activity: Activity}) {
  if ('text' in activity) return <Post html={activity.text} />;
  if ('message' in activity) return <Post html={activity.message} />;
  const {status, progress, media} = activity;
  return (
    <p>
      <RichText
        text={activitySentence(progress)}
        parts={{words: activityWords(status, progress), media: media ? <MediaLink media={media} /> : null}}
      />
    </p>
  );
}

function Head({activity}: {activity: Activity}) {
  const author = authorOf(activity);
  const recipient = 'recipient' in activity ? activity.recipient : undefined;
  return (
    <header className="ui-row">
      {author ? <UserLink name={author.name} /> : null}
      {recipient ? (
        <span>
          <RichText text={text.recipient} parts={{user: <UserLink name={recipient.name} />}} />
        </span>
      ) : null}
      <HostLink to={`/activity/${activity.id}`}>
        <RelativeTime at={activity.createdAt} />
      </HostLink>
    </header>
  );
}

/** An activity, which can be liked and replied to; the user's own can also be deleted, and edited if it is a status. */
export function ActivityEntry({activity, viewerId, edit, refresh}: EntryTools & {activity: Activity}) {
  const {id, isLiked, likes, replies} = activity;
  const [isOpen, setOpen] = useState(false);
  const [posts, setPosts] = useState<readonly PublishedPost[]>([]);
  const known = (replies ?? []).filter(reply => reply !== null);
  const own = posts.filter(post => !known.some(reply => reply.id === post.id));
  const posted = (post: PublishedPost) => setPosts(before => [...before, post]);
  return (
    <article className="ui-card">
      <Head activity={activity} />
      <Content activity={activity} />
      <footer className="ui-row">
        <Button variant="quiet" small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text.replies(known.length + own.length)}
        </Button>
        <LikeButton type="ACTIVITY" id={id} isLiked={isLiked === true} names={namesIn(likes)} />
        {viewerId !== undefined && authorOf(activity)?.id === viewerId ? (
          <OwnActions id={id} edit={'text' in activity ? () => edit(id) : undefined} refresh={refresh} />
        ) : null}
      </footer>
      {isOpen ? <Replies activityId={id} replies={known} own={own} posted={posted} /> : null}
    </article>
  );
}
