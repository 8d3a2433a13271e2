import {decoded} from '../decoded';
import {anchor} from './anchor';

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

/** Selector of the host's list editor, a dialog that exists while it is open. */
export const listEditor = '.list-editor-wrap';

/** The page's title; the host keeps the element and replaces its text. */
export const pageTitle = 'head > title';
