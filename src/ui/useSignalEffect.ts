import {useEffect, useLayoutEffect, type DependencyList} from 'react';

type SignalEffect = (signal: AbortSignal) => void;

function start(effect: SignalEffect) {
  const end = new AbortController();
  effect(end.signal);
  return () => end.abort('over');
}

/** An effect whose signal aborts when it ends. What it starts takes the signal, so nothing is undone by hand. */
export function useSignalEffect(effect: SignalEffect, dependencies: DependencyList) {
  useEffect(() => start(effect), dependencies);
}

/** The same before the browser paints. */
export function useSignalLayoutEffect(effect: SignalEffect, dependencies: DependencyList) {
  useLayoutEffect(() => start(effect), dependencies);
}
