import {listEditor} from '#host/pages/shell/anchors';
import {watchFor} from '#host/dom/observe';
import type {Services} from '../services';

/** When the host's own editor closes, whatever it saved is news to us; of which work, it does not say. */
export function followEditor({bus, signal}: Pick<Services, 'bus' | 'signal'>) {
  let open: Element | undefined;
  const changed = () => {
    if (!open || open.isConnected) return;
    open = undefined;
    bus.emit('listEntryChanged', {mediaId: undefined});
  };
  watchFor(listEditor, {found: node => void (open = node), changed}, {signal});
}
