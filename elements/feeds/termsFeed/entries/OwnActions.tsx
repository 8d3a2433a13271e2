import {useEffect, useEffectEvent, useState} from 'react';

import {OnHoldNote} from '#kits/outboxNote/OnHoldNote';
import {useOnHold} from '#kits/outboxNote/useOnHold';
import {Alert} from '#ui/Alert';
import {Button} from '#ui/Button';
import {useWrite} from '#ui/useWrite';
import {text} from './messages';

interface OwnActionsProps {
  id: number;
  /** `undefined` if it cannot be edited. */
  edit: (() => void) | undefined;
  /** Called when the activity is deleted. */
  refresh: () => void;
}

/** Edit and delete, for the user's own activities. Deleting cannot be undone, so it needs a confirmation. */
export function OwnActions({id, edit, refresh}: OwnActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const [now, send] = useWrite('deleteActivity');
  const held = useOnHold(`activity:${id}`);
  const onSent = useEffectEvent(refresh);
  useEffect(() => {
    if (now.state === 'sent') onSent();
  }, [now.state]);
  const remove = () => {
    setAsking(false);
    send({id});
  };
  if (held?.reason) return <OnHoldNote write={held.write} reason={held.reason} />;
  if (now.state === 'waiting' || now.state === 'sent') return <span role="status">{text.removing}</span>;
  if (isAsking)
    return (
      <span className="ui-row" role="group" aria-label={text.reallyRemove}>
        {text.reallyRemove}
        <Button small variant="danger" onClick={remove}>
          {text.remove}
        </Button>
        <Button small autoFocus onClick={() => setAsking(false)}>
          {text.keep}
        </Button>
      </span>
    );
  return (
    <>
      {edit ? (
        <Button variant="quiet" small onClick={edit}>
          {text.edit}
        </Button>
      ) : null}
      <Button variant="quiet" small onClick={() => setAsking(true)}>
        {text.remove}
      </Button>
      {now.state === 'refused' ? <Alert as="span">{text.notRemoved(now.error.message)}</Alert> : null}
    </>
  );
}
