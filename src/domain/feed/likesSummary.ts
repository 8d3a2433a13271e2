/** Up to how many likes a name gets how many letters. */
const room: readonly (readonly [number, number])[] = [
  [1, Infinity],
  [2, 12],
  [3, 9],
  [4, 7],
  [6, 5],
  [11, 4],
  [20, 3],
];

/** From this many likes on there is a tooltip with all names: the site's own shows five (spec 3, section 9). */
export const likesTooltipFrom = 6;

const shorten = (name: string, letters: number) => (name.length > letters ? `${name.slice(0, letters)}…` : name);

/**
 * Those who like something in one line, names the shorter the more there are: in steps at 1, 2, 3, 4, 5 to 6, under 12
 * and up to 20 likes (spec 3, section 9; the lengths are ours). `undefined` without likes and above 20.
 */
export function likesSummary(names: readonly string[]): string | undefined {
  const letters = room.find(([most]) => names.length <= most)?.[1];
  if (letters === undefined || names.length === 0) return undefined;
  return names.map(name => shorten(name, letters)).join(', ');
}
