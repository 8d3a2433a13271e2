import {startTransition, useEffect, useEffectEvent, useState} from 'react';

import {createYielder, type Yielder} from '#services/yieldToMain';
import {useSignalEffect} from './useSignalEffect';

interface Made<I, T> {
  readonly from: I;
  readonly result: T;
  /** Called once it is in the page. Only a part of the result has one. */
  readonly goOn?: () => void;
}

/** Shows a part of the result, where nothing is shown yet. Resolves once it is in the page. */
export type ShowPart<T> = (part: T) => Promise<void>;

/**
 * What a long computation makes of its input, in slices, so that the page stays responsive. Before it is done, what was
 * made of the input before, or the part that it has shown; `undefined` at first and without input. The same input is not
 * computed again.
 */
export function useSliced<I extends object, T>(
  input: I | undefined,
  make: (input: I, slices: Yielder, show: ShowPart<T>) => Promise<T>,
): {readonly made: T | undefined; readonly isBusy: boolean} {
  const [done, setDone] = useState<Made<I, T>>();
  const [failure, setFailure] = useState<{readonly error: unknown}>();
  const set = useEffectEvent((made: Made<I, T>, signal: AbortSignal) => {
    // Rendering thousands of rows takes slices, too.
    if (!signal.aborted) startTransition(() => setDone(made));
  });
  const compute = useEffectEvent((from: I, signal: AbortSignal) => {
    const isFirst = done === undefined;
    const show = (part: T) => new Promise<void>(goOn => set({from, result: part, goOn}, signal));
    return make(from, createYielder(signal), part => (isFirst ? show(part) : Promise.resolve()));
  });
  useEffect(() => done?.goOn?.(), [done]);
  useSignalEffect(
    signal => {
      if (!input) return;
      compute(input, signal).then(
        result => set({from: input, result}, signal),
        (error: unknown) => signal.aborted || setFailure({error}),
      );
    },
    [input],
  );
  // A fault of ours is one of the component, which the framework reports.
  if (failure) throw failure.error;
  return {
    made: input && done?.result,
    isBusy: input !== undefined && (done?.from !== input || done.goOn !== undefined),
  };
}
