import {owned} from '#domain/value/owner';

/** The parts of the Navigation API's `navigate` event that we use; it is cancelable only right after a user action. */
interface NavigateEvent extends Event {
  readonly navigationType: string;
  readonly destination: {readonly url: string};
}

const linkOf = (event: Event) =>
  event.composedPath().find(node => node instanceof HTMLAnchorElement && node.hasAttribute('href'));

/** The address within the site that a click opens in this tab without loading the page; `undefined` if there is none. */
function targetOf(event: MouseEvent): URL | undefined {
  const {button, altKey, ctrlKey, metaKey, shiftKey} = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const link = linkOf(event);
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return undefined;
  if (link.target && link.target !== '_self') return undefined;
  const {origin, pathname, search} = new URL(link.href, location.href);
  const isElsewhere = pathname !== location.pathname || search !== location.search;
  return origin === location.origin && isElsewhere ? new URL(link.href) : undefined;
}

/**
 * Calls `mayLeave` before a link of the site or the browser's Back and Forward change the page, which loads no document
 * and thus sends no `beforeunload`. If it returns false, the page stays. Back and Forward can only be prevented with the
 * Navigation API.
 */
export function askBeforeLeaving(mayLeave: (to: URL) => boolean, {signal}: {signal: AbortSignal}) {
  const ask = owned((event: Event, to: URL) => {
    if (mayLeave(to)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, signal);
  const onClick = (event: MouseEvent) => {
    const target = targetOf(event);
    if (target) ask(event, target);
  };
  const onNavigate = (event: Event) => {
    const {navigationType, cancelable, destination} = event as NavigateEvent;
    if (navigationType === 'traverse' && cancelable) ask(event, new URL(destination.url));
  };
  addEventListener('click', onClick, {signal, capture: true});
  const {navigation} = globalThis as {navigation?: EventTarget};
  navigation?.addEventListener('navigate', onNavigate, {signal});
}
