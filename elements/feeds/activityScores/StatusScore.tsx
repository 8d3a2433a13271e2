import {scoreFormats} from '#services/lists/scoreFormat';
import type {Api} from '#services/api/api';
import {seconds} from '#services/api/cache/lifetime';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {useServices} from '#ui/context';
import {HiddenScore} from '#ui/hiddenScore/HiddenScore';
import {Score} from '#ui/Score';
import {useCachedQuery} from '#ui/useCachedQuery';
import {useSource} from '#ui/useSource';
import {StatusScoreDocument, type StatusScoreQuery} from './statusScore.generated';
import {text} from './scoreMessages';

/** Identifies a list entry by its owner and media item. */
export interface StatusScoreProps {
  userName: string;
  mediaId: number;
}

/** Lifetime of a score. */
const lifetime = seconds(60);

/** Requests the scores of all list entries found in one pass together; the merging link sends them as one request. */
export function prepare({userName, mediaId}: StatusScoreProps, api: Api) {
  // Nothing is shown without a score.
  api.read(StatusScoreDocument, {userName, mediaId}, {lifetime, mayWait: true}).catch(() => undefined);
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

/** Shown after a status line: the score that the list entry's owner gave, in the owner's format. */
export default function StatusScore({userName, mediaId}: StatusScoreProps) {
  const answer = useCachedQuery(StatusScoreDocument, {userName, mediaId}, lifetime, {mayWait: true});
  return (
    <AsyncAnswer answer={answer} value={answer.data?.Page?.mediaList?.[0]} silent stale="nothing">
      {entry => <Known userName={userName} mediaId={mediaId} entry={entry} />}
    </AsyncAnswer>
  );
}
