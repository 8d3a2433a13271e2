import {decoded} from '../decoded';
import {anchor} from '../anchor';

/** The link to one's own profile in the navigation: the surest sign of who is signed in. */
export const profileLink = anchor<{userName: string}>('profileLink', {
  selector: '.nav .links .link[href^="/user/"]',
  position: 'after',
  presence: 'maybe',
  evidence: 'First of the three links with the name in it; guests have none.',
  watch: {attributes: ['href']},
  read(node) {
    const name = /^\/user\/([^/]+)/.exec(node.getAttribute('href') ?? '')?.[1];
    return name ? {userName: decoded(name)} : undefined;
  },
});

/** The link to one's own profile alone: what stands behind it is beside it in a vertical navigation. */
export const profileItem = anchor<{userName: string}>('profileItem', {
  selector: '#nav .links > .link[href^="/user/"]:not([href*="list"])',
  position: 'after',
  presence: 'maybe',
  evidence: 'As profileLink; the two other links with the name lead to its lists.',
  watch: {attributes: ['href']},
  read: node => profileLink.read(node),
});

/** The outlet of all pages, in a window below 760 pixels: what stands before it is at the top of the page, since there is no bar then. */
export const narrowPage = anchor<object>('narrowPage', {
  selector: '#app > .page-content',
  position: 'before',
  presence: 'maybe',
  evidence: 'The outlet stays for all pages; 760 pixels are a breakpoint of the site.',
  read: () => (matchMedia('(max-width: 759.9px)').matches ? {} : undefined),
});

/** The root of the site's application, which lasts as long as the page: append to it what belongs to no page. */
export const application = anchor<object>('application', {
  selector: '#app',
  position: 'append',
  presence: 'always',
  evidence: 'The application is mounted there; dialogs of the site are its children, too.',
  read: () => ({}),
});

/** Selector of the host's list editor, a dialog that exists while it is open. */
export const listEditor = '.list-editor-wrap';

/** Places of advertisements; they are hidden, never removed, since the site patches them later. */
export const adverts = '.sense-wrap';

/** The page's title; the host keeps the element and replaces its text. */
export const pageTitle = 'head > title';

/** The footer of every page: append to it. */
export const footer = anchor<object>('footer', {
  selector: '.wrap > .footer > .container',
  position: 'append',
  presence: 'always',
  evidence: 'The footer with the theme swatches survives every navigation.',
  read: () => ({}),
});

export interface NotificationDot {
  /** How many notifications are unread, as the site says. */
  unread: number;
}

/** The number of unread notifications beside one's avatar; it exists while there are any. */
export const notificationDot = anchor<NotificationDot>('notificationDot', {
  selector: '.nav .user .notification-dot',
  position: 'replace',
  presence: 'maybe',
  evidence: 'Sibling of the avatar in the navigation; comes late, and its text is patched in place.',
  watch: {text: true},
  read(node) {
    const unread = Number.parseInt(node.textContent ?? '', 10);
    return unread > 0 ? {unread} : undefined;
  },
});
