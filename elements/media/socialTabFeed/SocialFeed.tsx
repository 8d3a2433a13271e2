import {useState} from 'react';

import type {MediaParams} from '#host/pages/routes';
import {replaced} from '#kits/socialFeed/replaced';
import {seconds} from '#services/api/cache/lifetime';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {Check} from '#ui/Check';
import {AnswerPages} from '#ui/pages/AnswerPages';
import {useCachedQuery} from '#ui/useCachedQuery';
import {useHasToken} from '#ui/useHasToken';
import {useReplaced} from '#ui/useReplaced';
import {ActivityCard, isListActivity} from './ActivityCard';
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

const usePage = (wanted: Wanted, page: number) => useCachedQuery(SocialFeedDocument, {...wanted, page}, lifetime);

/** One page of activities; nothing until it has loaded. */
function PageOfCards({wanted, page}: {wanted: Wanted; page: number}) {
  const {data} = usePage(wanted, page);
  return data ? activitiesIn(data).map(activity => <ActivityCard key={activity.id} activity={activity} />) : null;
}

/** The filtered activities. If they cannot be loaded, the site's own stay. */
function FilteredFeed({wanted}: {wanted: Wanted}) {
  const [last, setLast] = useState(1);
  const answer = usePage(wanted, 1);
  const lastAnswer = usePage(wanted, last);
  const known = answer.state === 'failed' || !answer.data?.Page ? undefined : answer.data;
  useReplaced(replaced, known !== undefined);
  return (
    <AsyncAnswer answer={answer} value={known} texts={{noun: text.filtered, failed: text.failed}}>
      {data => (
        <>
          {Array.from({length: last}, (_, index) => (
            <PageOfCards key={index} wanted={wanted} page={index + 1} />
          ))}
          {activitiesIn(data).length ? null : (
            <p className="ui-note" role="status">
              {text.empty}
            </p>
          )}
          <AnswerPages
            answer={lastAnswer}
            hasNext={lastAnswer.data?.Page?.pageInfo?.hasNextPage === true}
            showNext={() => setLast(last + 1)}
            noun={text.filtered}
          />
        </>
      )}
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
