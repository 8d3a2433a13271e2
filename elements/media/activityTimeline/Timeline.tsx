import {useState} from 'react';

import {activityWords} from '#domain/feed/activityWords';
import {formatDate, formatDateTime} from '#domain/text/format';
import {useUserId} from '#kits/userId/useUserId';
import {seconds} from '#services/api/cache/lifetime';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {HostLink} from '#ui/link/HostLink';
import {UserLink} from '#ui/link/links';
import {AnswerPages} from '#ui/pages/AnswerPages';
import {useCachedQuery} from '#ui/useCachedQuery';
import {TimelineDocument, type TimelineQuery} from './query.generated';
import {text} from './messages';

/** Lifetime of a timeline. */
const lifetime = seconds(120);

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
}

const usePage = (variables: PageProps) => useCachedQuery(TimelineDocument, variables, lifetime);

/** One page of activities; nothing until it has loaded. */
function TimelinePage({userId, mediaId, page}: PageProps) {
  const {data} = usePage({userId, mediaId, page});
  const activities = data ? activitiesIn(data) : [];
  return activities.length ? (
    <ol className="ui-list">
      {activities.map(activity => (
        <Row key={activity.id} activity={activity} />
      ))}
    </ol>
  ) : null;
}

/** The activities page by page; `empty` is shown if there are none at all. */
function TimelinePages({empty, ...who}: Omit<PageProps, 'page'> & {empty: string}) {
  const [last, setLast] = useState(1);
  const answer = usePage({...who, page: last});
  const isEmpty = last === 1 && answer.data !== undefined && activitiesIn(answer.data).length === 0;
  return (
    <>
      {Array.from({length: last}, (_, index) => (
        <TimelinePage key={index} {...who} page={index + 1} />
      ))}
      {isEmpty ? <p className="ui-note">{empty}</p> : null}
      <AnswerPages
        answer={answer}
        hasNext={answer.data?.Page?.pageInfo?.hasNextPage === true}
        showNext={() => setLast(last + 1)}
        noun={text.noun}
        label={text.more}
        small
      />
    </>
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
      <AsyncAnswer answer={answer} value={userId} texts={{noun: text.noun, missing: text.notFound}} stale="nothing">
        {id => <TimelinePages userId={id} mediaId={mediaId} empty={isOwn ? text.ownEmpty : text.empty(userName)} />}
      </AsyncAnswer>
    </section>
  );
}
