import type {FuzzyDate} from '../date/fuzzyDate';
import type {ListStatus} from '../list/listStatus';
import {malNames} from './malList';
import {escapeXml, xmlText} from './xml';

/** An entry in a file of MyAnimeList. */
export interface MalEntry {
  readonly malId: number;
  readonly title: string;
  readonly status: ListStatus;
  /** Out of 100. */
  readonly scoreRaw: number;
  readonly progress: number;
  readonly progressVolumes: number;
  /** Number of episodes, or chapters, and volumes; 0 if not known. */
  readonly total: number;
  readonly totalVolumes: number;
  readonly repeat: number;
  readonly priority: number;
  /** `undefined`: they are left out. */
  readonly notes: string | undefined;
  readonly startedAt: FuzzyDate;
  readonly completedAt: FuzzyDate;
}

const words = {
  ANIME: {CURRENT: 'Watching', PLANNING: 'Plan to Watch'},
  MANGA: {CURRENT: 'Reading', PLANNING: 'Plan to Read'},
} as const;

function statusWord(status: ListStatus, type: 'ANIME' | 'MANGA'): string {
  if (status === 'CURRENT' || status === 'PLANNING') return words[type][status];
  if (status === 'PAUSED') return 'On-Hold';
  return status === 'DROPPED' ? 'Dropped' : 'Completed';
}

const padded = (value: number | null | undefined, length: number) => String(value ?? 0).padStart(length, '0');
/** A date as YYYY-MM-DD, with zeros for unknown parts. */
export const dateDigits = ({year, month, day}: FuzzyDate): string =>
  `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;

const element = (name: string, value: string | number) => `    <${name}>${escapeXml(String(value))}</${name}>`;

/** The values of "is being repeated" in the two lists; a strict reader refuses anything else. */
const againWords = {ANIME: ['0', '1'], MANGA: ['NO', 'YES']} as const;

/** A score out of 10 as on MyAnimeList; halves are rounded down, since users would rather have 8 than 9 for 8.5. */
const scoreOf = (scoreRaw: number) => (scoreRaw > 0 ? Math.max(1, Math.ceil(scoreRaw / 10 - 0.5)) : 0);

function entryText(entry: MalEntry, type: 'ANIME' | 'MANGA'): string {
  const names = malNames[type];
  const priority = ['LOW', 'MEDIUM', 'HIGH'][Math.min(Math.max(entry.priority, 0), 2)] ?? 'LOW';
  const lines = [
    element(names.id, entry.malId),
    element(names.name, entry.title),
    ...(type === 'ANIME'
      ? [element('series_episodes', entry.total)]
      : [element('manga_volumes', entry.totalVolumes), element('manga_chapters', entry.total)]),
    element('my_id', 0),
    ...(type === 'MANGA' ? [element('my_read_volumes', entry.progressVolumes)] : []),
    element(names.progress, entry.progress),
    element('my_start_date', dateDigits(entry.startedAt)),
    element('my_finish_date', dateDigits(entry.completedAt)),
    element('my_score', scoreOf(entry.scoreRaw)),
    element('my_status', statusWord(entry.status, type)),
    ...(entry.notes === undefined ? [] : [element('my_comments', entry.notes)]),
    element(names.repeat, entry.repeat),
    element('my_priority', priority),
    element(names.again[0], againWords[type][entry.status === 'REPEATING' ? 1 : 0]),
    element('update_on_import', 1),
  ];
  return [`  <${names.entry}>`, ...lines, `  </${names.entry}>`].join('\n');
}

/** A comment, which cannot contain two dashes in a row. */
const comment = (lines: readonly string[]) => `<!--\n${xmlText(lines.join('\n')).replace(/-(?=-)/g, '- ')}\n-->`;

/**
 * Creates a list in the XML that MyAnimeList imports. Its scores are out of 10, and a missing part of a date is 0. The
 * titles that it doesn't have are named in a comment.
 */
export function malFile(
  userName: string,
  type: 'ANIME' | 'MANGA',
  entries: readonly MalEntry[],
  missing: readonly string[] = [],
): string {
  const info = [element('user_name', userName), element('user_export_type', malNames[type].exportType)];
  return [
    '<?xml version="1.0" encoding="UTF-8" ?>',
    ...(missing.length ? [comment(['Not on MyAnimeList:', ...missing])] : []),
    '<myanimelist>',
    ['  <myinfo>', ...info, '  </myinfo>'].join('\n'),
    ...entries.map(entry => entryText(entry, type)),
    '</myanimelist>',
    '',
  ].join('\n');
}
