const challenges = ['AWC', 'Anime Watching Challenge', 'Anime Watching Club', 'MRC'];

/** Threads to ask for beyond those shown, so that enough are left without the challenges (spec 2, section 9). */
export const spareThreads = 12;

/** Whether a thread is one of the watching or reading challenges: its title starts so (spec 2, section 9). */
export const isChallenge = (title: string): boolean => challenges.some(name => title.trimStart().startsWith(name));

const mostInPage = 50;

/** How to ask for so many shown threads and the spare ones: a page holds 50 at most, so the many need a second one. */
export function pagesFor(shown: number): {readonly perPage: number; readonly second: boolean} {
  const wanted = shown + spareThreads;
  return {perPage: Math.min(wanted, mostInPage), second: wanted > mostInPage};
}

/** The threads that are shown: without challenges, the first of them. */
export const previewed = <T extends {readonly title?: string | null | undefined}>(
  threads: readonly T[],
  shown: number,
): readonly T[] => threads.filter(({title}) => !isChallenge(title ?? '')).slice(0, shown);

/** Counts characters, not their halves, since titles have emoji in them. */
function cut(title: string, most: number, left: number): string {
  const characters = [...title];
  return characters.length > most ? `${characters.slice(0, left).join('').trimEnd()}…` : title;
}

/** The title of a media category: over 25 characters it is cut to 20 (spec 2, section 9: "about 20"). */
export const shortCategory = (title: string): string => cut(title, 25, 20);

/** The title of a thread: over 40 characters it is cut to 35 plus an ellipsis (spec 2, section 9). */
export const shortThread = (title: string): string => cut(title, 40, 35);
