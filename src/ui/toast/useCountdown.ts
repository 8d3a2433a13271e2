import {useEffect, useEffectEvent, useRef} from 'react';

/** Calls `end` after `duration` (ms). While `isRunning` is false, the remaining time is kept. */
export function useCountdown(duration: number, isRunning: boolean, end: () => void) {
  const left = useRef(duration);
  const onEnd = useEffectEvent(end);
  useEffect(() => {
    // Browser timers are limited to 31 bits; a longer toast stays until it is closed.
    if (!isRunning || left.current > 2 ** 31 - 1) return;
    const start = performance.now();
    const timer = setTimeout(() => onEnd(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - start));
    };
  }, [isRunning]);
}
