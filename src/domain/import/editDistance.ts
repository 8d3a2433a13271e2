/** Titles are compared up to this length: longer ones with the same beginning count as equal. */
const maxLength = 300;

/**
 * The number of characters to add, remove or replace to turn one text into the other. If that is more than `most`, any
 * number above it.
 */
export function editDistance(one: string, other: string, most = Infinity): number {
  const [a, b] = [[...one].slice(0, maxLength), [...other].slice(0, maxLength)];
  let above = Array.from({length: b.length + 1}, (_, index) => index);
  for (const [row, letter] of a.entries()) {
    const line = [row + 1];
    for (const [column, second] of b.entries())
      line.push(
        Math.min(
          (line[column] ?? 0) + 1,
          (above[column + 1] ?? 0) + 1,
          (above[column] ?? 0) + Number(letter !== second),
        ),
      );
    above = line;
    if (most < Infinity && Math.min(...line) > most) return most + 1;
  }
  return above[b.length] ?? 0;
}
