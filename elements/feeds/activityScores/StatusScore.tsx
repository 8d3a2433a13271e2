import {useMemo} from 'react';

import {scoreFormats} from '#services/lists/scoreFormat';
import type {Api} from '#services/api/api';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {useServices} from '#ui/context';
import {HiddenScore} from '#ui/hiddenScore/HiddenScore';
import {Score} from '#ui/Score';
import {useCachedQuery} from '#ui/useCachedQuery';
import {useSource} from '#ui/useSource';
import {lifetime} from './lifetime';
import {profileNameOf} from './profileOwner';
import {entryIn, requestRecent} from './recentScores';
import {RecentScoresDocument} from './recentScores.generated';
import {StatusScoreDocument, type StatusScoreQuery} from './statusScore.generated';
import {text} from './scoreMessages';

/** Identifies a list entry by its owner and media item. */
export interface StatusScoreProps {
  userName: string;
  mediaId: number;
}

/**
 * Requests the scores of all list entries found in one pass together; the merging link sends them as one request. On a
 * profile those requested with the page are left out.
 */
export function prepare({userName, mediaId}: StatusScoreProps, {read}: Api) {
  const request = (): Promise<unknown> => read(StatusScoreDocument, {userName, mediaId}, {lifetime, mayWait: true});
  const profileName = profileNameOf(userName);
  const answer =
    profileName === undefined
      ? request()
      : requestRecent(read, profileName).then<unknown>(recent => entryIn(recent, mediaId) ?? request());
  // Nothing is shown without a score.
  answer.catch(() => undefined);
}

type Scored = NonNullable<NonNullable<NonNullable<StatusScoreQuery['Page']>['mediaList']>[number]>;

function Known({entry, userName, mediaId}: StatusScoreProps & {entry: Scored}) {
  const {session} = useServices();
  const isOwn = useSource(session, session.userName) === userName;
  const format = scoreFormats.find(each => each === entry.user?.mediaListOptions?.scoreFormat);
  if (!entry.score) return null;
  return (
    <span className="ui-status-score">
      <HiddenScore subject={`${userName} ${mediaId}`} isOwn={isOwn}>
        <Score score={entry.score} format={format} />
      </HiddenScore>
      {entry.repeat ? (
        <span className="ui-status-score-note" title={text.repeated(entry.repeat)} children={` ↻${entry.repeat}`} />
      ) : null}
    </span>
  );
}

/** The score from a query of its own. */
function SingleScore({userName, mediaId}: StatusScoreProps) {
  const answer = useCachedQuery(StatusScoreDocument, {userName, mediaId}, lifetime, {mayWait: true});
  return (
    <AsyncAnswer answer={answer} value={answer.data?.Page?.mediaList?.[0]} silent stale="nothing">
      {entry => <Known userName={userName} mediaId={mediaId} entry={entry} />}
    </AsyncAnswer>
  );
}

/** The score on the profile of its owner, from the query of all recent ones if it is among them. */
function RecentScore({profileName, userName, mediaId}: StatusScoreProps & {profileName: string}) {
  const {data} = useCachedQuery(RecentScoresDocument, {userName: profileName}, lifetime, {mayWait: true});
  const entry = data && entryIn(data, mediaId);
  if (entry) return <Known userName={userName} mediaId={mediaId} entry={entry} />;
  return data ? <SingleScore userName={userName} mediaId={mediaId} /> : null;
}

/** Shown after a status line: the score that the list entry's owner gave, in the owner's format. */
export default function StatusScore(props: StatusScoreProps) {
  const {userName} = props;
  // Until the site has replaced the lines of the profile that is left, nothing is requested for them again.
  const profileName = useMemo(() => profileNameOf(userName), [userName]);
  return profileName === undefined ? <SingleScore {...props} /> : <RecentScore {...props} profileName={profileName} />;
}
