import {summariseFollowing, toggleStatus, type FollowedEntry} from '#domain/list/following';
import type {MediaParams} from '#host/pages/routes';
import {Button} from '#ui/Button';
import {StatusDot} from '#ui/figures/StatusDot';
import {useSource} from '#ui/useSource';
import {filter} from './state';
import {text} from './messages';

/** The opinions and progress of the followed users in the list: counts the rows that the site has loaded so far. */
export default function Summary({rows, mediaType}: MediaParams & {rows: readonly FollowedEntry[]}) {
  const chosen = useSource(filter, filter.get);
  const {counts, scored, mean} = summariseFollowing(rows);
  return (
    <div className="summary" role="group" aria-label={text.group}>
      {mean === undefined ? null : (
        <Button
          small
          pressed={chosen.scoredOnly}
          title={text.scoredOnly(scored)}
          onClick={() => filter.set({...chosen, scoredOnly: !chosen.scoredOnly})}
        >
          {text.average(mean)}
        </Button>
      )}
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
