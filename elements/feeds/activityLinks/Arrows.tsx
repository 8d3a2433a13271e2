import {useEffect, useRef, useState} from 'react';

import {goTo} from '#host/dom/navigation';
import {watchElements} from '#host/dom/observe';
import {messageEntry} from '#host/pages/activity/anchors';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {HostLink} from '#ui/link/HostLink';
import {useSignalEffect} from '#ui/useSignalEffect';
import {useLinkedActivity, useNeighbours, type NeighbourQuery} from './useNeighbours';
import {text} from './messages';

interface Neighbours {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

type Direction = keyof Neighbours;

const link = 'ui-button ui-button-icon';

const pathOf = (id: number | undefined) => (id === undefined ? undefined : `/activity/${id}`);

/** Texts for missing arrows, needed only if the API does not answer. */
const note = {
  look: 'text',
  texts: {noun: text.noun},
  silent: ['loading', 'missing'],
  stale: 'nothing',
} as const;

interface LoaderProps {
  onNeighbours: (neighbours: Neighbours | undefined) => void;
}

/** Fetches the neighbours and passes them on, so that the links stay mounted while the answers arrive. */
function NeighbourLoader({query, onNeighbours}: LoaderProps & {query: NeighbourQuery}) {
  const answer = useNeighbours(query);
  const {data} = answer;
  const before = data?.before?.activities?.[0]?.id;
  const after = data?.after?.activities?.[0]?.id;
  const isKnown = data !== undefined;
  useEffect(() => {
    onNeighbours(isKnown ? {before, after} : undefined);
    return () => onNeighbours(undefined);
  }, [before, after, isKnown, onNeighbours]);
  return <AsyncAnswer answer={answer} value={data} {...note} />;
}

/** Loads the targets of the arrows, and shows the arrow to the recipient of a message. */
function Loader({activityId, onNeighbours}: LoaderProps & {activityId: number}) {
  const {answer, query, recipient} = useLinkedActivity(activityId);
  return (
    <>
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
      <span role="status" className="ui-note">
        <AsyncAnswer answer={answer} value={answer.data} {...note}>
          {() => (query ? <NeighbourLoader query={query} onNeighbours={onNeighbours} /> : null)}
        </AsyncAnswer>
      </span>
    </>
  );
}

/**
 * The targets of the arrows are loaded once they are used, or come under the pointer or into focus; for a message at once,
 * since only the answer names its recipient.
 */
function useArrows() {
  const [isUsed, setUsed] = useState(false);
  const [neighbours, onNeighbours] = useState<Neighbours>();
  const chosen = useRef<Direction>(undefined);
  const use = () => setUsed(true);
  useSignalEffect(signal => watchElements(messageEntry.selector, {found: use, changed() {}}, {signal}), []);
  useEffect(() => {
    if (!chosen.current || !neighbours) return;
    const path = pathOf(neighbours[chosen.current]);
    chosen.current = undefined;
    if (path) goTo(path);
  }, [neighbours]);
  const propsOf = (direction: Direction) => ({
    className: link,
    to: pathOf(neighbours?.[direction]),
    isPending: !neighbours,
    onClick() {
      if (!neighbours) chosen.current = direction;
    },
  });
  return {isUsed, use, onNeighbours, propsOf};
}

/**
 * Links from an activity's page to the previous and next activity, and from a message to the profile it was posted on.
 */
export default function Arrows({activityId}: {activityId: number}) {
  const {isUsed, use, onNeighbours, propsOf} = useArrows();
  return (
    <nav className="ui-segments" aria-label={text.neighbours} onPointerEnter={use} onFocus={use} onClick={use}>
      <HostLink {...propsOf('before')} aria-label={text.previousActivity} title={text.previousActivity}>
        ←
      </HostLink>
      <HostLink {...propsOf('after')} aria-label={text.nextActivity} title={text.nextActivity}>
        →
      </HostLink>
      {isUsed ? <Loader activityId={activityId} onNeighbours={onNeighbours} /> : null}
    </nav>
  );
}
