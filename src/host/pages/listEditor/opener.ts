import {pressedKey} from '#domain/text/pressedKey';
import {createStore} from '#domain/value/store';
import {hasElement} from '../../dom/observe';
import {mediaOf} from '../anchor';
import {listEditor} from '../shell/anchors';

/** The parts of pages that show one media item and can open the list editor. */
const boxes =
  '.medialist .list-entries .row, .media-card, .media-preview-card, .activity-entry .list, .recommendation-pair-card > div';

/** The media item whose control was pressed last, if that was the last press before an editor opened. */
export const editorOpener = createStore<number | undefined>(undefined);

/** The control that opened a menu, which Element UI moves to the body; else the node itself. */
function controlOf(node: Element): Element {
  const menu = node.closest('.el-dropdown-menu[id]');
  return (menu && document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`)) ?? node;
}

/** The media item of the row or card around a node; `undefined` elsewhere. */
export function mediaAround(node: Element): number | undefined {
  const control = controlOf(node);
  const box = control.closest(boxes) ?? control.closest('.activity-entry')?.querySelector(boxes);
  const link = box?.closest('a[href]') ?? box?.querySelector('a[href^="/anime/"], a[href^="/manga/"]');
  return mediaOf(link?.getAttribute('href'))?.mediaId;
}

/** Remembers which media item's control was pressed last, until the signal ends. */
export function followEditorOpeners({signal}: {signal: AbortSignal}) {
  const onPress = (event: Event) => {
    if (event instanceof KeyboardEvent && pressedKey(event) !== 'Enter' && pressedKey(event) !== ' ') return;
    // Presses within an open editor, and in the pop-ups of its fields, don't open another one.
    if (event.target instanceof Element && !hasElement(listEditor.selector))
      editorOpener.set(mediaAround(event.target));
  };
  for (const type of ['click', 'keydown']) document.addEventListener(type, onPress, {capture: true, signal});
  signal.addEventListener('abort', () => editorOpener.reset());
}
