import {compareFuzzyDates, type FuzzyDate} from '../../date/fuzzyDate';
import {mean, median, mode, standardDeviation} from '../statistics';
import {isCounted, sumAmounts, type Amounts, type PersonalEntry} from './entry';

/** A score and the number of times it was given. */
export interface CommonScore {
  readonly score: number;
  readonly count: number;
}

/** Figures about one of a user's lists. Scores are out of 100; figures without any entry are `undefined`. */
export interface PersonalFigures {
  /** Number of entries that are more than planned, and number of planned ones. */
  readonly count: number;
  readonly planned: number;
  readonly completed: number;
  readonly rated: number;
  readonly mean: number | undefined;
  readonly median: number | undefined;
  readonly mode: CommonScore | undefined;
  readonly deviation: number | undefined;
  /** Information in a rating, in bits: 0 if all are equal. */
  readonly entropy: number | undefined;
  /** Mean and standard deviation of the differences of the user's scores from AniList's means. */
  readonly siteDifference: number | undefined;
  readonly siteDeviation: number | undefined;
  readonly repeats: number;
  readonly done: Amounts;
  readonly left: Amounts;
  /** The entry that took the most time, or for manga has the most chapters. */
  readonly longest: PersonalEntry | undefined;
  readonly firstStarted: PersonalEntry | undefined;
  readonly lastCompleted: PersonalEntry | undefined;
}

function entropyOf(scores: readonly number[]): number | undefined {
  if (!scores.length) return undefined;
  const counts = new Map<number, number>();
  for (const score of scores) counts.set(score, (counts.get(score) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits += (count / scores.length) * Math.log2(scores.length / count);
  return bits;
}

function commonScore(scores: readonly number[]): CommonScore | undefined {
  const score = mode(scores);
  return score === undefined ? undefined : {score, count: scores.filter(each => each === score).length};
}

/** The first entry that no other one beats. */
function best(entries: readonly PersonalEntry[], isBetter: (one: PersonalEntry, other: PersonalEntry) => boolean) {
  let found: PersonalEntry | undefined;
  for (const entry of entries) if (!found || isBetter(entry, found)) found = entry;
  return found;
}

const isWhole = (date: FuzzyDate | undefined): date is FuzzyDate => Boolean(date?.year && date.month && date.day);
const lengthOf = ({done}: PersonalEntry) => done.minutes || done.chapters;

/**
 * Computes the figures of a list whose entries are of one type. Each media item counts once; planned ones only in their
 * number.
 */
export function personalFigures(entries: readonly PersonalEntry[]): PersonalFigures {
  const counted = entries.filter(isCounted);
  const rated = counted.filter(({scoreRaw}) => scoreRaw > 0);
  const scores = rated.map(({scoreRaw}) => scoreRaw);
  const differences = rated.flatMap(({scoreRaw, media}) => (media.meanScore ? [scoreRaw - media.meanScore] : []));
  const started = counted.filter(({startedAt}) => isWhole(startedAt));
  const completed = counted.filter(({completedAt}) => isWhole(completedAt));
  return {
    count: counted.length,
    planned: entries.length - counted.length,
    completed: counted.filter(({status}) => status === 'COMPLETED').length,
    rated: rated.length,
    mean: mean(scores),
    median: median(scores),
    mode: commonScore(scores),
    deviation: standardDeviation(scores),
    entropy: entropyOf(scores),
    siteDifference: mean(differences),
    siteDeviation: standardDeviation(differences),
    repeats: counted.reduce((sum, {repeat}) => sum + repeat, 0),
    done: sumAmounts(counted.map(({done}) => done)),
    left: sumAmounts(counted.map(({left}) => left)),
    longest: best(
      counted.filter(entry => lengthOf(entry) > 0),
      (one, other) => lengthOf(one) > lengthOf(other),
    ),
    firstStarted: best(started, (one, other) => compareFuzzyDates(one.startedAt ?? {}, other.startedAt ?? {}) < 0),
    lastCompleted: best(
      completed,
      (one, other) => compareFuzzyDates(one.completedAt ?? {}, other.completedAt ?? {}) > 0,
    ),
  };
}
