import {mediaOf, ownText, selector, shownText} from '../anchor';

/** The data shown by a feed entry. */
export interface FeedEntry {
  type: 'TEXT' | 'MESSAGE' | 'ANIME_LIST' | 'MANGA_LIST';
  user: string;
  mediaId: number | undefined;
  /** The sentence of a list activity. */
  sentence: string | undefined;
}

/** Selector of a feed entry of any kind. */
export const feedEntry = selector('feedEntry', '.activity-feed .activity-entry');

const types: readonly (readonly [string, FeedEntry['type']])[] = [
  ['activity-text', 'TEXT'],
  ['activity-message', 'MESSAGE'],
  ['activity-anime_list', 'ANIME_LIST'],
  ['activity-manga_list', 'MANGA_LIST'],
];

/** Reads a feed entry; `undefined` for unknown kinds. In a message, the first name is that of the author. */
export function readFeedEntry(node: Element): FeedEntry | undefined {
  const type = types.find(([name]) => node.classList.contains(name))?.[1];
  const user = shownText(node.querySelector('.wrap .details > .name, .wrap .header > .name'));
  if (!type || !user) return undefined;
  const status = node.querySelector('.list > .details > .status');
  const media = mediaOf(status?.querySelector('a.title')?.getAttribute('href'));
  return {type, user, mediaId: media?.mediaId, sentence: status ? ownText(status) : undefined};
}

const countOf = (node: Element, action: 'replies' | 'likes') =>
  Number(
    node.querySelector(`:scope > .wrap > .actions > .action.${action} .count`)?.textContent?.replace(/\D/g, '') ?? 0,
  );

/** The numbers of comments and likes that the site shows for a feed entry; it shows nothing instead of zero. */
export const feedCounts = (node: Element) => ({comments: countOf(node, 'replies'), likes: countOf(node, 'likes')});

/**
 * Whether the user is working in a feed entry: it has an open dialog or unsent text. Such an entry must not be hidden.
 */
export const isBeingEdited = (node: Element) =>
  node.querySelector('.el-dialog__wrapper') !== null ||
  [...node.querySelectorAll('textarea')].some(({value}) => value.trim() !== '');

/** Selector of a status in a feed. */
export const statusEntry = selector('statusEntry', '.activity-feed .activity-entry.activity-text');

/** The text of a feed entry, including user and media names but neither times nor counts. */
export const entryText = (node: Element) =>
  node.querySelector(':scope > .wrap > .text, :scope > .wrap > .list')?.textContent ?? '';
