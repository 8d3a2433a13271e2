import {startTransition, useEffect, useEffectEvent, useState} from 'react';

import {createYielder, type Yielder} from '#services/yieldToMain';
import {useSignalEffect} from './useSignalEffect';

interface Made<I, T> {
  readonly from: I;
  readonly result: T;
  /** Called once it is in the page. Only a partial result has one. */
  readonly goOn?: () => void;
}

/** Shows a part of the result while nothing else is shown yet. Resolves once the part is in the page. */
export type ShowPart<T> = (part: T) => Promise<void>;

/**
 * The result of a long computation, which runs in slices so that the page stays responsive. Until it is done, the
 * result for the previous input, or the part shown so far; `undefined` at first and without input. The same input is
 * not computed again. Each of the slices takes `sliceMs`; the user waits longer for more and shorter ones.
 */
export function useSliced<I extends object, T>(
  input: I | undefined,
  make: (input: I, slices: Yielder, show: ShowPart<T>) => Promise<T>,
  sliceMs?: number,
): {readonly made: T | undefined; readonly isBusy: boolean} {
  const [done, setDone] = useState<Made<I, T>>();
  const [failure, setFailure] = useState<{readonly error: unknown}>();
  const set = useEffectEvent((made: Made<I, T>, signal: AbortSignal) => {
    // Rendering thousands of rows also takes slices.
    if (!signal.aborted) startTransition(() => setDone(made));
  });
  const compute = useEffectEvent((from: I, signal: AbortSignal) => {
    const isFirst = done === undefined;
    const show = (part: T) => new Promise<void>(goOn => set({from, result: part, goOn}, signal));
    return make(from, createYielder(signal, sliceMs), part => (isFirst ? show(part) : Promise.resolve()));
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
  // An error of ours is thrown from the component, so that the framework reports it.
  if (failure) throw failure.error;
  return {
    made: input && done?.result,
    isBusy: input !== undefined && (done?.from !== input || done.goOn !== undefined),
  };
}
