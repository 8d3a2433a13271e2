import {minutesToHours} from '#domain/statistics/duration';
import type {EntryGroup} from '#domain/statistics/personal/groups';
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
  /** The list whose search the names link to. */
  readonly type: 'ANIME' | 'MANGA';
}

const score = (id: string, title: string, value: Column['value']): Column => ({
  id,
  title,
  value,
  cell: row => {
    const found = value(row);
    return typeof found === 'number' ? <Fraction value={found} /> : '';
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
export function groupColumns({title, anime, manga, left, type}: ColumnChoice): readonly Column[] {
  return [
    {id: 'name', title, value: ({name}) => name, cell: group => <GroupName group={group} type={type} />},
    {id: 'count', title: text.count, value: ({count}) => count, average: true},
    score('mean', text.mean, ({mean}) => mean),
    {...score('weighted', text.weighted, ({weighted}) => weighted), sorted: 'desc'},
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
}
