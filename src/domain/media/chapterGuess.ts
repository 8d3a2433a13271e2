import {parseListStatus} from '../list/listStatus';

/** A list activity about a manga. `progress` is the API's text: "12", "146 - 157" or `null`. */
export interface ReadingReport {
  readonly userId: number;
  readonly progress: string | null;
}

const lastNumber = /(\d+)\D*$/;

/** The largest progress that AniList stores. Entries that were set beyond it have this value, whatever was read. */
const overflow = 65_535;
/** No manga has more chapters than this; a report above it is believed only if no other reader reports less. */
const plausible = 7000;

const withoutImpossible = (chapters: readonly number[]): number[] => {
  const possible = chapters.filter(chapter => chapter < overflow);
  const usual = possible.filter(chapter => chapter <= plausible);
  return usual.length ? usual : possible;
};

/** The latest chapter of each reader, highest first, without impossible ones. Expects reports newest first. */
function latestChapters(reports: readonly ReadingReport[]): number[] {
  const chapters = new Map<number, number>();
  for (const {userId, progress} of reports) {
    const chapter = lastNumber.exec(progress ?? '')?.[1];
    if (chapter !== undefined && !chapters.has(userId)) chapters.set(userId, Number(chapter));
  }
  return withoutImpossible([...chapters.values()]).sort((first, second) => second - first);
}

const outlierFactor = 25;

/**
 * Estimates how many chapters a releasing manga has (rule media-4) from its readers' latest activities: the
 * highest chapter reported. To guard against one reader's typo, the second highest is used instead if enough other
 * readers report exactly that chapter: the value at position 1 + ceil(25 / (distance + 1)) must equal the second
 * highest, where distance is the gap between the top two, so a larger gap needs fewer readers. The position is our
 * choice. The estimate is never below `atLeast`, the known count of a long-running manga. Returns `undefined` if there
 * is no data.
 */
export function estimateChapters(reports: readonly ReadingReport[], atLeast = 0): number | undefined {
  const chapters = latestChapters(reports);
  const [highest = 0, second = 0] = chapters;
  const position = 1 + Math.ceil(outlierFactor / (highest - second + 1));
  const outlier = chapters.length > 2 && chapters[position] === second;
  return Math.max(outlier ? second : highest, atLeast) || undefined;
}

/** The display of an estimate. */
export interface EstimateDisplay {
  /** "(N?)". */
  readonly text: string;
  /** Shown in green: the reader has read up to the estimate. */
  readonly caughtUp: boolean;
  /** "[+N]", shown in red; `undefined` if the reader is not behind. */
  readonly behind: string | undefined;
}

/**
 * Formats an estimate next to the reader's progress as "(N?)", followed by "[+N]" if the reader is behind; `progress`
 * is `undefined` if unknown.
 */
export function formatEstimate(guess: number, progress: number | undefined): EstimateDisplay {
  const difference = progress === undefined ? undefined : guess - progress;
  const behind = difference !== undefined && difference > 0 ? `[+${difference}]` : undefined;
  return {text: `(${guess}?)`, caughtUp: difference === 0, behind};
}

const maxNewChapters = 29;

/** A list entry to check for new chapters, with the estimate for its manga. */
export interface ScannedEntry {
  readonly status: string;
  readonly progress: number;
  readonly mediaStatus: string | null;
  readonly guess: number | undefined;
}

/**
 * Whether a manga has new chapters: the estimate is 1 to 29 ahead, the entry is current, and the manga is still
 * releasing.
 */
export function hasNewChapters({status, progress, mediaStatus, guess = progress}: ScannedEntry): boolean {
  const ahead = guess - progress;
  return ahead >= 1 && ahead <= maxNewChapters && parseListStatus(status) === 'CURRENT' && mediaStatus === 'RELEASING';
}
