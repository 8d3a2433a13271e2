import {startTransition, useEffectEvent, useState} from 'react';

import {createYielder, type Yielder} from '#services/yieldToMain';
import {useSignalEffect} from '#ui/useSignalEffect';

interface Made<I, T> {
  readonly from: I;
  readonly result: T;
}

/**
 * What a long computation makes of its input, in slices, so that the page stays responsive. Before it is done, what was
 * made of the input before; `undefined` at first and without input. The same input is not computed again.
 */
export function useSliced<I extends object, T>(
  input: I | undefined,
  make: (input: I, slices: Yielder) => Promise<T>,
): {readonly made: T | undefined; readonly isBusy: boolean} {
  const [done, setDone] = useState<Made<I, T>>();
  const [failure, setFailure] = useState<{readonly error: unknown}>();
  const compute = useEffectEvent((from: I, signal: AbortSignal) => make(from, createYielder(signal)));
  useSignalEffect(
    signal => {
      if (!input) return;
      compute(input, signal).then(
        // Rendering thousands of rows takes slices, too.
        result => signal.aborted || startTransition(() => setDone({from: input, result})),
        (error: unknown) => signal.aborted || setFailure({error}),
      );
    },
    [input],
  );
  // A fault of ours is one of the component, which the framework reports.
  if (failure) throw failure.error;
  return {made: input && done?.result, isBusy: input !== undefined && done?.from !== input};
}
