import {formatFuzzyDate, fuzzyDateNumber, type FuzzyDate} from '#domain/date/fuzzyDate';
import {findDateProblems, type DatedEntry, type DateProblem} from '#domain/list/dateProblems';
import {mediaColumn} from '#kits/statistics/columns';
import {reportTable} from '#kits/statistics/report';
import {defineStatistic} from '#kits/statistics/statistic';
import type {NamedMedia} from '#ui/link/useMediaTitle';
import type {TableColumn} from '#ui/table/columns';
import {DatedEntriesDocument, type DatedEntriesQuery} from './query.generated';
import {problemTitles, text} from './messages';
import {listTypeField, listTypeIn} from '#kits/statistics/fields';

type Lists = NonNullable<NonNullable<DatedEntriesQuery['MediaListCollection']>['lists']>;
type Entry = NonNullable<NonNullable<NonNullable<Lists[number]>['entries']>[number]>;

interface Row extends DatedEntry {
  readonly media: NamedMedia & DatedEntry['media'];
}

function toRow({status, startedAt, completedAt, media}: Entry): Row[] {
  if (!media) return [];
  const dates = {startDate: media.startDate ?? {}, endDate: media.endDate ?? {}};
  return [
    {media: {...media, ...dates}, status: status ?? '', startedAt: startedAt ?? {}, completedAt: completedAt ?? {}},
  ];
}

const dateColumn = (id: string, title: string, dateOf: (row: Row) => FuzzyDate): TableColumn<Row> => ({
  id,
  title,
  value: row => fuzzyDateNumber(dateOf(row)) || undefined,
  cell: row => formatFuzzyDate(dateOf(row)),
});

const columns: readonly TableColumn<Row>[] = [
  mediaColumn(text.media),
  dateColumn('started', text.started, ({startedAt}) => startedAt),
  dateColumn('completed', text.completed, ({completedAt}) => completedAt),
];

/** Lists entries whose dates cannot be right. */
export const datingMess = defineStatistic<Row>({
  id: 'datingMess',
  title: text.title,
  description: text.description,
  fields: [listTypeField],
  async *collect({userName, read, values}) {
    const type = listTypeIn(values);
    const {MediaListCollection: all} = await read(DatedEntriesDocument, {userName, type});
    const entries = new Map<number, Row>();
    for (const entry of (all?.lists ?? []).flatMap(list => list?.entries ?? []))
      for (const row of entry ? toRow(entry) : []) entries.set(row.media.id, row);
    yield [...entries.values()];
  },
  report(rows, {now, isWhole}) {
    const thisYear = new Date(now()).getFullYear();
    const problems = rows.map(row => ({row, found: findDateProblems(row, thisYear)}));
    const tables = (Object.keys(problemTitles) as DateProblem[]).flatMap(problem => {
      const wrong = problems.filter(({found}) => found.includes(problem)).map(({row}) => row);
      const table = {title: problemTitles[problem], columns, rows: wrong, keyOf: ({media}: Row) => media.id};
      return wrong.length ? [reportTable({...table, empty: text.none})] : [];
    });
    return {notes: [text.checked(rows.length), ...(tables.length || !isWhole ? [] : [text.none])], tables};
  },
});
