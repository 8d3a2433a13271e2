import {compilePattern} from '../filter/pattern';
import {parseActivityStatus, type ListStatus} from '../list/listStatus';

/**
 * Whether a post with `count` comments or likes stays visible. A threshold of 0 or more is a minimum; a negative one
 * requires fewer than its absolute value.
 */
export const passesThreshold = (count: number, threshold: number): boolean =>
  threshold < 0 ? count < -threshold : count >= threshold;

/**
 * Creates a test for the blocked word: a case-insensitive regular expression or, if it cannot be used as one, plain text (rules feed-4 and
 * filter-4). Spaces around it do not count, and an empty word blocks nothing.
 */
export const createWordFilter = (word: string): ((text: string) => boolean) =>
  word.trim() ? compilePattern(word.trim()).isIn : () => false;

/** The fields of an activity that block list rules use. */
export interface BlockableActivity {
  readonly type: 'TEXT' | 'MESSAGE' | 'ANIME_LIST' | 'MANGA_LIST';
  readonly user: string;
  readonly mediaId?: number | undefined;
  /** The sentence of a list activity, such as "watched episode 3 of". */
  readonly sentence?: string | undefined;
}

/**
 * One rule of the block list; fields that are left out match anything. `status` is one of the words offered by the
 * editor.
 */
export interface BlockRule {
  readonly user?: string | undefined;
  readonly mediaId?: number | undefined;
  readonly status?: string | undefined;
}

const hasListStatus = (status: ListStatus, type?: 'ANIME_LIST' | 'MANGA_LIST') => (activity: BlockableActivity) =>
  (!type || activity.type === type) && parseActivityStatus(activity.sentence ?? '') === status;
const isList = ({type}: BlockableActivity) => type === 'ANIME_LIST' || type === 'MANGA_LIST';

/** The kinds that the editor offers besides "none" (rule feed-7). */
const activityKinds: Readonly<Record<string, (activity: BlockableActivity) => boolean>> = {
  all: () => true,
  status: ({type}) => type === 'TEXT',
  progress: isList,
  anime: ({type}) => type === 'ANIME_LIST',
  manga: ({type}) => type === 'MANGA_LIST',
  planning: hasListStatus('PLANNING'),
  watching: hasListStatus('CURRENT', 'ANIME_LIST'),
  reading: hasListStatus('CURRENT', 'MANGA_LIST'),
  pausing: hasListStatus('PAUSED'),
  dropping: hasListStatus('DROPPED'),
  rewatching: hasListStatus('REPEATING', 'ANIME_LIST'),
  rereading: hasListStatus('REPEATING', 'MANGA_LIST'),
};

/** The kinds that the block list editor offers besides "none", in order. */
export const blockKinds: readonly string[] = Object.keys(activityKinds);

function matches({user, mediaId, status}: BlockRule, activity: BlockableActivity): boolean {
  const kind = status && status !== 'none' ? status.toLowerCase() : undefined;
  // An empty rule would hide the whole feed.
  if (!user && !mediaId && !kind) return false;
  if (user && user.toLowerCase() !== activity.user.toLowerCase()) return false;
  if (mediaId && mediaId !== activity.mediaId) return false;
  return !kind || (Object.hasOwn(activityKinds, kind) && activityKinds[kind]?.(activity) === true);
}

/**
 * Whether a rule of the block list matches the activity in every field it sets. A rule with an unknown status word
 * matches nothing.
 */
export const isBlocked = (activity: BlockableActivity, items: readonly BlockRule[]): boolean =>
  items.some(item => matches(item, activity));
