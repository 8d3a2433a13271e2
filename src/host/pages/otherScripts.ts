import {anchor} from './anchor';

const script = 'VoidVerified';

/** The list of notifications that VoidVerified shows in place of the site's. */
export const voidNotifications = anchor<{script: string}>('voidNotifications', {
  selector: '.notifications-feed #void-notifications-feed-container',
  position: 'before',
  presence: 'maybe',
  script,
  evidence:
    "VoidVerified (2026-07) appends it to .notifications-feed and hides the site's own parts by style; a public report shows both lists.",
  read: () => ({script}),
});

const leadsToMedia = (node: Element) => node.querySelector('a[href^="/anime/"], a[href^="/manga/"]') !== null;
const leadsToUsers = (node: Element) => node.querySelector('a[href^="/user/"]') !== null;

/**
 * The lists in progress that VoidVerified shows on the home page. Its quick access may contain only users, in which
 * case it replaces nothing of ours.
 */
export const voidHomeLists = anchor<{script: string}>('voidHomeLists', {
  selector: '.home :is(#void-quick-access, [id^="void-in-progress"])',
  position: 'before',
  presence: 'maybe',
  script,
  evidence:
    'VoidVerified (2026-07) has its quick access on the home page, with users, with media in progress, or both; a public report names the id.',
  read: node => (leadsToMedia(node) || !leadsToUsers(node) ? {script} : undefined),
});

/** The unread dot that VoidVerified shows in place of the site's. */
export const voidDot = anchor<{script: string}>('voidDot', {
  selector: ':is(.nav .user, .mobile-nav .hamburger) :is([class*="void-"][class*="dot"], [id^="void-"][id*="dot"])',
  position: 'after',
  presence: 'maybe',
  script,
  evidence:
    'VoidVerified (2026-07) appends its dot to .nav .user and to .hamburger; all its classes and ids begin with "void-".',
  read: () => ({script}),
});
