import {useState} from 'react';

import {activityWords} from '#domain/feed/activityWords';
import {formatDate, formatDateTime} from '#domain/text/format';
import {useUserId} from '#kits/userId/useUserId';
import {seconds} from '#services/api/cache/lifetime';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {Button} from '#ui/Button';
import {HostLink} from '#ui/link/HostLink';
import {UserLink} from '#ui/link/links';
import {useCachedQuery} from '#ui/useCachedQuery';
import {TimelineDocument, type TimelineQuery} from './query.generated';
import {text} from './messages';

/** Lifetime of a timeline. */
const lifetime = seconds(120);

const asked = {loading: text.loading, waiting: text.waiting, failed: text.failed};

type Activity = NonNullable<NonNullable<NonNullable<TimelineQuery['Page']>['activities']>[number]>;
type ListActivity = Extract<Activity, {createdAt: number}>;

const isListActivity = (one: Activity | null): one is ListActivity => one !== null && 'createdAt' in one;

/** The list activities of an answer; other kinds are empty objects. */
const activitiesIn = ({Page: page}: TimelineQuery) => (page?.activities ?? []).filter(isListActivity);

function Row({activity: {id, createdAt, status, progress, replyCount}}: {activity: ListActivity}) {
  const at = createdAt * 1000;
  return (
    <li>
      <time dateTime={new Date(at).toISOString()} title={formatDateTime(at)}>
        {formatDate(at)}
      </time>
      <HostLink to={`/activity/${id}`}>{activityWords(status, progress)}</HostLink>
      {replyCount ? <span className="replies">{text.replies(replyCount)}</span> : null}
    </li>
  );
}

interface PageProps {
  userId: number;
  mediaId: number;
  page: number;
  /** Text shown if there are no activities at all. */
  empty: string;
}

/** One page of activities, with a button for the next page at its end; the next page replaces the button. */
function TimelinePage({page, empty, ...who}: PageProps) {
  const [isOpen, setOpen] = useState(false);
  const answer = useCachedQuery(TimelineDocument, {...who, page}, lifetime);
  const known = answer.data?.Page ? activitiesIn(answer.data) : undefined;
  return (
    <AsyncAnswer answer={answer} value={known} texts={asked}>
      {activities => (
        <>
          {page === 1 && activities.length === 0 ? <p className="ui-note">{empty}</p> : null}
          {activities.length ? (
            <ol className="ui-list">
              {activities.map(activity => (
                <Row key={activity.id} activity={activity} />
              ))}
            </ol>
          ) : null}
          {isOpen ? <TimelinePage {...who} page={page + 1} empty={empty} /> : null}
          {!isOpen && answer.data?.Page?.pageInfo?.hasNextPage ? (
            <Button small onClick={() => setOpen(true)}>
              {text.more}
            </Button>
          ) : null}
        </>
      )}
    </AsyncAnswer>
  );
}

interface TimelineProps {
  userName: string;
  mediaId: number;
  isOwn?: boolean;
}

/** A user's activities about a media item, oldest first. */
export function Timeline({userName, mediaId, isOwn = false}: TimelineProps) {
  const {answer, userId} = useUserId(userName);
  const heading = isOwn ? text.own : text.of(userName);
  return (
    <section aria-label={heading}>
      {isOwn || userId !== undefined ? (
        <h2>{isOwn ? heading : <UserLink name={userName}>{heading}</UserLink>}</h2>
      ) : null}
      <AsyncAnswer answer={answer} value={userId} texts={{...asked, missing: text.notFound}} stale="nothing">
        {id => (
          <TimelinePage userId={id} mediaId={mediaId} page={1} empty={isOwn ? text.ownEmpty : text.empty(userName)} />
        )}
      </AsyncAnswer>
    </section>
  );
}
