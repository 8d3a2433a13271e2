import {listEditor} from '#host/pages/shell/anchors';
import {watchElements} from '#host/dom/observe';
import type {BaseServices} from '../baseServices';

/**
 * Emits `listEntryChanged` without a media id when the host's list editor closes, since it does not say which entry it
 * saved.
 */
export function watchListEditor({bus, signal}: Pick<BaseServices, 'bus' | 'signal'>) {
  let open: Element | undefined;
  const changed = () => {
    if (!open || open.isConnected) return;
    open = undefined;
    bus.emit('listEntryChanged', {mediaId: undefined});
  };
  watchElements(listEditor.selector, {found: node => void (open = node), changed}, {signal});
}
