import {useEffect, useState} from 'react';

import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {HostLink} from '#ui/link/HostLink';
import {useLinkedActivity, useNeighbours, type NeighbourQuery} from './useNeighbours';
import {text} from './messages';

interface Neighbours {
  before?: number | undefined;
  after?: number | undefined;
}

const link = 'ui-button ui-button-icon';

const pathOf = (id: number | undefined) => (id === undefined ? undefined : `/activity/${id}`);

/** Texts for missing arrows, needed only if the API does not answer. */
const note = {
  look: 'text',
  texts: {waiting: text.waiting, failed: text.failed},
  silent: ['loading', 'missing'],
  stale: 'nothing',
} as const;

/** Fetches the neighbours and passes them on, so that the links stay mounted while the answers arrive. */
function NeighbourLoader({
  query,
  onNeighbours,
}: {
  query: NeighbourQuery;
  onNeighbours: (neighbours: Neighbours) => void;
}) {
  const answer = useNeighbours(query);
  const before = answer.data?.before?.activities?.[0]?.id;
  const after = answer.data?.after?.activities?.[0]?.id;
  useEffect(() => {
    onNeighbours({before, after});
    return () => onNeighbours({});
  }, [before, after, onNeighbours]);
  return <AsyncAnswer answer={answer} value={answer.data} {...note} />;
}

/**
 * Links from an activity's page to the previous and next activity, and from a message to the profile it was posted on.
 */
export default function Arrows({activityId}: {activityId: number}) {
  const {answer, query, recipient} = useLinkedActivity(activityId);
  const [{before, after}, tell] = useState<Neighbours>({});
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
        <AsyncAnswer answer={answer} value={answer.data} {...note}>
          {() => (query ? <NeighbourLoader query={query} onNeighbours={tell} /> : null)}
        </AsyncAnswer>
      </span>
    </nav>
  );
}
