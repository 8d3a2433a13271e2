import {Alert} from '../Alert';
import {WaitNote} from '../answer/WaitNote';
import {Progress} from './Progress';
import type {LongTaskState} from './useLongTask';

interface TaskProgressProps {
  now: LongTaskState<unknown>;
  label: string;
  stop?: (() => void) | undefined;
  /** Text after a failure, for its reason. Default: the reason. */
  failed?: ((reason: string) => string) | undefined;
}

/** The progress of a long-running task, why it waits, and why it has failed; nothing in its other states. */
export function TaskProgress({now, label, stop, failed = reason => reason}: TaskProgressProps) {
  if (now.state === 'failed') return <Alert>{failed(now.message)}</Alert>;
  if (now.state !== 'running') return null;
  return (
    <>
      <Progress label={label} done={now.done} total={now.total} stop={stop} />
      <WaitNote />
    </>
  );
}
