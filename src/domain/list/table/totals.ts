import {minutesToDays} from '../../statistics/duration';
import {countUnits} from '../../statistics/unitsDone';
import type {QueryEntry} from '../query/entry';
import type {QueryRow} from '../query/row';

/** The sums of some entries. */
export interface Totals {
  readonly titles: number;
  /** Episodes or chapters that were watched or read, with repeats. */
  readonly units: number;
  /** Time that they took; `undefined` for manga. */
  readonly days: number | undefined;
  /** The mean of the scores above 0, in the user's own format; `undefined` if there is none. */
  readonly mean: number | undefined;
}

/** An entry whose notes may have commands that adjust its count. */
export interface CountedEntry extends QueryEntry {
  readonly commands?: {readonly adjustValue: number} | undefined;
}

/** The total of a media item: its episodes or chapters; `undefined` if it isn't known. */
export const totalOf = ({type, episodes, chapters}: QueryEntry['media']): number | undefined =>
  (type === 'ANIME' ? episodes : chapters) || undefined;

function unitsOf({status = 'PLANNING', progress, repeat, commands, media}: CountedEntry): number {
  return countUnits({status, progress, repeat, total: totalOf(media), adjustValue: commands?.adjustValue});
}

/** The sums of rows, each of which counts once. */
export function totalsOf(rows: readonly QueryRow<CountedEntry>[]): Totals {
  let [units, minutes, scored, sum] = [0, 0, 0, 0];
  for (const {entry} of rows) {
    const count = unitsOf(entry);
    units += count;
    minutes += count * (entry.media.duration ?? 0);
    scored += Number(entry.score > 0);
    sum += entry.score;
  }
  const isManga = rows[0]?.entry.media.type === 'MANGA';
  return {
    titles: rows.length,
    units,
    days: isManga ? undefined : minutesToDays(minutes),
    mean: scored ? sum / scored : undefined,
  };
}
