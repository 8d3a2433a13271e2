import {useId} from 'react';
import {formatNumber} from '#domain/text/format';
import {text} from './messages';
import {Button} from '../Button';

interface ProgressProps {
  label: string;
  /** Number of steps done. */
  done: number;
  /** Number of steps in total; `undefined` while unknown. */
  total: number | undefined;
  /** Stops the work; without it there is no button. */
  stop?: (() => void) | undefined;
}

/** Progress of a long-running task, with a button that stops it at once. */
export function Progress({label, done, total, stop}: ProgressProps) {
  const id = useId();
  // Screen readers announce each quarter, not each step.
  const quarter = total ? Math.floor((done / total) * 4) * 25 : 0;
  const amount = total === undefined ? formatNumber(done) : text.amount(done, total);
  return (
    <div className="ui-progress">
      <span id={id}>{label}</span>
      <span className="ui-progress-amount">{amount}</span>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={total === undefined ? undefined : Math.min(done, total)}
        aria-valuetext={amount}
        className="ui-progress-track"
      >
        <div style={total ? {inlineSize: `${Math.min(100, (done / total) * 100)}%`} : undefined} />
      </div>
      {stop ? <Button onClick={stop}>{text.stop}</Button> : null}
      <span role="status" className="visually-hidden">
        {quarter ? text.announcement(label, quarter) : ''}
      </span>
    </div>
  );
}
