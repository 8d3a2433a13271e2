import {categoryColour, textColourOn} from '#domain/forum/forumCategories';
import {shortCategory} from '#domain/forum/forumPreview';
import {decodeText} from '#domain/text/characterReferences';
import {formatNumber} from '#domain/text/format';
import {featureSwitch} from '#services/settings/featureSwitch';
import {useMediaTitle} from '#ui/link/useMediaTitle';
import {HostLink} from '#ui/link/HostLink';
import {RelativeTime} from '#ui/RelativeTime';
import {RichText} from '#ui/RichText';
import {useSetting} from '#ui/useSetting';
import {Icon} from './Icon';
import type {PreviewThreadsQuery} from './query.generated';
import {text} from './messages';

/** A thread as the API returns it. */
export type Thread = NonNullable<NonNullable<NonNullable<PreviewThreadsQuery['first']>['threads']>[number]>;
type Media = NonNullable<NonNullable<Thread['mediaCategories']>[number]>;

/** The switch of the feature that shows media titles in the preview. */
const namesMedia = featureSwitch('forumMedia');

function MediaChip({media}: {media: Media}) {
  const {id, type} = media;
  const title = useMediaTitle(media);
  const [isNamed] = useSetting(namesMedia);
  const name = (isNamed && title) || (type === 'MANGA' ? text.manga : text.anime);
  return (
    <HostLink className="ui-chip chip" to={`/forum/recent?media=${id}`} title={name}>
      {shortCategory(name)}
    </HostLink>
  );
}

function Chips({thread}: {thread: Thread}) {
  return (
    <span className="chips ui-row">
      {(thread.mediaCategories ?? []).map(media => (media ? <MediaChip key={media.id} media={media} /> : null))}
      {(thread.categories ?? []).map(category =>
        category ? (
          <HostLink
            key={category.id}
            className="ui-chip chip"
            style={{background: categoryColour(category.id), color: textColourOn(categoryColour(category.id))}}
            to={`/forum/recent?category=${category.id}`}
          >
            {category.name}
          </HostLink>
        ) : null,
      )}
    </span>
  );
}

function LastReply({thread}: {thread: Thread}) {
  const {id, replyUser, user, replyCommentId, repliedAt, createdAt} = thread;
  const last = replyUser ?? user;
  return (
    <span className="last">
      <RichText
        text={replyCommentId ? text.replied : text.posted}
        parts={{
          user: last ? <HostLink to={`/user/${encodeURIComponent(last.name)}/`}>{last.name}</HostLink> : text.someone,
          time: replyCommentId ? (
            <HostLink className="when" to={`/forum/thread/${id}/comment/${replyCommentId}`}>
              <RelativeTime at={repliedAt ?? createdAt} />
            </HostLink>
          ) : (
            <RelativeTime at={createdAt} />
          ),
        }}
      />
    </span>
  );
}

interface FigureProps {
  icon: 'eye' | 'comments';
  count: number;
  label: (count: number) => string;
}

const Figure = ({icon, count, label}: FigureProps) => (
  <span className="figure" title={label(count)}>
    <Icon name={icon} />
    <span aria-hidden="true">{formatNumber(count)}</span>
    <span className="visually-hidden">{label(count)}</span>
  </span>
);

/** A thread in the forum preview, in the look of the site's own cards. */
export function ThreadCard({thread}: {thread: Thread}) {
  const {id, title, isSticky, viewCount, replyCount, replyUser, user} = thread;
  const picture = (replyUser ?? user)?.avatar?.medium;
  return (
    <li className="ui-card">
      <div className="head ui-row">
        {isSticky ? <Icon name="pin" label={text.pinned} /> : null}
        <HostLink className="title" to={`/forum/thread/${id}`}>
          {title ? decodeText(title) : text.untitled(id)}
        </HostLink>
        <span className="figures">
          <Figure icon="eye" count={viewCount ?? 0} label={text.views} />
          <Figure icon="comments" count={replyCount ?? 0} label={text.replies} />
        </span>
      </div>
      <div className="foot ui-row">
        {picture ? <img src={picture} alt="" width={25} height={25} loading="lazy" /> : null}
        <LastReply thread={thread} />
        <Chips thread={thread} />
      </div>
    </li>
  );
}
