/** Titles are compared up to this length: longer ones that agree so far are the same. */
const maxLength = 300;

/** How many characters must be added, removed or replaced to make one text of another. */
export function editDistance(one: string, other: string): number {
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
  }
  return above[b.length] ?? 0;
}

/** A media that was found by a search, with all titles that AniList has for it. */
export interface Candidate<M> {
  readonly media: M;
  readonly titles: readonly string[];
}

/** The candidate whose title is nearest to the wanted one, and how far that is; the first of several. */
export interface TitleMatch<M> {
  readonly media: M;
  readonly distance: number;
}

const plain = (title: string) => title.normalize('NFKC').trim().toLowerCase();

/** Chooses the candidate whose title has the smallest edit distance to the wanted one, ignoring case (rule import-4). */
export function nearestTitle<M>(wanted: string, candidates: readonly Candidate<M>[]): TitleMatch<M> | undefined {
  let best: TitleMatch<M> | undefined;
  for (const {media, titles} of candidates)
    for (const title of titles) {
      const distance = editDistance(plain(wanted), plain(title));
      if (!best || distance < best.distance) best = {media, distance};
    }
  return best;
}
