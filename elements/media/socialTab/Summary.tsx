import {summariseFollowing, toggleStatus, type FollowedEntry} from '#domain/list/following';
import type {MediaParams} from '#host/pages/routes';
import {Button} from '#ui/Button';
import {StatusDot} from '#ui/figures/StatusDot';
import {CoveredScore} from '#ui/hiddenScore/HiddenScore';
import {useScoresHidden} from '#ui/hiddenScore/useScoresHidden';
import {RichText} from '#ui/RichText';
import {useSource} from '#ui/useSource';
import {filter} from './state';
import {text} from './messages';

interface AverageProps {
  mediaId: number;
  mean: number;
  scored: number;
}

/** The average, as a button that shows only rows with a score. While the average is covered, it is beside the button. */
function Average({mediaId, mean, scored}: AverageProps) {
  const chosen = useSource(filter, filter.get);
  const isHidden = useScoresHidden();
  const covered = <CoveredScore subject={mediaId}>{text.mean(mean)}</CoveredScore>;
  return (
    <>
      {isHidden ? (
        <span>
          <RichText text={text.averageOf} parts={{score: covered}} />
        </span>
      ) : null}
      <Button
        small
        pressed={chosen.scoredOnly}
        title={text.scoredOnly(scored)}
        onClick={() => filter.set({...chosen, scoredOnly: !chosen.scoredOnly})}
      >
        {isHidden ? text.scores(scored) : text.average(mean)}
      </Button>
    </>
  );
}

/** The opinions and progress of the followed users in the list: counts the rows that the site has loaded so far. */
export default function Summary({rows, mediaType, mediaId}: MediaParams & {rows: readonly FollowedEntry[]}) {
  const chosen = useSource(filter, filter.get);
  const {counts, scored, mean} = summariseFollowing(rows);
  return (
    <div className="summary" role="group" aria-label={text.group}>
      {mean === undefined ? null : <Average mediaId={mediaId} mean={mean} scored={scored} />}
      {counts.map(([status, count]) => (
        <StatusDot
          key={status}
          status={status}
          type={mediaType}
          count={count}
          pressed={chosen.status === status}
          onToggle={() => filter.set(toggleStatus(chosen, status))}
        />
      ))}
    </div>
  );
}
