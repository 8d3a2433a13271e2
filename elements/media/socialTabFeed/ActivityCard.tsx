import {activitySentence, activityWords} from '#domain/feed/activityWords';
import {LikeButton} from '#kits/likeButton/LikeButton';
import {Cover} from '#ui/cover/Cover';
import {HostLink} from '#ui/link/HostLink';
import {MediaLink, UserLink} from '#ui/link/links';
import {useMediaTitle} from '#ui/link/useMediaTitle';
import {RelativeTime} from '#ui/RelativeTime';
import {RichText} from '#ui/RichText';
import type {SocialFeedQuery} from './query.generated';
import {text} from './messages';

type Activity = NonNullable<NonNullable<NonNullable<SocialFeedQuery['Page']>['activities']>[number]>;
/** A list activity with the data of its card. */
export type ListActivity = Extract<Activity, {createdAt: number}>;
/** Whether an activity is one of a list; other kinds are empty objects. */
export const isListActivity = (one: Activity | null): one is ListActivity => one !== null && 'createdAt' in one;

function MediaCover({media}: {media: NonNullable<ListActivity['media']>}) {
  const title = useMediaTitle(media);
  return (
    <MediaLink media={media}>
      <span className="visually-hidden">{title}</span>
      <Cover className="cover" source={media.coverImage?.medium} />
    </MediaLink>
  );
}

function Avatar({user: {name, avatar}}: {user: NonNullable<ListActivity['user']>}) {
  return (
    <HostLink className="avatar" to={`/user/${encodeURIComponent(name)}/`} aria-label={name}>
      {avatar?.medium ? <img src={avatar.medium} alt="" loading="lazy" /> : null}
    </HostLink>
  );
}

/** A user's activity about a media item, with its likes. */
export function ActivityCard({activity}: {activity: ListActivity}) {
  const {id, status, progress, createdAt, replyCount, isLiked, likes, user, media} = activity;
  return (
    <article className="card">
      {media ? <MediaCover media={media} /> : <Cover className="cover" source={undefined} />}
      <div className="details">
        {user ? <UserLink name={user.name} /> : null}
        <p>
          <RichText
            text={activitySentence(progress)}
            parts={{words: activityWords(status, progress), media: media ? <MediaLink media={media} /> : null}}
          />
        </p>
        {user ? <Avatar user={user} /> : null}
      </div>
      <HostLink className="time" to={`/activity/${id}`} title={text.activityPage}>
        <RelativeTime at={createdAt} />
      </HostLink>
      <div className="ui-row actions">
        {replyCount ? <HostLink to={`/activity/${id}`}>{text.replies(replyCount)}</HostLink> : null}
        <LikeButton
          type="ACTIVITY"
          id={id}
          isLiked={isLiked === true}
          names={(likes ?? []).flatMap(one => one?.name ?? [])}
        />
      </div>
    </article>
  );
}
