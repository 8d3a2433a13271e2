import {useState} from 'react';

import {likesSummary} from '#domain/feed/likesSummary';
import {Alert} from '#ui/Alert';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {OnHoldNote} from '#kits/outboxNote/OnHoldNote';
import {useOnHold} from '#kits/outboxNote/useOnHold';
import {Tooltip} from '#ui/tooltip/Tooltip';
import {useHasToken} from '#ui/useHasToken';
import {useWrite} from '#ui/useWrite';
import {text} from './messages';

interface LikeButtonProps {
  type: 'ACTIVITY' | 'ACTIVITY_REPLY' | 'THREAD';
  id: number;
  /** State last reported by the API. */
  isLiked: boolean;
  names: readonly string[];
}

const labels = {ACTIVITY: text.likeActivity, ACTIVITY_REPLY: text.likeReply, THREAD: text.likeThread};

/**
 * Likes an activity, a reply or a thread, or removes the like. The change is shown at once and rolled back if the API
 * refuses it.
 */
export function LikeButton({type, id, isLiked, names}: LikeButtonProps) {
  const hasToken = useHasToken();
  const own = useServices().session.userName();
  const held = useOnHold(`like:${type}:${id}`, true);
  const [now, send] = useWrite('toggleLike');
  const [wanted, setWanted] = useState<boolean>();
  // An unsent like may be from an earlier visit.
  const waiting = held?.write.payload as {on?: boolean} | undefined;
  const on = now.state === 'refused' || wanted === undefined ? (waiting?.on ?? isLiked) : wanted;
  const others = names.filter(name => name !== own);
  const shown = on && own !== undefined ? [...others, own] : others;
  const toggle = () => {
    setWanted(!on);
    send({type, id, on: !on});
  };
  const summary = likesSummary(shown) ?? text.likes(shown.length);
  return (
    <>
      <Tooltip text={shown.length ? summary : undefined}>
        <Button
          variant="quiet"
          small
          className="ui-like"
          pressed={on}
          aria-label={labels[type](shown.length)}
          inactive={!hasToken}
          onClick={toggle}
        >
          <span aria-hidden="true">♥</span> {shown.length}
        </Button>
      </Tooltip>
      {held?.reason ? <OnHoldNote write={held.write} reason={held.reason} /> : null}
      {now.state === 'refused' ? <Alert as="span">{text.notSaved(now.error.message)}</Alert> : null}
    </>
  );
}
