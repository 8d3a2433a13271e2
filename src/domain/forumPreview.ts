const challenges = ['AWC', 'Anime Watching Challenge', 'Anime Watching Club', 'MRC'];

/** Threads to ask for beyond those shown, so that enough are left without the challenges (spec 2, section 9). */
export const spareThreads = 12;

/** Whether a thread is one of the watching or reading challenges: its title starts so (spec 2, section 9). */
export const isChallenge = (title: string): boolean => challenges.some(name => title.trimStart().startsWith(name));

/** Counts characters, not their halves, since titles have emoji in them. */
function cut(title: string, most: number, left: number): string {
  const characters = [...title];
  return characters.length > most ? `${characters.slice(0, left).join('').trimEnd()}…` : title;
}

/** The title of a media category: over 25 characters it is cut to 20 (spec 2, section 9: "about 20"). */
export const shortCategory = (title: string): string => cut(title, 25, 20);

/** The title of a thread: over 40 characters it is cut to 35 plus an ellipsis (spec 2, section 9). */
export const shortThread = (title: string): string => cut(title, 40, 35);
