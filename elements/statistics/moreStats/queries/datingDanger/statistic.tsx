import {formatFuzzyDate, fuzzyDateNumber} from '#domain/date/fuzzyDate';
import {startOf} from '#domain/list/missingStart';
import {textIn, type Field, type FieldValues, listTypeField, listTypeIn} from '#kits/statistics/fields';
import {mediaColumn} from '#kits/statistics/columns';
import {reportTable} from '#kits/statistics/report';
import {defineStatistic} from '#kits/statistics/statistic';
import type {TableColumn} from '#ui/table/columns';
import {UndoAll, UndoOne, type Row} from './Undo';
import {UndatedEntriesDocument, type UndatedEntriesQuery} from './query.generated';
import {text} from './messages';

type Lists = NonNullable<NonNullable<UndatedEntriesQuery['MediaListCollection']>['lists']>;
type Entry = NonNullable<NonNullable<NonNullable<Lists[number]>['entries']>[number]>;

const isReal = (values: FieldValues) => textIn(values, 'mode') === 'real';

const modeField: Field = {
  kind: 'choice',
  id: 'mode',
  title: text.mode,
  choices: [
    {value: 'dry', title: text.dry},
    {value: 'real', title: text.real},
  ],
};

function toRow({status, repeat, startedAt, completedAt, media}: Entry): Row[] {
  if (!media) return [];
  const units = media.type === 'MANGA' ? media.chapters : media.episodes;
  const start = startOf({status: status ?? '', repeat: repeat ?? 0, units, startedAt, completedAt});
  return start ? [{media, start}] : [];
}

const columns: readonly TableColumn<Row>[] = [
  mediaColumn(text.media),
  {
    id: 'start',
    title: text.start,
    value: ({start}) => fuzzyDateNumber(start),
    cell: ({start}) => formatFuzzyDate(start),
  },
];

const undoColumn: TableColumn<Row> = {
  id: 'undo',
  title: text.undo,
  value: () => undefined,
  cell: row => <UndoOne row={row} />,
};

/** Sets missing start dates, or lists the changes that this would make (rule queries-26). */
export const datingDanger = defineStatistic<Row>({
  id: 'datingDanger',
  title: text.title,
  description: text.description,
  warning: text.warning,
  needs: 'ownProfile',
  fields: [modeField, listTypeField],
  changesList: true,
  isOnce: isReal,
  stopped: text.stopped,
  async *collect({userName, read, values, names, saveEntry, signal, progress}) {
    const {MediaListCollection: all} = await read(UndatedEntriesDocument, {userName, type: listTypeIn(values)});
    const entries = (all?.lists ?? [])
      .flatMap(list => list?.entries ?? [])
      .flatMap(entry => (entry ? toRow(entry) : []));
    const rows = [...new Map(entries.map(row => [row.media.id, row])).values()];
    if (!isReal(values)) return yield rows;
    for (const [index, row] of rows.entries()) {
      if (signal.aborted) return;
      const {media, start} = row;
      await saveEntry({mediaId: media.id, startedAt: start}, {base: {startedAt: null}, label: names.titleOf(media)});
      progress(index + 1, rows.length);
      yield [row];
    }
  },
  report(rows, {values, isWhole}) {
    const isDone = isReal(values);
    const title = isDone ? text.tableReal : text.tableDry;
    const shown = isDone ? [...columns, undoColumn] : columns;
    if (!rows.length) return {notes: isWhole ? [text.none] : []};
    return {
      notes: [(isDone ? text.changed : text.wouldChange)(rows.length)],
      actions: isDone ? <UndoAll rows={rows} /> : undefined,
      tables: [reportTable({title, columns: shown, rows, keyOf: ({media}) => media.id, empty: text.none})],
    };
  },
});
