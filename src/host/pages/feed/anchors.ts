import {entryBody} from '../activity/activityId';
import {anchor, mediaOf, ownText, selector, shownText} from '../anchor';

/** The kind of a list activity, determined by the first words of its English sentence. */
export type ActivityStatus = 'completed' | 'dropped' | 'progress' | 'paused' | 'planning';

/** The data in the status line of a list activity. */
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

/** The status line of a list activity ("Completed <title>"); appended to. */
export const statusLine = anchor<StatusLine>('statusLine', {
  selector: '.activity-entry .list > .details > .status',
  position: 'append',
  presence: 'maybe',
  evidence: 'Feed entries of home, user and activity pages share the same markup; the sentence is the first text node.',
  watch: {text: true, attributes: ['href']},
  repeats: entryBody,
  read(node) {
    const media = mediaOf(node.querySelector('a.title')?.getAttribute('href'));
    const userName = shownText(node.parentElement?.querySelector('.name'));
    if (!media || !userName) return undefined;
    return {activityStatus: statusOf(ownText(node)), ...media, userName};
  },
});

/** The composer of a feed, or its list of entries if there is none; content goes above it. */
export const feedList = anchor<object>('feedList', {
  selector: '.activity-feed-wrap > :is(.activity-edit, .activity-feed:not(.activity-edit ~ *))',
  position: 'before',
  presence: 'always',
  evidence: 'Home and profiles; the site re-creates the list for another kind of feed, but keeps the composer.',
  read: () => ({}),
});

/**
 * The last of the site's controls in the heading of a feed: the switch of the home page, on profiles the menu. Content
 * goes before it, and without a heading above the entries.
 */
export const feedTools = anchor<object>('feedTools', {
  selector:
    '.activity-feed-wrap > .section-header .feed-type-toggle, .activity-feed-wrap > .section-header:not(:has(.feed-type-toggle)) > .el-dropdown, .activity-feed-wrap:not(:has(> .section-header :is(.feed-type-toggle, .el-dropdown))) > .activity-feed',
  position: 'before',
  presence: 'always',
  evidence:
    'Home and profiles; the switch is beside the menu, in older sources in the same box. The site renders both anew with each refresh.',
  read: () => ({}),
});

/** The feed on the social tab of a media page. It is a grid cell, so content goes inside it rather than before it. */
export const mediaSocialFeed = anchor<object>('mediaSocialFeed', {
  selector: '.media .social .activity-feed',
  position: 'prepend',
  presence: 'maybe',
  evidence:
    'The social tab; more entries are appended to the existing ones. Low, 2026-05: one script finds a heading and a switch above it.',
  read: () => ({}),
});

/** Selector of the activities on the social tab of a media page, and of the button that loads more. */
export const mediaSocialFeedParts = selector(
  'mediaSocialFeedParts',
  '.media .social .activity-feed > .activity-entry, .media .social .load-more:not(.reply-wrap *)',
  {evidence: 'Low, 2026-05: one script finds a wrapper around the activities and their heading.'},
);

/** The switch above the home feed, "Following" and "Global"; the selected one has the class `active`. */
export const feedTypeToggle = selector('feedTypeToggle', '.home .activity-feed-wrap .feed-type-toggle');

/** Switches to the feed of followed users if the site shows the global one. */
export function selectFollowingFeed(scope: Element) {
  const [following, global] = scope.children;
  if (global?.classList.contains('active') && following instanceof HTMLElement) following.click();
}

/**
 * Reloads the feed with the site's own control: selects the other feed, then this one again once the site has rendered
 * that. Returns whether there is such a control.
 */
export function reloadFeed({signal}: {signal: AbortSignal}): boolean {
  const toggle = () => [...(document.querySelector(feedTypeToggle.selector)?.children ?? [])];
  const selected = toggle().findIndex(each => each.classList.contains('active'));
  const select = (index: number) => {
    const node = toggle()[index];
    if (node instanceof HTMLElement) node.click();
  };
  if (selected < 0 || toggle().length !== 2) return false;
  select(1 - selected);
  requestAnimationFrame(() => {
    if (!signal.aborted) select(selected);
  });
  return true;
}
