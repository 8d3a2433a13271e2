import {LikeButton} from '#kits/likeButton/LikeButton';
import {HtmlView} from '#ui/html/HtmlView';
import {HostLink} from '#ui/link/HostLink';
import {UserLink} from '#ui/link/links';
import {RelativeTime} from '#ui/RelativeTime';
import type {NoticeRepliesQuery} from './replies.generated';

type Activities = NonNullable<NonNullable<NoticeRepliesQuery['Page']>['activities']>;
/** An activity of any kind, with its replies. */
export type Answered = NonNullable<Activities[number]>;
/** A reply to an activity. */
export type ReplyOf = NonNullable<NonNullable<Answered['replies']>[number]>;

/** Names of the members who like something. */
export const namesIn = (likes: readonly ({name: string} | null)[] | null | undefined) =>
  (likes ?? []).flatMap(user => user?.name ?? []);

/** Renders a reply to an activity. */
export function Reply({reply: {id, user, text, createdAt, isLiked, likes}}: {reply: ReplyOf}) {
  const name = user?.name ?? '';
  const avatar = user?.avatar?.medium;
  return (
    <li className="reply">
      <HostLink to={`/user/${encodeURIComponent(name)}/`} className="avatar" aria-label={name}>
        {avatar ? <img src={avatar} alt="" loading="lazy" /> : null}
      </HostLink>
      <div>
        <div className="head ui-row">
          <UserLink name={name} /> <RelativeTime at={createdAt} />
          <LikeButton type="ACTIVITY_REPLY" id={id} isLiked={isLiked === true} names={namesIn(likes)} />
        </div>
        <HtmlView html={text ?? ''} />
      </div>
    </li>
  );
}
