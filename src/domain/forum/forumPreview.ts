const challenges = ['AWC', 'Anime Watching Challenge', 'Anime Watching Club', 'MRC'];

/** Number of extra threads to request, so that enough remain once challenge threads are removed. */
export const extraThreads = 12;

/** Whether a thread is a watching or reading challenge, by the start of its title. */
export const isChallenge = (title: string): boolean => challenges.some(name => title.trimStart().startsWith(name));

const maxPerPage = 50;

/**
 * The page size for showing `shown` threads plus the spare ones, and whether a second page is needed: the API returns
 * at most 50 per page.
 */
export function pageRequestFor(shown: number): {readonly perPage: number; readonly second: boolean} {
  const wanted = shown + extraThreads;
  return {perPage: Math.min(wanted, maxPerPage), second: wanted > maxPerPage};
}

/** The threads to show: the first `shown` that are not challenges. */
export const previewThreads = <T extends {readonly title?: string | null | undefined}>(
  threads: readonly T[],
  shown: number,
): readonly T[] => threads.filter(({title}) => !isChallenge(title ?? '')).slice(0, shown);

/** Counts code points rather than UTF-16 units, since titles contain emoji. */
function cut(title: string, maxLength: number, left: number): string {
  const characters = [...title];
  return characters.length > maxLength ? `${characters.slice(0, left).join('').trimEnd()}…` : title;
}

/**
 * Shortens a media title on our own cards of threads: over 25 characters it is cut to 20. Titles of threads are not
 * cut.
 */
export const shortCategory = (title: string): string => cut(title, 25, 20);

/**
 * Shortens a media title on the site's cards of threads: over 40 characters it is cut to 35 plus an ellipsis. Titles of
 * threads are not cut.
 */
export const shortChip = (title: string): string => cut(title, 40, 35);
