/** The same page of statuses, as seen by guests and by the signed-in user. */
export interface ComparedPage {
  /** The number of the pass over the first pages. */
  readonly pass: number;
  readonly everybody: readonly {readonly id: number; readonly author: string | undefined}[];
  /** The ids of the statuses that the user sees. */
  readonly visible: readonly number[];
}

/** An author whose statuses the user does not see. */
export interface HiddenAuthor {
  readonly author: string | undefined;
  readonly posts: number;
}

/**
 * The authors whose statuses guests see but the user does not, those with the most hidden statuses first. A status
 * counts only if the user's pages of the same pass have reached an older one: new statuses shift the pages while they
 * are read, so it may be on the user's next page.
 */
export function hiddenAuthors(pages: readonly ComparedPage[]): readonly HiddenAuthor[] {
  const seen = new Set(pages.flatMap(({visible}) => visible));
  const reached = new Map<number, number>();
  for (const {pass, visible} of pages)
    for (const id of visible) reached.set(pass, Math.min(id, reached.get(pass) ?? Infinity));
  const missing = new Map<number, string | undefined>();
  for (const {pass, everybody} of pages)
    for (const {id, author} of everybody)
      if (!seen.has(id) && id > (reached.get(pass) ?? Infinity)) missing.set(id, author);
  const posts = new Map<string | undefined, number>();
  for (const author of missing.values()) posts.set(author, (posts.get(author) ?? 0) + 1);
  return [...posts].map(([author, count]) => ({author, posts: count})).sort((a, b) => b.posts - a.posts);
}
