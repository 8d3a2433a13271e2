import {useEffect, useRef, useState, useSyncExternalStore} from 'react';

import type {Toast} from '#services/toasts';
import {useServices} from '../context';
import {useSource} from '../useSource';
import {useTopLayer} from '../useTopLayer';
import {ToastBox} from './ToastBox';
import {useFocusReturn} from './useFocusReturn';

/** So many are on the screen at once; the others wait. */
const atMost = 3;

const subscribeToVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Screen readers tell of what comes into a live region only when the region itself was there before. */
function useRegionsFirst() {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setReady(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return ready;
}

/** What must go together when a toast is closed: the focus, if it was in there, goes on to the next or back. */
function useClosing(shown: readonly Toast[]) {
  const {toasts} = useServices();
  const region = useRef<HTMLElement>(null);
  const giveBack = useFocusReturn(region);
  const close = (id: number) => {
    const hadFocus = region.current?.matches(':focus-within');
    toasts.close(id);
    if (!hadFocus) return;
    if (shown.length > 1) region.current?.focus();
    else giveBack();
  };
  return {region, close};
}

/** The messages of the page. They never take the focus; their time stands still under the pointer, the focus and in a hidden tab. */
export function ToastStack() {
  const {toasts} = useServices();
  const all = useSource(toasts, toasts.list);
  const hidden = useSyncExternalStore(subscribeToVisibility, () => document.hidden);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const shown = useRegionsFirst() ? all.slice(0, atMost) : [];
  const {region, close} = useClosing(shown);
  useTopLayer(region);
  const box = (toast: Toast) => (
    <ToastBox key={toast.id} toast={toast} isHeld={pointed || focused || hidden} close={() => close(toast.id)} />
  );
  return (
    <section
      ref={region}
      popover="manual"
      className="ui-toasts"
      aria-label="Notifications"
      tabIndex={-1}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div role="status" aria-atomic="false">
        {shown.filter(({kind}) => kind !== 'error').map(box)}
      </div>
      <div role="alert" aria-atomic="false">
        {shown.filter(({kind}) => kind === 'error').map(box)}
      </div>
    </section>
  );
}
