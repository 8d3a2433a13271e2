const day = 86_400_000;

/** When a draft was last changed (epoch milliseconds), and under which key it is kept. */
export interface DraftAge {
  readonly key: string;
  readonly at: number;
}

export interface DraftLimits {
  /** So many drafts are kept, of all accounts together. */
  readonly max: number;
  /** So many days a draft is kept after its last change. */
  readonly days: number;
}

/** Under which a draft is kept: whose it is, what it is about (a path of the site) and the kind of editor. Letter case means nothing. */
export const draftKey = (userName: string, subject: string, kind: string) =>
  [userName, subject.replace(/\/+$/, ''), kind].join(' ').toLowerCase();

/** Whether a draft is older than drafts are kept. */
export const isExpired = (at: number, {days}: DraftLimits, now: number) => now - at > days * day;

/** Keys of the drafts that must go: those that are too old, and the oldest of more than may be. */
export function surplusDrafts(drafts: readonly DraftAge[], limits: DraftLimits, now: number): string[] {
  const newest = drafts.toSorted((a, b) => b.at - a.at);
  return newest.filter(({at}, index) => index >= limits.max || isExpired(at, limits, now)).map(({key}) => key);
}
