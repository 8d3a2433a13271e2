/** The number of entries of a collage, and the size of the picture and of each cover in px. */
export const collage = {entries: 9, columns: 3, width: 690, height: 1035, cellWidth: 230, cellHeight: 345} as const;

/** Adds an entry, or removes it if it is already picked. A tenth entry is not added. */
export function togglePick<T extends {readonly mediaId: number}>(picks: readonly T[], entry: T): readonly T[] {
  const others = picks.filter(({mediaId}) => mediaId !== entry.mediaId);
  if (others.length < picks.length) return others;
  return picks.length < collage.entries ? [...picks, entry] : picks;
}

/** The upper left corner of a cell (px), counted by rows. */
export const cornerOf = (index: number) => ({
  x: (index % collage.columns) * collage.cellWidth,
  y: Math.floor(index / collage.columns) * collage.cellHeight,
});

/** The part of a picture that fills a cell: as large as possible, from its middle. */
export function croppedTo(width: number, height: number) {
  const ratio = collage.cellWidth / collage.cellHeight;
  const isWide = width / height > ratio;
  const [w, h] = isWide ? [height * ratio, height] : [width, width / ratio];
  return {x: (width - w) / 2, y: (height - h) / 2, width: w, height: h};
}

/** Breaks a text into lines of at most `max`, measured by `measure`; a longer word has a line of its own. */
export function linesOf(text: string, max: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length ? `${lines.at(-1) ?? ''} ${word}` : word;
    if (lines.length && measure(longer) <= max) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
