import {useEffect, useRef, useState} from 'react';

/** State of a long-running task. `total` is `undefined` while unknown. */
export type LongTaskState<T> =
  | {readonly state: 'idle' | 'stopped'}
  | {readonly state: 'running'; readonly done: number; readonly total: number | undefined}
  | {readonly state: 'done'; readonly result: T}
  | {readonly state: 'failed'; readonly message: string};

/** Arguments of the task: a signal that aborts when the user stops it, and a function to report progress. */
export interface TaskTools {
  readonly signal: AbortSignal;
  readonly report: (done: number, total?: number) => void;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * State of a long-running task, which the user confirms first and can stop. Returns `start`, `stop` and the state.
 * Starting again stops the previous run, and so does unmounting the component.
 */
export function useLongTask<T>() {
  const [now, setNow] = useState<LongTaskState<T>>({state: 'idle'});
  const running = useRef<AbortController>(undefined);
  const stop = () => running.current?.abort('stopped');
  useEffect(() => () => running.current?.abort('over'), []);
  const start = (work: (tools: TaskTools) => Promise<T>) => {
    stop();
    const end = new AbortController();
    running.current = end;
    const {signal} = end;
    const setStateIfCurrent = (next: LongTaskState<T>) => {
      if (running.current === end) setNow(next);
    };
    signal.addEventListener('abort', () => setStateIfCurrent({state: 'stopped'}));
    setStateIfCurrent({state: 'running', done: 0, total: undefined});
    const report = (done: number, total?: number) =>
      signal.aborted || setStateIfCurrent({state: 'running', done, total});
    const settle = (last: LongTaskState<T>) => {
      if (signal.aborted) return;
      setStateIfCurrent(last);
      // Stopping a finished task must not call it stopped.
      if (running.current === end) running.current = undefined;
      end.abort('over');
    };
    work({signal, report}).then(
      result => settle({state: 'done', result}),
      (error: unknown) => settle({state: 'failed', message: messageOf(error)}),
    );
  };
  return {now, start, stop};
}
