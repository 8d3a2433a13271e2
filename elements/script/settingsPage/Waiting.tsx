import {describeWrite} from '../../../src/services/writes/describe';
import type {Write} from '../../../src/services/writes/write';
import {useApi} from '../../../src/ui/context';
import {DecisionButtons, heldTexts, theirWords} from '../../../src/ui/HeldNote';
import {useWrites} from '../../../src/ui/useWrites';

function words(write: Write, why: keyof typeof heldTexts | undefined) {
  if (write.state === 'refused') return `Refused: ${write.message ?? ''}`;
  if (!why) return 'On its way.';
  return why === 'conflict' ? `${heldTexts[why].text} ${theirWords(write)}` : `${heldTexts[why].text}`;
}

function WaitingRow({write}: {write: Write}) {
  const {writes} = useApi();
  const why = writes.held(write);
  const isRefused = write.state === 'refused';
  return (
    <li>
      <span className="what">
        {describeWrite(write)} <span className="about">{words(write, why)}</span>
      </span>
      {why === 'conflict' || why === 'doubtful' ? <DecisionButtons write={write} /> : null}
      <button
        type="button"
        aria-label={`${isRefused ? 'Dismiss' : 'Throw away'}: ${describeWrite(write)}`}
        onClick={() => void writes.discard(write.id)}
      >
        {isRefused ? 'Dismiss' : 'Throw away'}
      </button>
    </li>
  );
}

/** What was changed and has not arrived yet; nothing while nothing waits. */
export function Waiting() {
  const {writes} = useApi();
  const list = useWrites();
  const foreign = writes.foreign();
  if (!list.length && !foreign) return null;
  return (
    <section className="panel writes" aria-labelledby="waiting">
      <h3 id="waiting">Waiting changes</h3>
      {list.length ? (
        <>
          <ul>
            {list.map(write => (
              <WaitingRow key={write.id} write={write} />
            ))}
          </ul>
          <button type="button" onClick={() => writes.sendNow()}>
            Send now
          </button>
        </>
      ) : null}
      {foreign ? (
        <p className="foreign">Changes of another account wait until it is signed in again: {foreign}.</p>
      ) : null}
    </section>
  );
}
