/** The arrangement of a collage; sizes in px. */
export interface Layout {
  readonly columns: number;
  readonly rows: number;
  /** Between the covers. */
  readonly gap: number;
  /** Of a cover. */
  readonly width: number;
  readonly height: number;
}

/**
 * The ways in which a cover of another shape fills its cell. `cut`: its middle part; `stretch`: all of it, distorted;
 * `mixed`: distorted if that is hardly visible, otherwise its middle part; `bars`: all of it, with bars beside it;
 * `transparent`: the same with nothing beside it.
 */
export const fits = ['cut', 'stretch', 'mixed', 'bars', 'transparent'] as const;
export type Fit = (typeof fits)[number];

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** The largest difference of two ratios of width and height at which `mixed` distorts a cover. */
const hardlyVisible = 0.1;

export const entryCountOf = ({columns, rows}: Layout) => columns * rows;

/** The size of the whole picture (px). */
export const pictureSize = ({columns, rows, gap, width, height}: Layout): Size => ({
  width: columns * width + (columns - 1) * gap,
  height: rows * height + (rows - 1) * gap,
});

/** Adds an entry, or removes it if it is already picked. Above `most` entries, none is added. */
export function togglePick<T extends {readonly mediaId: number}>(
  picks: readonly T[],
  entry: T,
  most: number,
): readonly T[] {
  const others = picks.filter(({mediaId}) => mediaId !== entry.mediaId);
  if (others.length < picks.length) return others;
  return picks.length < most ? [...picks, entry] : picks;
}

/** The upper left corner of a cell (px), counted by rows. */
export const cornerOf = (index: number, {columns, gap, width, height}: Layout) => ({
  x: (index % columns) * (width + gap),
  y: Math.floor(index / columns) * (height + gap),
});

/** The largest box of a ratio (width by height) in the middle of another. */
function innermost(ratio: number, {width, height}: Size): Box {
  const isWide = width / height > ratio;
  const [w, h] = isWide ? [height * ratio, height] : [width, width / ratio];
  return {x: (width - w) / 2, y: (height - h) / 2, width: w, height: h};
}

const whole = ({width, height}: Size): Box => ({x: 0, y: 0, width, height});

/** The part of a cover that is drawn, and the part of its cell that it fills. */
export function fitted(fit: Fit, cover: Size, cell: Size): {readonly from: Box; readonly to: Box} {
  const [ratio, wanted] = [cover.width / cover.height, cell.width / cell.height];
  const isNear = Math.abs(ratio / wanted - 1) <= hardlyVisible;
  if (fit === 'bars' || fit === 'transparent') return {from: whole(cover), to: innermost(ratio, cell)};
  if (fit === 'stretch' || (fit === 'mixed' && isNear)) return {from: whole(cover), to: whole(cell)};
  return {from: innermost(wanted, cover), to: whole(cell)};
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
