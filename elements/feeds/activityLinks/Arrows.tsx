import {useEffect, useState} from 'react';

import {HostLink} from '#ui/link/HostLink';
import type {CachedAnswer} from '#ui/useCachedQuery';
import {useLinkedActivity, useNeighbours, type NeighbourQuery} from './useNeighbours';
import {text} from './messages';

interface Neighbours {
  before?: number | undefined;
  after?: number | undefined;
  note?: string | undefined;
}

const link = 'ui-button ui-button-icon';

const pathOf = (id: number | undefined) => (id === undefined ? undefined : `/activity/${id}`);

function noteOf(answer: CachedAnswer<unknown>) {
  if (answer.state === 'waiting') return text.waiting;
  if (answer.state === 'failed' && answer.error.kind !== 'missing') return text.failed(answer.error.message);
  return undefined;
}

/**
 * Fetches the neighbours and passes them on. It renders nothing itself, so that the links stay mounted while the
 * answers arrive.
 */
function NeighbourLoader({
  query: query,
  onNeighbours,
}: {
  query: NeighbourQuery;
  onNeighbours: (neighbours: Neighbours) => void;
}) {
  const answer = useNeighbours(query);
  const before = answer.data?.before?.activities?.[0]?.id;
  const after = answer.data?.after?.activities?.[0]?.id;
  const note = answer.data ? undefined : noteOf(answer);
  useEffect(() => {
    onNeighbours({before, after, note});
    return () => onNeighbours({});
  }, [before, after, note, onNeighbours]);
  return null;
}

/**
 * Links from an activity's page to the previous and next activity, and from a message to the profile it was posted on.
 */
export default function Arrows({activityId}: {activityId: number}) {
  const {answer, query, recipient} = useLinkedActivity(activityId);
  const [{before, after, note}, tell] = useState<Neighbours>({});
  return (
    <nav className="ui-row" aria-label={text.neighbours}>
      <HostLink className={link} to={pathOf(before)} aria-label={text.previousActivity} title={text.previousActivity}>
        ←
      </HostLink>
      {recipient ? (
        <HostLink
          className={link}
          to={`/user/${encodeURIComponent(recipient)}/`}
          aria-label={text.profileOf(recipient)}
          title={recipient}
        >
          ↑
        </HostLink>
      ) : null}
      <HostLink className={link} to={pathOf(after)} aria-label={text.nextActivity} title={text.nextActivity}>
        →
      </HostLink>
      <span role="status" className="ui-note">
        {answer.data ? note : noteOf(answer)}
      </span>
      {query ? <NeighbourLoader query={query} onNeighbours={tell} /> : null}
    </nav>
  );
}
