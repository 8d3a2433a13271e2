import {use, useEffect, useLayoutEffect, type DependencyList} from 'react';

import {setOwner, type Fail} from '#domain/value/owner';
import {ElementContext} from './context';

type SignalEffect = (signal: AbortSignal) => void;

function start(effect: SignalEffect, fail: Fail | undefined) {
  const end = new AbortController();
  if (fail) setOwner(end.signal, fail);
  effect(end.signal);
  return () => end.abort('over');
}

/**
 * An effect whose signal aborts when it ends. Everything it starts takes the signal, so nothing is undone by hand. An
 * error of the effect or of anything it starts ends the feature.
 */
export function useSignalEffect(effect: SignalEffect, dependencies: DependencyList) {
  const fail = use(ElementContext)?.fail;
  useEffect(() => start(effect, fail), dependencies);
}

/** Like `useSignalEffect`, but before the browser paints. */
export function useSignalLayoutEffect(effect: SignalEffect, dependencies: DependencyList) {
  const fail = use(ElementContext)?.fail;
  useLayoutEffect(() => start(effect, fail), dependencies);
}
