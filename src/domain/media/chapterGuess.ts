import {readListStatus} from '../list/listStatus';

/** A list activity of a manga. `progress` is the API's text: "12", "146 - 157", or `null`. */
export interface ReadingReport {
  readonly userId: number;
  readonly progress: string | null;
}

const lastNumber = /(\d+)\D*$/;

/** The newest chapter of each reader, highest first. Reports come newest first. */
function chaptersOfReaders(reports: readonly ReadingReport[]): number[] {
  const chapters = new Map<number, number>();
  for (const {userId, progress} of reports) {
    const chapter = lastNumber.exec(progress ?? '')?.[1];
    if (chapter !== undefined && !chapters.has(userId)) chapters.set(userId, Number(chapter));
  }
  return [...chapters.values()].sort((first, second) => second - first);
}

const doubt = 25;

/**
 * How many chapters a manga that still runs has (spec 3, section 9), from the newest activities of its readers: the
 * highest that one of them reports. One reader's slip would give a wrong answer, so the second highest is taken
 * where enough others stand exactly there: the farther the top is ahead of the second, the fewer are needed, down from
 * 1 + ceil(25 / (distance + 1)) places; the specification leaves the position open. The guess is never below
 * `atLeast`, the known count of long-running manga. `undefined` without anything to go by.
 */
export function guessChapters(reports: readonly ReadingReport[], atLeast = 0): number | undefined {
  const chapters = chaptersOfReaders(reports);
  const [highest = 0, second = 0] = chapters;
  const position = 1 + Math.ceil(doubt / (highest - second + 1));
  const outlier = chapters.length > 2 && chapters[position] === second;
  return Math.max(outlier ? second : highest, atLeast) || undefined;
}

/** How a guess is shown. */
export interface GuessLook {
  /** "(N?)". */
  readonly text: string;
  /** Shown green: the reader is where the guess is. */
  readonly caughtUp: boolean;
  /** "[+N]", shown red; `undefined` where the reader is not behind. */
  readonly behind: string | undefined;
}

/** The guess beside a reader's own progress, `undefined` where that is not known (spec 3, section 9). */
export function guessLook(guess: number, progress: number | undefined): GuessLook {
  const difference = progress === undefined ? undefined : guess - progress;
  const behind = difference !== undefined && difference > 0 ? `[+${difference}]` : undefined;
  return {text: `(${guess}?)`, caughtUp: difference === 0, behind};
}

const mostNew = 29;

/** An entry that is looked through for new chapters, with the guess for its work. */
export interface ScannedEntry {
  readonly status: string;
  readonly progress: number;
  readonly mediaStatus: string | null;
  readonly guess: number | undefined;
}

/** Whether a work has new chapters: guessed 1 to 29 ahead, being read, and still running (spec 3, section 9). */
export function hasNewChapters({status, progress, mediaStatus, guess = progress}: ScannedEntry): boolean {
  const ahead = guess - progress;
  return ahead >= 1 && ahead <= mostNew && readListStatus(status) === 'CURRENT' && mediaStatus === 'RELEASING';
}
