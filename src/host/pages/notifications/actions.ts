import {notificationRow} from './anchors';
import {watchFor} from '../../dom/observe';
import {override} from '../../dom/override';

/** The site's numbers of unread notifications: beside the avatar and, in narrow windows, on the menu. */
const dots = '.nav .user .notification-dot, .mobile-nav .hamburger .notification-dot';

const numberIn = (text: string | null | undefined) => Number.parseInt(text ?? '', 10) || 0;

/** The site's number of unread notifications as it stands in the page, or 0 where it shows none. */
export const unreadShown = () => numberIn(document.querySelector(dots)?.textContent);

/** Shows the site's number of unread notifications by so many lower until the signal ends. */
export function lowerUnread(by: number, {signal}: {signal: AbortSignal}) {
  const claims = new Map<Element, AbortController>();
  const drop = (node: Element) => {
    claims.get(node)?.abort('over');
    claims.delete(node);
  };
  const found = (node: Element) => {
    drop(node);
    const claim = new AbortController();
    claims.set(node, claim);
    override(node, {text: true}, host => String(Math.max(0, numberIn(host) - by)), {signal: claim.signal});
  };
  const changed = () => {
    for (const node of claims.keys()) if (!node.isConnected) drop(node);
  };
  watchFor(dots, {found, changed}, {signal});
  signal.addEventListener('abort', () => {
    for (const node of [...claims.keys()]) drop(node);
  });
}

/** Clicks a node of the site; tells whether it is there. */
function click(node: Element | null | undefined): boolean {
  if (!(node instanceof HTMLElement)) return false;
  node.click();
  return true;
}

/** Clicks the site's own button that marks all notifications as read; tells whether there is one. */
export const markAllRead = () => click(document.querySelector('.notifications-feed .filters > .reset-btn'));

/** Has the site bring older notifications into its list. */
export const loadOlder = () => click(document.querySelector('.notifications-feed > .notifications > .load-more'));

/** Opens the reason that the site keeps closed, of the line at this place of the list, from 0. */
export const openReason = (place: number) =>
  click(document.querySelectorAll(notificationRow)[place]?.querySelector('.expand-reason'));
