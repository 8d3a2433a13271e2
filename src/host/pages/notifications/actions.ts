import {selector} from '../anchor';
import {noticeKey, notificationRow, readNotification, type NotificationData} from './anchors';
import {override} from '../../dom/override';
import {overrideEach} from '../../dom/overrideEach';

/** The site's unread counters: next to the avatar and, in narrow windows, on the menu. */
const unreadCounters = selector(
  'unreadCounters',
  '.nav .user .notification-dot, .mobile-nav .hamburger .notification-dot',
);

const readButton = selector('readButton', '.notifications-feed .filters > .reset-btn');
const olderButton = selector('olderButton', '.notifications-feed > .notifications > .load-more');

const numberIn = (text: string | null | undefined) => Number.parseInt(text ?? '', 10) || 0;

/** The site's unread count as shown in the page; 0 if it shows none. */
export const shownUnreadCount = () => numberIn(document.querySelector(unreadCounters.selector)?.textContent);

/** Shows the site's unread count reduced by `by` until the signal ends. */
export function reduceUnreadCount(by: number, {signal}: {signal: AbortSignal}) {
  const apply = (node: Element, _value: true, own: AbortSignal) =>
    override(node, {text: true}, host => String(Math.max(0, numberIn(host) - by)), {signal: own});
  overrideEach(unreadCounters.selector, {read: () => true, apply}, {signal});
}

/** Clicks a node of the site; returns whether it exists. */
function click(node: Element | null | undefined): boolean {
  if (!(node instanceof HTMLElement)) return false;
  node.click();
  return true;
}

/** Clicks the site's button that marks all notifications as read; returns whether it exists. */
export const markAllRead = () => click(document.querySelector(readButton.selector));

/** Makes the site load older notifications into its list; returns whether it can. */
export const loadOlder = () => click(document.querySelector(olderButton.selector));

/**
 * Expands the reason in the line with this content; returns whether there is one. Lines are found by what they say,
 * since the site may have added others in the meantime.
 */
export function openReason(notice: NotificationData) {
  const isSame = (row: Element) => {
    const now = readNotification(row);
    return now !== undefined && now.reason === 'closed' && noticeKey(now) === noticeKey(notice);
  };
  const row = [...document.querySelectorAll(notificationRow.selector)].find(isSame);
  return click(row?.querySelector('.expand-reason'));
}
