import {pressedKey} from '#domain/text/pressedKey';
import {shortcutOf} from '#domain/feed/feedShortcuts';
import {selector} from '../anchor';

/** While one of these is visible, it receives the keys. */
const dialogs = selector('dialogs', '.el-dialog__wrapper, .el-message-box__wrapper, #nav .quick-search');
const fields = 'input, textarea, select';

const isField = (target: EventTarget | undefined) =>
  target instanceof HTMLElement && (target.matches(fields) || target.isContentEditable);

const isInDialog = (event: Event) =>
  event.composedPath().some(node => node instanceof Element && node.getAttribute('role') === 'dialog') ||
  [...document.querySelectorAll(dialogs.selector)].some(node => node.checkVisibility());

/**
 * Calls `press` for keys pressed outside fields and dialogs without modifiers. If `press` returns true, the key is
 * consumed.
 */
export function onShortcut(
  handle: (key: string, target: EventTarget | null) => boolean,
  {signal}: {signal: AbortSignal},
) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !pressedKey(event) || isField(event.composedPath()[0])) return;
    const key = shortcutOf(event);
    if (key === undefined || isInDialog(event) || !handle(key, event.target)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', onKeyDown, {signal});
}
