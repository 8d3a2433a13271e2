import {anchor, mediaOf, ownText} from '../anchor';

/** Kind of a list activity, from the first words of its English sentence. */
export type ActivityStatus = 'completed' | 'dropped' | 'progress' | 'paused' | 'planning';

export interface StatusLine {
  activityStatus: ActivityStatus;
  mediaType: 'ANIME' | 'MANGA';
  mediaId: number;
  userName: string;
}

const sentences: readonly (readonly [RegExp, ActivityStatus])[] = [
  [/^completed\b/i, 'completed'],
  [/^(?:rewatched|reread)\s*$/i, 'completed'],
  [/^dropped\b/i, 'dropped'],
  [/^paused\b/i, 'paused'],
  [/^plans\b/i, 'planning'],
];

const statusOf = (sentence: string): ActivityStatus =>
  sentences.find(([pattern]) => pattern.test(sentence))?.[1] ?? 'progress';

/** The status line of a list activity ("Completed <title>"): append to it. */
export const statusLine = anchor<StatusLine>('statusLine', {
  selector: '.activity-entry .list > .details > .status',
  position: 'append',
  presence: 'maybe',
  evidence: 'Feed entries of home, user and activity pages share one tree; the sentence is the first text node.',
  watch: {text: true, attributes: ['href']},
  repeats: true,
  read(node) {
    const media = mediaOf(node.querySelector('a.title')?.getAttribute('href'));
    const userName = node.parentElement?.querySelector('.name')?.textContent?.trim();
    if (!media || !userName) return undefined;
    return {activityStatus: statusOf(ownText(node)), ...media, userName};
  },
});

/** The list of entries of a feed with a head: what stands before it is above the first entry. */
export const feedList = anchor<object>('feedList', {
  selector: '.activity-feed-wrap > .activity-feed',
  position: 'before',
  presence: 'always',
  evidence: 'Home and profiles; the site makes the list anew for another kind of feed, the wrapper stays.',
  read: () => ({}),
});

/** The feed beside the people on the social tab of a work; it is a cell of a grid, so that ours stands in it. */
export const mediaFeed = anchor<object>('mediaFeed', {
  selector: '.media .social > .activity-feed',
  position: 'prepend',
  presence: 'maybe',
  evidence: 'The social tab; entries are added behind what is there.',
  read: () => ({}),
});

/** The two words above the home feed, "Following" and "Global"; the one that is shown has the class `active`. */
export const feedScope = '.home .activity-feed-wrap .feed-type-toggle';

/** Shows the feed of those one follows, where the site shows the global one. */
export function chooseFollowing(scope: Element) {
  const [following, global] = scope.children;
  if (global?.classList.contains('active') && following instanceof HTMLElement) following.click();
}
