import {feedListStatus, type ListStatus} from '../list/listStatus';

/**
 * Whether a post with so many comments or likes stays (spec 2, section 5: feed filter): a threshold of 0 or more is the
 * least count, a negative one means fewer than its absolute value.
 */
export const passesThreshold = (count: number, threshold: number): boolean =>
  threshold < 0 ? count < -threshold : count >= threshold;

/**
 * Whether a text has the blocked word: a pattern without regard to case, or, where that is no valid pattern, a plain
 * piece of text (spec 2, section 5: block word). An empty word blocks nothing.
 */
export function wordBlocker(word: string): (text: string) => boolean {
  if (!word) return () => false;
  try {
    const pattern = new RegExp(word, 'i');
    return text => pattern.test(text);
  } catch {
    const small = word.toLowerCase();
    return text => text.toLowerCase().includes(small);
  }
}

/** An activity as the block list sees it. */
export interface BlockableActivity {
  readonly type: 'TEXT' | 'MESSAGE' | 'ANIME_LIST' | 'MANGA_LIST';
  readonly user: string;
  readonly mediaId?: number | undefined;
  /** The wording of a list activity. */
  readonly sentence?: string | undefined;
}

/** One line of the block list; what it leaves out does not matter. `status` is one of the editor's words. */
export interface BlockedItem {
  readonly user?: string | undefined;
  readonly mediaId?: number | undefined;
  readonly status?: string | undefined;
}

const saying = (status: ListStatus, type?: 'ANIME_LIST' | 'MANGA_LIST') => (activity: BlockableActivity) =>
  (!type || activity.type === type) && feedListStatus(activity.sentence ?? '') === status;
const isList = ({type}: BlockableActivity) => type === 'ANIME_LIST' || type === 'MANGA_LIST';

/** The words of the editor besides "none" (spec 3, section 5: settings editors). */
const kinds: Readonly<Record<string, (activity: BlockableActivity) => boolean>> = {
  all: () => true,
  status: ({type}) => type === 'TEXT',
  progress: isList,
  anime: ({type}) => type === 'ANIME_LIST',
  manga: ({type}) => type === 'MANGA_LIST',
  planning: saying('PLANNING'),
  watching: saying('CURRENT', 'ANIME_LIST'),
  reading: saying('CURRENT', 'MANGA_LIST'),
  pausing: saying('PAUSED'),
  dropping: saying('DROPPED'),
  rewatching: saying('REPEATING', 'ANIME_LIST'),
  rereading: saying('REPEATING', 'MANGA_LIST'),
};

/** The kinds that the editor of the block list offers besides "none", in its order. */
export const blockKinds: readonly string[] = Object.keys(kinds);

function matches({user, mediaId, status}: BlockedItem, activity: BlockableActivity): boolean {
  const kind = status && status !== 'none' ? status.toLowerCase() : undefined;
  // A line that says nothing would hide the whole feed.
  if (!user && !mediaId && !kind) return false;
  if (user && user.toLowerCase() !== activity.user.toLowerCase()) return false;
  if (mediaId && mediaId !== activity.mediaId) return false;
  return !kind || (Object.hasOwn(kinds, kind) && kinds[kind]?.(activity) === true);
}

/** Whether a line of the block list fits an activity in all that it names. A word that is not known blocks nothing. */
export const isBlocked = (activity: BlockableActivity, items: readonly BlockedItem[]): boolean =>
  items.some(item => matches(item, activity));
