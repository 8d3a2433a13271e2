import {summariseFollowing, toggleStatus, type FollowedEntry} from '#domain/list/following';
import {statusName} from '#domain/list/listStatus';
import type {MediaParams} from '#host/pages/routes';
import {Button} from '#ui/Button';
import {StatusMark} from '#ui/figures/StatusDot';
import {CoveredScore} from '#ui/hiddenScore/HiddenScore';
import {useScoresHidden} from '#ui/hiddenScore/useScoresHidden';
import {RichText} from '#ui/RichText';
import {useSource} from '#ui/useSource';
import {filter} from './state';
import {text} from './messages';

interface MeanProps {
  mediaId: number;
  mean: number;
  scored: number;
}

/** The mean, as a button that shows only rows with a score. While the mean is covered, it is beside the button. */
function Mean({mediaId, mean, scored}: MeanProps) {
  const chosen = useSource(filter, filter.get);
  const isHidden = useScoresHidden();
  const covered = <CoveredScore subject={mediaId}>{text.figure(mean)}</CoveredScore>;
  return (
    <>
      {isHidden ? (
        <span>
          <RichText text={text.meanOf} parts={{score: covered}} />
        </span>
      ) : null}
      <span>
        <Button
          small
          variant="quiet"
          pressed={chosen.scoredOnly}
          title={text.scoredOnly(scored)}
          onClick={() => filter.set({...chosen, scoredOnly: !chosen.scoredOnly})}
        >
          {isHidden ? text.scores(scored) : text.mean(mean)}
        </Button>
      </span>
    </>
  );
}

/** The opinions and progress of the followed users in the list: counts the rows that the site has loaded so far. */
export default function Summary({rows, mediaType, mediaId}: MediaParams & {rows: readonly FollowedEntry[]}) {
  const chosen = useSource(filter, filter.get);
  const {counts, users, scored, mean} = summariseFollowing(rows);
  return (
    <div className="ui-facts summary" role="group" aria-label={text.group}>
      <span>{text.following(users)}</span>
      {mean === undefined ? null : <Mean mediaId={mediaId} mean={mean} scored={scored} />}
      {counts.map(([status, count]) => (
        <span key={status}>
          <Button
            small
            variant="quiet"
            pressed={chosen.status === status}
            onClick={() => filter.set(toggleStatus(chosen, status))}
          >
            <StatusMark status={status} />
            {text.status(statusName(status, mediaType), count)}
          </Button>
        </span>
      ))}
    </div>
  );
}
