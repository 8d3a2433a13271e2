import {htmlText} from '../text/htmlText';
import {shorten} from '../text/shorten';
import {text} from './messages';

/**
 * Background requests for grouped notifications stop when this many calls are left in the API's rate window
 * (rule notifications-4).
 */
export const reservedCalls = 5;

/** Whether previews may be requested with `left` calls remaining. */
export const canPreview = (left: number) => left > reservedCalls;

/** The replies to show in place: all if there are at most 50, otherwise the last 30. */
export const shownReplies = <R>(replies: readonly R[]): readonly R[] =>
  replies.length <= 50 ? replies : replies.slice(-30);

/** The state of the site's unread counter after notifications were clicked. */
export interface UnreadCounter {
  readonly count: number;
  /** Everything now counts as read, so the site's own "mark all as read" button is clicked. */
  readonly reset: boolean;
}

/**
 * Subtracts the notifications that were clicked from the unread counter; if it drops below 2, the site's "mark all as
 * read" button is clicked.
 */
export function unreadAfterReading(count: number, read: number): UnreadCounter {
  const left = Math.max(0, count - read);
  return {count: left, reset: left < 2};
}

/** Maximum length of the text in an activity preview, in characters. */
const maxExcerptLength = 140;

/** The beginning of a post as plain words, from the API's HTML. Pictures, videos and spoilers become placeholders. */
export const excerpt = (html: string): string => shorten(htmlText(html, text), maxExcerptLength);

const day = 24 * 3600 * 1000;
const minLifetime = 60 * 1000;

/**
 * Lifetime (ms) of a cached answer about an activity: a day, but no longer than the time since the newest notification
 * about the activity (epoch seconds; a notification means that it has changed), and at least a minute.
 */
export const previewLifetime = (newest: number | undefined, now: number) =>
  newest === undefined ? day : Math.min(day, Math.max(minLifetime, now - newest * 1000));

/** The id of the activity that a path leads to. */
export function activityIdFromPath(path: string | undefined): number | undefined {
  const id = /^\/activity\/(\d+)/.exec(path ?? '')?.[1];
  return id === undefined ? undefined : Number(id);
}
