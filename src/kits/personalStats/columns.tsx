import {minutesToHours} from '#domain/statistics/duration';
import type {EntryGroup} from '#domain/statistics/personal/groups';
import {formatDecimals} from '#domain/text/format';
import {Fraction} from '#ui/figures/Fraction';
import type {TableColumn} from '#ui/table/columns';
import {GroupName} from './GroupName';
import {text} from './messages';

type Column = TableColumn<EntryGroup>;

/** The columns of a table of groups. */
export interface ColumnChoice {
  /** Title of the first column. */
  readonly title: string;
  readonly anime: boolean;
  readonly manga: boolean;
  /** Whether there is a column for the remaining time or chapters (setting timeToCompleteColumn). */
  readonly left: boolean;
  /** Whether scores and averages are rounded to one decimal. */
  readonly isRounded: boolean;
  /** The list whose search the names link to. */
  readonly type: 'ANIME' | 'MANGA';
}

const score = (id: string, title: string, value: Column['value'], isRounded: boolean): Column => ({
  id,
  title,
  value,
  cell: row => {
    const found = value(row);
    if (typeof found !== 'number') return '';
    return isRounded ? formatDecimals(found, 1) : <Fraction value={found} />;
  },
  average: true,
});

const amount = (id: string, title: string, value: (row: EntryGroup) => number): Column => ({
  id,
  title,
  value,
  cell: row => text.rounded(value(row)),
  average: true,
});

/** The columns of a table of groups: name, count, scores, and the amount watched or read. */
export function groupColumns({title, anime, manga, left, isRounded, type}: ColumnChoice): readonly Column[] {
  const columns: readonly Column[] = [
    {id: 'name', title, value: ({name}) => name, cell: group => <GroupName group={group} type={type} />},
    {id: 'count', title: text.count, value: ({count}) => count, average: true},
    score('mean', text.mean, ({mean}) => mean, isRounded),
    {...score('weighted', text.weighted, ({weighted}) => weighted, isRounded), sorted: 'desc'},
    ...(anime ? [amount('hours', text.hours, ({done}) => minutesToHours(done.minutes))] : []),
    ...(manga
      ? [
          amount('chapters', text.chapters, ({done}) => done.chapters),
          amount('volumes', text.volumes, ({done}) => done.volumes),
        ]
      : []),
    ...(left && anime ? [amount('hoursLeft', text.hoursLeft, group => minutesToHours(group.left.minutes))] : []),
    ...(left && manga ? [amount('chaptersLeft', text.chaptersLeft, group => group.left.chapters)] : []),
  ];
  return isRounded ? columns.map(column => ({...column, decimals: 1})) : columns;
}
