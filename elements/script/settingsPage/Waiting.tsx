import {describeWrite} from '#services/outbox/kinds';
import type {Write} from '#services/outbox/write';
import {Button} from '#ui/Button';
import {useApi} from '#ui/context';
import {DecisionButtons, onHoldTexts, siteValueText} from '#kits/outboxNote/OnHoldNote';
import {useWrites} from '#ui/useWrites';

function words(write: Write, reason: keyof typeof onHoldTexts | undefined) {
  if (write.state === 'refused') return `Refused: ${write.message ?? ''}`;
  if (!reason) return 'On its way.';
  return reason === 'conflict' ? `${onHoldTexts[reason].text} ${siteValueText(write)}` : `${onHoldTexts[reason].text}`;
}

function WaitingRow({write}: {write: Write}) {
  const {writes} = useApi();
  const reason = writes.onHold(write);
  const isRefused = write.state === 'refused';
  return (
    <li className="ui-row">
      <span className="what">
        {describeWrite(write)} <span className="about">{words(write, reason)}</span>
      </span>
      {reason === 'conflict' || reason === 'unconfirmed' ? <DecisionButtons write={write} /> : null}
      <Button
        variant={isRefused ? undefined : 'danger'}
        small
        aria-label={`${isRefused ? 'Dismiss' : 'Throw away'}: ${describeWrite(write)}`}
        onClick={() => void writes.discard(write.id)}
      >
        {isRefused ? 'Dismiss' : 'Throw away'}
      </Button>
    </li>
  );
}

/** Changes that have not been sent yet; renders nothing if there are none. */
export function Waiting() {
  const {writes} = useApi();
  const list = useWrites();
  const otherAccountCount = writes.otherAccountCount();
  if (!list.length && !otherAccountCount) return null;
  return (
    <section className="panel ui-panel writes" aria-labelledby="waiting">
      <h3 id="waiting">Waiting changes</h3>
      {list.length ? (
        <>
          <ul className="ui-list">
            {list.map(write => (
              <WaitingRow key={write.id} write={write} />
            ))}
          </ul>
          <Button onClick={() => writes.sendNow()}>Send now</Button>
        </>
      ) : null}
      {otherAccountCount ? (
        <p className="foreign">Changes of another account wait until it is signed in again: {otherAccountCount}.</p>
      ) : null}
    </section>
  );
}
