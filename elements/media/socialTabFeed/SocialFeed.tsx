import {useState} from 'react';

import type {MediaParams} from '#host/pages/routes';
import {replaced} from '#kits/socialFeed/replaced';
import {seconds} from '#services/api/cache/lifetime';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {Button} from '#ui/Button';
import {Check} from '#ui/Check';
import {useCachedQuery} from '#ui/useCachedQuery';
import {useHasToken} from '#ui/useHasToken';
import {useReplaced} from '#ui/useReplaced';
import {ActivityCard, isListActivity, type ListActivity} from './ActivityCard';
import {SocialFeedDocument, type SocialFeedQuery} from './query.generated';
import {text} from './messages';

/** Lifetime of activities: the same as other social data. */
const lifetime = seconds(60);

/** The query's arguments; a filter that is off is not sent. */
interface Wanted {
  mediaId: number;
  hasReplies?: true;
  isFollowing?: true;
}

/** The list activities of an answer; other kinds are empty objects. */
const activitiesIn = ({Page: page}: SocialFeedQuery) => (page?.activities ?? []).filter(isListActivity);

function Cards({activities}: {activities: readonly ListActivity[]}) {
  return activities.map(activity => <ActivityCard key={activity.id} activity={activity} />);
}

interface MoreProps {
  wanted: Wanted;
  page: number;
}

/** A button for the next page, and that page once it is pressed. */
function More(props: MoreProps) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <NextPage {...props} />
  ) : (
    <Button className="more" onClick={() => setOpen(true)}>
      {text.more}
    </Button>
  );
}

function NextPage({wanted, page}: MoreProps) {
  const answer = useCachedQuery(SocialFeedDocument, {...wanted, page}, lifetime);
  return (
    <AsyncAnswer answer={answer} value={answer.data} texts={{loading: text.loading, failed: text.moreFailed}}>
      {data => (
        <>
          <Cards activities={activitiesIn(data)} />
          {data.Page?.pageInfo?.hasNextPage ? <More wanted={wanted} page={page + 1} /> : null}
        </>
      )}
    </AsyncAnswer>
  );
}

/** The filtered activities. If they cannot be loaded, the site's own stay. */
function FilteredFeed({wanted}: {wanted: Wanted}) {
  const answer = useCachedQuery(SocialFeedDocument, {...wanted, page: 1}, lifetime);
  const known = answer.state === 'failed' || !answer.data?.Page ? undefined : answer.data;
  useReplaced(replaced, known !== undefined);
  return (
    <AsyncAnswer
      answer={answer}
      value={known}
      texts={{loading: text.loading, waiting: text.waiting, failed: text.failed}}
    >
      {data => {
        const activities = activitiesIn(data);
        return (
          <>
            {activities.length ? (
              <Cards activities={activities} />
            ) : (
              <p className="ui-note" role="status">
                {text.empty}
              </p>
            )}
            {data.Page?.pageInfo?.hasNextPage ? <More wanted={wanted} page={2} /> : null}
          </>
        );
      }}
    </AsyncAnswer>
  );
}

function Feed({mediaId}: {mediaId: number}) {
  const hasToken = useHasToken();
  const [hasReplies, setHasReplies] = useState(false);
  const [follows, setFollows] = useState(false);
  const isFollowing = follows && hasToken;
  const wanted: Wanted = {mediaId, ...(hasReplies && {hasReplies}), ...(isFollowing && {isFollowing})};
  return (
    <section aria-label={text.heading}>
      <div className="ui-row head">
        <h2>{text.heading}</h2>
        <Check checked={hasReplies} change={setHasReplies}>
          {text.hasReplies}
        </Check>
        <Check
          checked={isFollowing}
          disabled={!hasToken}
          title={hasToken ? undefined : text.needsSignIn}
          change={setFollows}
        >
          {text.following}
        </Check>
      </div>
      {hasReplies || isFollowing ? <FilteredFeed key={`${hasReplies} ${isFollowing}`} wanted={wanted} /> : null}
    </section>
  );
}

/** The heading of the activities with two filters, and the filtered activities in place of the site's. */
export default function SocialFeed({mediaId}: MediaParams) {
  return <Feed key={mediaId} mediaId={mediaId} />;
}
