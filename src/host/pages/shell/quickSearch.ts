const overlay = '#nav .quick-search';
const opener = '#nav > .wrap > .search';

/** Whether something happens on the bar of the site, outside its own fields. */
export const isOnBar = ({target}: Event) =>
  target instanceof Element && target.closest('#nav') !== null && !target.matches('input, textarea');

/** Signed-in members have a magnifier in the bar; for guests the hot key of the site is the only way. */
function open() {
  const button = document.querySelector<HTMLElement>(opener);
  if (button) button.click();
  else dispatchEvent(new KeyboardEvent('keydown', {key: 's', ctrlKey: true}));
}

/** Resolves when the overlay is shown: the site opens it by its class and its style. */
const opened = (node: Element, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    const observer = new MutationObserver(() => {
      if (!node.checkVisibility()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(node, {attributes: true});
    signal.addEventListener('abort', () => observer.disconnect());
    open();
  });

/** Opens the quick search of the site and types a text into it, as a person would. */
export async function searchFor(text: string, {signal}: {signal: AbortSignal}) {
  const node = document.querySelector(overlay);
  const field = node?.querySelector('input');
  if (!node || !field) return;
  if (!node.checkVisibility()) await opened(node, signal);
  field.focus();
  field.select();
  // The one way to enter text that the browser itself reports to the page's framework; it writes nothing but what is selected.
  document.execCommand('insertText', false, text);
}
