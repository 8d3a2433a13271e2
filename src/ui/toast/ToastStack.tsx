import {useEffect, useRef, useState} from 'react';

import type {Toast} from '#services/toasts';
import {useServices} from '../context';
import {useIsHidden} from '../useIsHidden';
import {useSource} from '../useSource';
import {useTopLayer} from '../useTopLayer';
import {ToastBox} from './ToastBox';
import {useFocusReturn} from './useFocusReturn';
import {text} from './messages';

/** Maximum number of toasts shown at once; the others wait. */
const maxVisible = 3;

/**
 * Whether the live region existed before its content: screen readers only announce insertions into an existing region.
 */
function useLiveRegionReady() {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setReady(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return ready;
}

/** Removes focus from an element that is about to be removed: its removal causes no event. */
function blurWithin(region: HTMLElement | null) {
  const {activeElement} = (region?.getRootNode() ?? document) as Document | ShadowRoot;
  if (activeElement instanceof HTMLElement && region?.contains(activeElement)) activeElement.blur();
}

/**
 * Manages focus when a toast is closed: if it had focus, focus moves to the remaining toasts or back to its previous
 * place.
 */
function useToastClosing(shown: readonly Toast[]) {
  const {toasts} = useServices();
  const region = useRef<HTMLElement>(null);
  const restoreFocus = useFocusReturn(region);
  const close = (id: number) => {
    const hadFocus = region.current?.matches(':focus-within');
    toasts.close(id);
    if (!hadFocus) return;
    if (shown.length > 1) region.current?.focus();
    else if (!restoreFocus()) blurWithin(region.current);
  };
  return {region, close};
}

/**
 * The page's toasts. They never take focus. Their countdown pauses while the pointer or focus is on them and while the
 * tab is hidden.
 */
export function ToastStack() {
  const {toasts} = useServices();
  const all = useSource(toasts, toasts.list);
  const hidden = useIsHidden();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const shown = useLiveRegionReady() ? all.slice(0, maxVisible) : [];
  const {region, close} = useToastClosing(shown);
  useTopLayer(region);
  const box = (toast: Toast) => (
    <ToastBox key={toast.id} toast={toast} isPaused={pointed || focused || hidden} close={() => close(toast.id)} />
  );
  return (
    <section
      ref={region}
      popover="manual"
      className="ui-toasts"
      aria-label={text.region}
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
