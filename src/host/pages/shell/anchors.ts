import {anchor, selector, userNameIn} from '../anchor';

/** The link to the user's own profile in the navigation, the most reliable sign of who is signed in. */
export const profileLink = anchor<{userName: string}>('profileLink', {
  selector: '.nav .links .link[href^="/user/"]',
  position: 'after',
  presence: 'maybe',
  evidence: 'First of the three links that contain the user name; guests have none.',
  watch: {attributes: ['href']},
  read(node) {
    const userName = userNameIn(node.getAttribute('href'));
    return userName ? {userName} : undefined;
  },
});

/**
 * The link to the user's own profile, without the two list links. In the vertical navigation, content inserted after it
 * appears beside it.
 */
export const profileItem = anchor<{userName: string}>('profileItem', {
  selector: '#nav .links > .link[href^="/user/"]:not([href*="list"])',
  position: 'after',
  presence: 'maybe',
  evidence: "As profileLink; the other two links that contain the name lead to the user's lists.",
  watch: {attributes: ['href']},
  read: node => profileLink.read(node),
});

/**
 * The container of all pages, in windows narrower than 760 px. Content before it is at the top of the page, since the
 * navigation bar is hidden at that width.
 */
export const narrowViewportTop = anchor<object>('narrowViewportTop', {
  selector: '#app > .page-content',
  position: 'before',
  presence: 'maybe',
  evidence: 'The container is kept for all pages; 760 px is a breakpoint of the site.',
  read: () => (matchMedia('(max-width: 759.9px)').matches ? {} : undefined),
});

/**
 * The root of the site's application, which lasts as long as the document. Append content that does not belong to a
 * particular page.
 */
export const appRoot = anchor<object>('appRoot', {
  selector: '#app',
  position: 'append',
  presence: 'always',
  evidence: "The application is mounted here; the site's dialogs are also children of it.",
  read: () => ({}),
});

/** Selector of the host's list editor, a dialog that exists only while it is open. */
export const listEditor = selector('listEditor', '.list-editor-wrap');

/** Selector of advertisement slots. They are hidden rather than removed, since the site patches them later. */
export const adSlots = selector('adSlots', '.sense-wrap, .vm-placement, [data-gamera-placement-container]', {
  evidence: 'Medium, 2026-08: a script hides all three.',
});

/** Selector of the page's title; the host keeps the element and replaces its text. */
export const pageTitle = selector('pageTitle', 'head > title');

/** The footer of every page; appended to. */
export const footer = anchor<object>('footer', {
  selector: '.wrap > .footer .container',
  position: 'append',
  presence: 'always',
  evidence:
    'The footer with the theme swatches survives every navigation. Low, 2024-07: css of 2023 has .footer .theme-selector.',
  far: true,
  read: () => ({}),
});

/** The swatches of the site's themes in the footer, and their height in pixels; appended to. */
export const themeSelector = anchor<{height: number}>('themeSelector', {
  selector: '.footer .theme-selector',
  position: 'append',
  presence: 'maybe',
  evidence: 'The swatches survive every navigation. Low, 2024-07: css of 2023 has .footer .theme-selector.',
  far: true,
  read(node) {
    const swatch = node.querySelector<HTMLElement>('.theme-preview');
    return {height: swatch?.offsetHeight || 36};
  },
});

/** The content of the notification dot. */
export interface NotificationDot {
  /** The number of unread notifications shown by the site. */
  unread: number;
  /** Whether it is on the menu button, which the site shows in place of its bar in windows of at most 1040 px. */
  isOnMenu: boolean;
}

/** The number of unread notifications next to the user's avatar and on the menu button; absent if there are none. */
export const notificationDot = anchor<NotificationDot>('notificationDot', {
  selector: ':is(.nav .user, .mobile-nav) .notification-dot',
  position: 'replace',
  presence: 'maybe',
  evidence: 'Both are in the page at every width, one hidden; rendered late, with a text that is patched.',
  watch: {text: true},
  read(node) {
    const unread = Number.parseInt(node.textContent ?? '', 10);
    return unread > 0 ? {unread, isOnMenu: node.closest('.mobile-nav') !== null} : undefined;
  },
});
