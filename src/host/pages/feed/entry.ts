import {mediaOf, ownText} from '../anchor';

/** What an entry of a feed says about itself. */
export interface FeedEntry {
  type: 'TEXT' | 'MESSAGE' | 'ANIME_LIST' | 'MANGA_LIST';
  user: string;
  mediaId: number | undefined;
  /** The wording of a list activity. */
  sentence: string | undefined;
}

/** One entry of a feed, of whatever kind. */
export const feedEntry = '.activity-feed .activity-entry';

const types: readonly (readonly [string, FeedEntry['type']])[] = [
  ['activity-text', 'TEXT'],
  ['activity-message', 'MESSAGE'],
  ['activity-anime_list', 'ANIME_LIST'],
  ['activity-manga_list', 'MANGA_LIST'],
];

/** Reads a feed entry; `undefined` for kinds that we do not know. The first name of a message is its author's. */
export function readFeedEntry(node: Element): FeedEntry | undefined {
  const type = types.find(([name]) => node.classList.contains(name))?.[1];
  const user = node.querySelector('.wrap .details > .name, .wrap .header > .name')?.textContent?.trim();
  if (!type || !user) return undefined;
  const status = node.querySelector('.list > .details > .status');
  const media = mediaOf(status?.querySelector('a.title')?.getAttribute('href'));
  return {type, user, mediaId: media?.mediaId, sentence: status ? ownText(status) : undefined};
}

const countOf = (node: Element, action: 'replies' | 'likes') =>
  Number(
    node.querySelector(`:scope > .wrap > .actions > .action.${action} .count`)?.textContent?.replace(/\D/g, '') ?? 0,
  );

/** How many comments and likes a feed entry has, as the site says; it writes none where there are none. */
export const feedCounts = (node: Element) => ({comments: countOf(node, 'replies'), likes: countOf(node, 'likes')});

/** Whether a person is at work in an entry: a dialog of the site is open there, or a text is not sent. Such an entry stays. */
export const isBusy = (node: Element) =>
  node.querySelector('.el-dialog__wrapper') !== null ||
  [...node.querySelectorAll('textarea')].some(({value}) => value.trim() !== '');

/** A status in a feed. */
export const textEntry = `${feedEntry}.activity-text`;

/** What an entry says: who, what, and its own text; neither times nor counts. */
export const entryText = (node: Element) =>
  node.querySelector(':scope > .wrap > .text, :scope > .wrap > .list')?.textContent ?? '';
