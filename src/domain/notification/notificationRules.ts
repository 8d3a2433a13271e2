/** Background work of the grouped notifications stops when so few calls of the API's window are left (specification 3, section 4). */
export const reservedCalls = 5;

/** Whether previews may be asked for with so many calls left. */
export const mayPreview = (left: number) => left > reservedCalls;

/** The replies that are shown in place: all of 50 or fewer, else the last 30 (specification 3, section 4). */
export const shownReplies = <R>(replies: readonly R[]): readonly R[] =>
  replies.length <= 50 ? replies : replies.slice(-30);

/** What becomes of the site's counter when unread ones were clicked. */
export interface Unread {
  readonly count: number;
  /** Everything counts as read: the site's own button is clicked. */
  readonly reset: boolean;
}

/**
 * Takes what was clicked from the counter of unread ones; when it drops below 2, the site's button for all of them is clicked
 * (specification 3, section 4).
 */
export function afterReading(count: number, read: number): Unread {
  const left = Math.max(0, count - read);
  return {count: left, reset: left < 2};
}

/** Letters of an activity's text that a preview shows. */
const letters = 140;

/** The beginning of a text in the site's markdown as plain words: pictures, videos and spoilers are named, not shown. */
export function excerpt(source: string): string {
  const plain = source
    .replace(/~![\s\S]*?!~/g, ' [spoiler] ')
    .replace(/\b(?:img\d*%?)\([^)]*\)|!\[[^\]]*\]\([^)]*\)/gi, ' [image] ')
    .replace(/\b(?:webm|youtube)\([^)]*\)/gi, ' [video] ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/~~~|~~|\*\*|__|[`#>]/g, '')
    .replace(/(^|\s)([_*])(\S[^_*]*)\2/g, '$1$3')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > letters ? `${plain.slice(0, letters - 1).trimEnd()}…` : plain;
}

const day = 24 * 3600 * 1000;
const least = 60 * 1000;

/**
 * How long an answer about an activity is good for (milliseconds): a day (specification 3, section 7), but none from before the
 * newest notification about it (epoch seconds), which tells of a change.
 */
export const previewLifetime = (newest: number | undefined, now: number) =>
  newest === undefined ? day : Math.min(day, Math.max(least, now - newest * 1000));

/** The activity that a path leads to. */
export function activityIn(path: string | undefined): number | undefined {
  const id = /^\/activity\/(\d+)/.exec(path ?? '')?.[1];
  return id === undefined ? undefined : Number(id);
}
