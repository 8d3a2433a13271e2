import {anchor, mediaOf, ownText} from './anchor';

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
  many: true,
  read(node) {
    const media = mediaOf(node.querySelector('a.title')?.getAttribute('href'));
    const userName = node.parentElement?.querySelector('.name')?.textContent?.trim();
    if (!media || !userName) return undefined;
    return {activityStatus: statusOf(ownText(node)), ...media, userName};
  },
});
