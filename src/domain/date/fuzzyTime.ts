import {formatDate, formatMonth} from '../text/format';
import {formatFuzzyDate, type FuzzyDate} from './fuzzyDate';

/** A date that may lack parts as the user's locale writes it: "Nov 23, 2026", "Nov 2026" or "2026"; empty if all are missing. */
export function fuzzyTime(date: FuzzyDate | undefined): string {
  const {year, month, day} = date ?? {};
  if (!year || !month) return formatFuzzyDate(date ?? {});
  const at = new Date(year, month - 1, day || 1);
  // Two digits of a year would mean the last century.
  at.setFullYear(year);
  return day ? formatDate(at.getTime()) : formatMonth(at.getTime());
}
