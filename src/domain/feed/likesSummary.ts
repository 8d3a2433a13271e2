/** Pairs of a maximum number of likes and the maximum number of letters per name. */
const nameLengths: readonly (readonly [number, number])[] = [
  [1, Infinity],
  [2, 12],
  [3, 9],
  [4, 7],
  [6, 5],
  [11, 4],
  [20, 3],
];

/** From this many likes on, a tooltip lists all names; the site's own shows five. */
export const tooltipMinLikes = 6;

const shorten = (name: string, letters: number) => (name.length > letters ? `${name.slice(0, letters)}…` : name);

/**
 * The names of the users who liked something, on one line. Names get shorter as their number grows: in steps at 1, 2,
 * 3, 4, 5 to 6, under 12 and up to 20 likes (the lengths are our choice). Returns `undefined` for no likes and for more
 * than 20.
 */
export function likesSummary(names: readonly string[]): string | undefined {
  const letters = nameLengths.find(([maxLikes]) => names.length <= maxLikes)?.[1];
  if (letters === undefined || names.length === 0) return undefined;
  return names.map(name => shorten(name, letters)).join(', ');
}
