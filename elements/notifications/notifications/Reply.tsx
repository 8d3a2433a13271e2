import {LikeButton} from '#kits/likeButton/LikeButton';
import {HtmlView} from '#ui/html/HtmlView';
import {HostLink} from '#ui/link/HostLink';
import {UserLink} from '#ui/link/links';
import {RelativeTime} from '#ui/RelativeTime';
import {replyText} from './messages';
import type {NoticeRepliesQuery} from './replies.generated';

type Activities = NonNullable<NonNullable<NoticeRepliesQuery['Page']>['activities']>;
/** An activity of any kind, with its replies. */
export type Answered = NonNullable<Activities[number]>;
/** A reply to an activity. */
export type ReplyOf = NonNullable<NonNullable<Answered['replies']>[number]>;

/** Names of the users who like something. */
export const namesIn = (likes: readonly ({name: string} | null)[] | null | undefined) =>
  (likes ?? []).flatMap(user => user?.name ?? []);

function Avatar({user: {name, avatar}}: {user: NonNullable<ReplyOf['user']>}) {
  return (
    <HostLink to={`/user/${encodeURIComponent(name)}/`} className="avatar" aria-label={name}>
      {avatar?.medium ? <img src={avatar.medium} alt="" loading="lazy" /> : null}
    </HostLink>
  );
}

/** A reply to an activity. AniList may return it without its user. */
export function Reply({reply: {id, user, text, createdAt, isLiked, likes}}: {reply: ReplyOf}) {
  return (
    <li className="reply">
      {user ? <Avatar user={user} /> : <span className="avatar" />}
      <div>
        <div className="ui-row">
          {user ? <UserLink name={user.name} /> : replyText.someone} <RelativeTime at={createdAt} />
          <LikeButton type="ACTIVITY_REPLY" id={id} isLiked={isLiked === true} names={namesIn(likes)} />
        </div>
        <HtmlView html={text ?? ''} />
      </div>
    </li>
  );
}
