const challenges = ['AWC', 'Anime Watching Challenge', 'Anime Watching Club', 'MRC'];

/** Number of extra threads to request, so that enough remain once challenge threads are removed. */
export const extraThreads = 12;

/** Whether a thread is a watching or reading challenge, by the start of its title. */
export const isChallenge = (title: string): boolean => challenges.some(name => title.trimStart().startsWith(name));

/** Kinds of threads that are always busy: counting games, introductions, support for the site, and where to find a title. */
const recurring = [
  /\b(?:boys|girls|men|women)\s*(?:vs?\b\.?|versus|against)\s*(?:boys|girls|men|women)\b/i,
  /\bcount(?:ing)?\s+(?:(?:up|down)\s+)?to\s+(?:[\d∞]|an?\s|one\s|infinity\b)|\bcount\s+(?:as\s+(?:far|high)\s+as|before|until)\b/i,
  /\bcounting\s+(?:by|games?|threads?)\b|^\W*(?:forum\s+games?\W+)?counting\b[\W\d]*$/i,
  /\bintroduc(?:e|ing)\s+(?:yoursel(?:f|ves)|myself)\b|^\W*introductions?\W*$|\bintroductions?\s+threads?\b/i,
  /\bsupport(?:ing)?\s+anilist\b|\banilist\s+(?:support|donations?)\b/i,
  /\bwhere\s+(?:(?:can|could|do|should)\s+(?:I|we|you)\s+|to\s+)(?:legally\s+)?(?:watch|read|stream)\b/i,
];

/** Maximum number of words that the user can add. */
export const maxThreadWords = 10;

/** The words in a text with commas, in lower case; the rest is ignored. */
export const threadWords = (text: string): readonly string[] =>
  text
    .split(',')
    .map(word => word.trim().toLowerCase())
    .filter(Boolean)
    .slice(0, maxThreadWords);

/** Whether the title of a thread is of a recurring kind, or contains one of the words from `threadWords`. */
export const isRecurring = (title: string, words: readonly string[]): boolean =>
  recurring.some(pattern => pattern.test(title)) || words.some(word => title.toLowerCase().includes(word));

const maxPerPage = 50;

/**
 * The page size for showing `shown` threads plus the spare ones, and whether a second page is needed: the API returns
 * at most 50 per page.
 */
export function pageRequestFor(shown: number): {readonly perPage: number; readonly second: boolean} {
  const wanted = shown + extraThreads;
  return {perPage: Math.min(wanted, maxPerPage), second: wanted > maxPerPage};
}

/** The threads to show: the first `shown` that are not challenges, nor excluded otherwise by their titles. */
export const previewThreads = <T extends {readonly title?: string | null | undefined}>(
  threads: readonly T[],
  shown: number,
  isExcluded: (title: string) => boolean = () => false,
): readonly T[] => threads.filter(({title}) => !isChallenge(title ?? '') && !isExcluded(title ?? '')).slice(0, shown);

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
