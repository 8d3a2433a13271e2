import {formatNumber} from '../../text/format';
import {displayScore, type ScoreFormat} from '../../score/score';
import {choiceName, formats, statuses, type Choices} from '../query/choices';
import type {OrderKey} from '../query/query';
import type {QueryRow} from '../query/row';
import {smileyNames, text} from './messages';
import {totalsOf, type CountedEntry, type Totals} from './totals';
import type {GroupKey} from './view';

/** The heading of a group of rows. */
export interface GroupLine {
  readonly kind: 'group';
  /** Unique among all lines. */
  readonly key: string;
  readonly name: string;
  readonly totals: Totals;
}

/** A row with its place. A row can be in several groups, such as custom lists. */
export interface PlacedRow<R> {
  readonly kind: 'row';
  /** Unique among all lines. The first place of an entry has its media id, so that it is found again in other groups. */
  readonly key: string;
  readonly row: R;
}

type Row = QueryRow<CountedEntry>;

/** Facts that the groups of rows depend on. */
export interface Grouping {
  readonly group: GroupKey | undefined;
  /** The order of the rows. */
  readonly order: readonly OrderKey[];
  readonly type: 'ANIME' | 'MANGA';
  readonly scoreFormat: ScoreFormat;
  readonly lists: readonly {readonly name: string; readonly isCustomList: boolean}[];
}

/** A value that rows are grouped by: its place among the groups, and its name. Missing values come last. */
interface Group {
  readonly place: number;
  readonly name: string;
}

type GroupsOf = (row: Row) => readonly Group[];

function byChoice(choices: Choices, read: (row: Row) => string | undefined, type: Grouping['type']): GroupsOf {
  const codes = Object.keys(choices);
  return row => {
    const code = read(row);
    if (!code) return [{place: Infinity, name: text.noValue}];
    const place = codes.indexOf(code);
    return [{place: place < 0 ? codes.length : place, name: choiceName(choices, code, type)}];
  };
}

function scoreName(score: number, format: ScoreFormat): string {
  const {smiley, star} = displayScore(score, format) ?? {};
  if (smiley) return smileyNames[smiley];
  return star ? text.stars(formatNumber(score)) : formatNumber(score);
}

/** Scores of fine formats are grouped by tens, or by points; the highest scores come first. */
function byScore(format: ScoreFormat): GroupsOf {
  const step = format === 'POINT_100' ? 10 : 1;
  const last = format === 'POINT_100' ? 9 : format === 'POINT_10_DECIMAL' ? 0.9 : 0;
  const max = format === 'POINT_100' ? 100 : 10;
  return ({entry: {score}}) => {
    if (!score) return [{place: Infinity, name: text.noScore}];
    const from = Math.floor(score / step) * step;
    return [{place: -from, name: last && from < max ? text.scores(from, from + last) : scoreName(from, format)}];
  };
}

const byYear: GroupsOf = ({entry: {media}}) => [
  media.year ? {place: -media.year, name: String(media.year)} : {place: Infinity, name: text.noYear},
];

function byList(lists: Grouping['lists']): GroupsOf {
  const names = lists.filter(({isCustomList}) => isCustomList).map(({name}) => name);
  return ({entry: {customLists}}) =>
    customLists.length
      ? customLists.map(name => ({place: names.includes(name) ? names.indexOf(name) : names.length, name}))
      : [{place: Infinity, name: text.noList}];
}

function groupsBy(group: GroupKey, {type, scoreFormat, lists}: Grouping): GroupsOf {
  if (group === 'status') return byChoice(statuses, ({entry}) => entry.status, type);
  if (group === 'format') return byChoice(formats, ({entry}) => entry.media.format, type);
  if (group === 'score') return byScore(scoreFormat);
  return group === 'year' ? byYear : byList(lists);
}

interface Filled<R> extends Group {
  readonly rows: R[];
}

/**
 * The lines of rows in their order: each row, or groups with their heading and their rows. An entry is in the group of
 * each of its custom lists. Groups have an order of their own unless the rows are sorted by the same field.
 */
export function linesOf<R extends Row>(rows: readonly R[], grouping: Grouping): readonly (GroupLine | PlacedRow<R>)[] {
  const {group, order} = grouping;
  const placed = (row: R, key: number | string = row.entry.mediaId) => ({kind: 'row', key: String(key), row}) as const;
  if (!group) return rows.map(row => placed(row));
  const groupsOf = groupsBy(group, grouping);
  const filled = new Map<string, Filled<R>>();
  for (const row of rows)
    for (const {place, name} of groupsOf(row)) {
      const key = `${place} ${name}`;
      const known = filled.get(key) ?? {place, name, rows: []};
      known.rows.push(row);
      filled.set(key, known);
    }
  const groups = [...filled];
  if (order[0]?.field !== group) groups.sort(([, one], [, other]) => one.place - other.place);
  const seen = new Set<number>();
  return groups.flatMap(([key, {name, rows: members}]) => [
    {kind: 'group', key: `group ${key}`, name, totals: totalsOf(members)} as const,
    ...members.map(row => {
      const {mediaId} = row.entry;
      const isFirst = !seen.has(mediaId);
      seen.add(mediaId);
      return placed(row, isFirst ? mediaId : `${mediaId} ${key}`);
    }),
  ]);
}
