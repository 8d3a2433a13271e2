import {describeWrite, kindOf} from '#services/outbox/kinds';
import type {OnHold} from '#services/outbox/outbox';
import type {Write} from '#services/outbox/write';
import {Button} from '#ui/Button';
import {useApi} from '#ui/context';
import {DecisionButtons, siteValueText} from '#kits/outboxNote/OnHoldNote';
import {changeText} from './panelMessages';
import {useReasonText} from '#kits/outboxNote/useOnHold';
import {useWrites} from '#ui/useWrite';

function words(write: Write, reason: OnHold, said: ReturnType<typeof useReasonText>) {
  if (write.state === 'refused') return changeText.refused(write.message ?? '');
  if (!reason) return kindOf(write.kind) ? changeText.sending : '';
  return reason === 'conflict' ? `${said(reason, true)} ${siteValueText(write)}` : said(reason, true);
}

function WaitingRow({write}: {write: Write}) {
  const {writes} = useApi();
  const reason = writes.onHold(write);
  const said = useReasonText();
  const isRefused = write.state === 'refused';
  return (
    <li className="ui-row">
      <span className="what">
        {describeWrite(write)} <span className="about">{words(write, reason, said)}</span>
      </span>
      {reason === 'conflict' || reason === 'unconfirmed' ? <DecisionButtons write={write} /> : null}
      <Button
        variant={isRefused ? undefined : 'danger'}
        small
        aria-label={(isRefused ? changeText.dismissChange : changeText.discardChange)(describeWrite(write))}
        onClick={() => void writes.discard(write.id)}
      >
        {isRefused ? changeText.dismiss : changeText.discard}
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
      <h3 id="waiting">{changeText.waiting}</h3>
      {list.length ? (
        <>
          <ul className="ui-list">
            {list.map(write => (
              <WaitingRow key={write.id} write={write} />
            ))}
          </ul>
          <Button onClick={() => writes.sendNow()}>{changeText.sendNow}</Button>
        </>
      ) : null}
      {otherAccountCount ? <p>{changeText.otherAccount(otherAccountCount)}</p> : null}
    </section>
  );
}
