import {parseUrl} from '#domain/value/parseUrl';
import {notificationKindOf, type NotificationKind} from '#domain/notification/notifications';
import {createStore} from '#domain/value/store';
import {anchor, ownText, selector, userNameIn} from '../anchor';

/** A notification as shown in the site's own list. */
export interface NotificationData {
  kind: NotificationKind;
  unread: boolean;
  /** Name of the user who caused it. */
  user: string | undefined;
  /** Address of the avatar or cover. */
  picture: string | undefined;
  /** Path of its target. */
  to: string | undefined;
  /** The text after the name. */
  context: string;
  /** Title of the thread or media that it mentions. */
  title: string;
  /** The text of the whole line. */
  line: string;
  /** Epoch seconds. */
  at: number | undefined;
  /** The reason why the site changed a media item: `closed` until the user expands the reason. */
  reason: 'closed' | {text: string} | undefined;
}

/** Selector of a line in the site's list. */
export const notificationRow = selector('notificationRow', '.notifications-feed > .notifications > .notification');

const addressIn = (image: string) => /url\(["']?(.*?)["']?\)/.exec(image)?.[1];

/** An address that already is a plain path, as nearly all of the site's are. */
const plainPath = /^\/(?!\/)[\w/-]*$/;

function pathOf(link: Element | null | undefined) {
  const href = link?.getAttribute('href');
  if (href && plainPath.test(href)) return href;
  const url = href ? parseUrl(href, location.href) : undefined;
  if (!url) return undefined;
  const {origin, pathname, search, hash} = url;
  return origin === location.origin ? `${pathname}${search}${hash}` : undefined;
}

function reasonOf(node: Element): NotificationData['reason'] {
  const box = node.querySelector('.expand-reason');
  if (!box) return undefined;
  const text = box.querySelector('.reason-markdown')?.textContent?.trim();
  return text ? {text} : 'closed';
}

function userOf(avatar: Element | undefined, link: Element | null | undefined, kind: NotificationKind) {
  const name = userNameIn(avatar?.getAttribute('href'));
  if (name !== undefined) return name;
  const isAboutMedia = kind === 'airing' || kind === 'newMedia' || kind === 'special';
  return isAboutMedia || !link ? undefined : ownText(link) || undefined;
}

function timeOf(node: Element) {
  const createdAt = Date.parse(node.querySelector('time')?.getAttribute('datetime') ?? '');
  return Number.isNaN(createdAt) ? undefined : Math.floor(createdAt / 1000);
}

/** Reads a line of the site's list; `undefined` if it contains no text. */
export function readNotification(node: Element): NotificationData | undefined {
  const children = [...node.children];
  const picture = children.find(({classList}) => classList.contains('avatar') || classList.contains('cover'));
  const box = children.find(child => child.querySelector('time')) ?? children[1];
  const details = box?.querySelector(':scope > .details') ?? box?.children[0];
  const line = details?.textContent?.trim() ?? '';
  if (!details || !line) return undefined;
  const link = details.querySelector('a[href]');
  const context = details.querySelector('.context')?.textContent ?? '';
  const kind = notificationKindOf({context, line});
  const index = context ? line.indexOf(context.trim()) : -1;
  const textAfterContext = index < 0 ? '' : line.slice(index + context.trim().length).trim();
  const linked = link ? ownText(link) : '';
  const isAboutMedia = kind === 'airing' || kind === 'newMedia' || (kind === 'special' && line.includes(linked));
  return {
    kind,
    unread: node.classList.contains('unread'),
    user: userOf(picture, link, kind),
    // The attribute is read several times faster than the resulting style.
    picture: addressIn(picture?.getAttribute('style') ?? ''),
    to: pathOf(link),
    context,
    title: isAboutMedia ? linked : textAfterContext,
    line,
    at: timeOf(node),
    reason: reasonOf(node),
  };
}

/** A key from the content of a notification, because the site gives its rows no ids. */
export const noticeKey = ({kind, user, to, at, line}: NotificationData) => JSON.stringify([kind, user, to, at, line]);

/** The content of the site's list of notifications. */
export interface NotificationList {
  /** The first notifications: those whose lines have been read. */
  notifications: NotificationData[];
  /** Number of further lines that have not been read. */
  rest: number;
  /** Number of all lines that are unread by the user. */
  unreadCount: number;
  /** Whether the site can load older ones. */
  hasMore: boolean;
  /** Whether there are lines but none could be read. */
  isStrange: boolean;
}

/**
 * Number of lines of the list to read. Reading one takes 15 µs, a list may have a thousand, and only the rows near the
 * viewport are rendered.
 */
export const linesToRead = createStore(40);

/** The first lines of the list; a list may have a thousand. */
function firstLines(list: Element, most: number): Element[] {
  const lines: Element[] = [];
  for (let line = list.firstElementChild; line && lines.length < most; line = line.nextElementSibling)
    if (!line.classList.contains('load-more')) lines.push(line);
  return lines;
}

/** The list of notifications, which the site fills and empties in place. */
export const notificationList = anchor<NotificationList>('notificationList', {
  selector: '.notifications-feed > .notifications',
  position: 'replace',
  presence: 'always',
  evidence: 'The site keeps the box; its lines are rendered late, page by page, and again for each filter.',
  watch: {text: true, attributes: ['class', 'href']},
  again: linesToRead,
  read(node) {
    const buttons = node.querySelectorAll(':scope > .load-more').length;
    const count = node.childElementCount - buttons;
    const first = firstLines(node, linesToRead.get());
    const notifications = first
      .filter(line => line.matches(notificationRow.selector))
      .flatMap(line => readNotification(line) ?? []);
    return {
      notifications,
      rest: count - first.length,
      unreadCount: node.querySelectorAll(':scope > .unread').length,
      hasMore: buttons > 0,
      isStrange: count > 0 && notifications.length === 0,
    };
  },
});

/** The filter column next to the list of notifications; appended to. */
export const notificationFilters = anchor<object>('notificationFilters', {
  selector: '.notifications-feed > .filters',
  position: 'append',
  presence: 'always',
  evidence: 'Contains the filters and, while something is unread, the button that marks all as read.',
  read: () => ({}),
});
