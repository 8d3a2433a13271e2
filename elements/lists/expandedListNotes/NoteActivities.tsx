import {activityWords} from '#domain/feed/activityWords';
import {formatDate, formatDateTime} from '#domain/text/format';
import {useUserId} from '#kits/userId/useUserId';
import {seconds} from '#services/api/cache/lifetime';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {HtmlView} from '#ui/html/HtmlView';
import {HostLink} from '#ui/link/HostLink';
import {UserLink} from '#ui/link/links';
import {useCachedQuery} from '#ui/useCachedQuery';
import {NoteActivitiesDocument, type NoteActivitiesQuery} from './query.generated';
import {text} from './messages';

/** Lifetime of the activities. */
const lifetime = seconds(120);

type Activity = NonNullable<NonNullable<NonNullable<NoteActivitiesQuery['Page']>['activities']>[number]>;
type ListActivity = Extract<Activity, {createdAt: number}>;
type Reply = NonNullable<NonNullable<ListActivity['replies']>[number]>;

const isListActivity = (one: Activity | null): one is ListActivity => one !== null && 'createdAt' in one;
const isReply = (one: Reply | null): one is Reply => one !== null;

function Row({activity: {id, createdAt, status, progress, replies}}: {activity: ListActivity}) {
  const at = createdAt * 1000;
  const shown = (replies ?? []).filter(isReply);
  return (
    <li className="activity">
      <time dateTime={new Date(at).toISOString()} title={formatDateTime(at)}>
        {formatDate(at)}
      </time>
      <HostLink to={`/activity/${id}`}>{activityWords(status, progress)}</HostLink>
      {shown.length ? (
        <ul className="replies">
          {shown.map(reply => (
            <li key={reply.id}>
              {reply.user ? <UserLink name={reply.user.name} /> : text.someone}
              <HtmlView html={reply.text ?? ''} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function Activities({userId, mediaId}: {userId: number; mediaId: number}) {
  const answer = useCachedQuery(NoteActivitiesDocument, {userId, mediaId}, lifetime);
  const known = answer.data?.Page?.activities?.filter(isListActivity);
  return (
    <AsyncAnswer answer={answer} value={known} texts={{noun: text.noun}}>
      {activities =>
        activities.length ? (
          <ol className="ui-list">
            {activities.map(activity => (
              <Row key={activity.id} activity={activity} />
            ))}
          </ol>
        ) : (
          <p className="ui-note">{text.none}</p>
        )
      }
    </AsyncAnswer>
  );
}

/** The latest activities of a list's owner about a media item, with their replies, newest first. */
export default function NoteActivities({userName, mediaId}: {userName: string; mediaId: number}) {
  const {answer, userId} = useUserId(userName);
  return (
    <section aria-label={text.activities}>
      <h2>{text.activities}</h2>
      <AsyncAnswer answer={answer} value={userId} texts={{noun: text.noun, missing: text.notFound}} stale="nothing">
        {id => <Activities userId={id} mediaId={mediaId} />}
      </AsyncAnswer>
    </section>
  );
}
