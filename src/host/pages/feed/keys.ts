import {keyOfPress} from '#domain/feed/feedKeys';

/** While one of these is seen, keys belong to it. */
const dialogs = '.el-dialog__wrapper, .el-message-box__wrapper, #nav .quick-search';
const fields = 'input, textarea, select';

const isField = (target: EventTarget | undefined) =>
  target instanceof HTMLElement && (target.matches(fields) || target.isContentEditable);

const isInDialog = (event: Event) =>
  event.composedPath().some(node => node instanceof Element && node.getAttribute('role') === 'dialog') ||
  [...document.querySelectorAll(dialogs)].some(node => node.checkVisibility());

/**
 * Tells of keys that are pressed outside of fields and dialogs, without modifiers. `press` says whether it did something; then nobody else
 * hears of the key.
 */
export function listenForKeys(
  press: (key: string, target: EventTarget | null) => boolean,
  {signal}: {signal: AbortSignal},
) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isField(event.composedPath()[0])) return;
    const key = keyOfPress(event);
    if (key === undefined || isInDialog(event) || !press(key, event.target)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', onKeyDown, {signal});
}
