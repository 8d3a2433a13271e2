import {useEffect, useEffectEvent, useRef} from 'react';

/** Calls `end` after so many milliseconds; while it does not run, the time that is left is kept. */
export function useCountdown(duration: number, runs: boolean, end: () => void) {
  const left = useRef(duration);
  const onEnd = useEffectEvent(end);
  useEffect(() => {
    // A timer of the browser holds no more than 31 bits; what is longer stays.
    if (!runs || left.current > 2 ** 31 - 1) return;
    const start = performance.now();
    const timer = setTimeout(() => onEnd(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - start));
    };
  }, [runs]);
}
