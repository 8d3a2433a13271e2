import {useState} from 'react';

import {likesSummary} from '../../../src/domain/likesSummary';
import {useServices} from '../../../src/ui/context';
import {HeldNote} from '../../../src/ui/HeldNote';
import {Tooltip} from '../../../src/ui/tooltip/Tooltip';
import {useHasToken} from '../../../src/ui/useHasToken';
import {useWrite} from '../../../src/ui/useWrite';
import {useHeld} from './useHeld';

interface LikeButtonProps {
  type: 'ACTIVITY' | 'ACTIVITY_REPLY';
  id: number;
  /** What the API said last. */
  isLiked: boolean;
  names: readonly string[];
}

const things = {ACTIVITY: 'activity', ACTIVITY_REPLY: 'reply'} as const;

/** Likes an activity or a reply, or takes the like back; shown at once, taken back where the API refuses. */
export function LikeButton({type, id, isLiked, names}: LikeButtonProps) {
  const hasToken = useHasToken();
  const own = useServices().session.userName();
  const held = useHeld(`like:${type}:${id}`);
  const [now, send] = useWrite('toggleLike');
  const [wanted, setWanted] = useState<boolean>();
  const on = now.state === 'refused' || wanted === undefined ? isLiked : wanted;
  const others = names.filter(name => name !== own);
  const shown = on && own !== undefined ? [...others, own] : others;
  const toggle = () => {
    setWanted(!on);
    send({type, id, on: !on});
  };
  const text = likesSummary(shown) ?? `${shown.length} likes`;
  return (
    <>
      <Tooltip text={shown.length ? text : undefined}>
        <button
          type="button"
          className={on ? 'like on' : 'like'}
          aria-pressed={on}
          aria-label={`Like the ${things[type]}, ${shown.length} ${shown.length === 1 ? 'like' : 'likes'}`}
          aria-disabled={!hasToken}
          onClick={hasToken ? toggle : undefined}
        >
          <span aria-hidden="true">♥</span> {shown.length}
        </button>
      </Tooltip>
      {held?.why ? <HeldNote write={held.write} why={held.why} /> : null}
      {now.state === 'refused' ? (
        <span className="problem" role="alert">
          Not saved: {now.refusal.message}
        </span>
      ) : null}
    </>
  );
}
