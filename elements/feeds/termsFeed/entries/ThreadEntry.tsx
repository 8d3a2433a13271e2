import {decodeText} from '#domain/text/characterReferences';
import {LikeButton} from '#kits/likeButton/LikeButton';
import {HostLink} from '#ui/link/HostLink';
import {UserLink} from '#ui/link/links';
import {RelativeTime} from '#ui/RelativeTime';
import {FoldedPost} from './Post';
import {namesIn} from './namesIn';
import type {TermsThreadsQuery} from './threads.generated';
import {text} from './messages';

type Thread = NonNullable<NonNullable<NonNullable<TermsThreadsQuery['Page']>['threads']>[number]>;

/** A thread of the forum. Its replies are on its page. */
export function ThreadEntry({thread}: {thread: Thread}) {
  const {id, title, user, createdAt, body, replyCount, isLiked, likes} = thread;
  const path = `/forum/thread/${id}`;
  return (
    <article className="ui-card">
      <header className="ui-row">
        {user ? <UserLink name={user.name} /> : null}
        <HostLink to={path}>
          <RelativeTime at={createdAt} />
        </HostLink>
      </header>
      <HostLink to={path}>{decodeText(title ?? '') || text.thread(id)}</HostLink>
      <FoldedPost html={body} />
      <footer className="ui-row">
        <HostLink to={path}>{text.replies(replyCount ?? 0)}</HostLink>
        <LikeButton type="THREAD" id={id} isLiked={isLiked === true} names={namesIn(likes)} />
      </footer>
    </article>
  );
}
