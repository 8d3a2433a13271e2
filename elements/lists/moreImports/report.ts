import type {ExportColumn} from '#domain/export/table';
import type {ImportJob, Outcome} from '#services/imports/importJob';
import {describeValues, entryTarget} from '#services/entries/writes';
import type {Values} from '#services/outbox/write';
import {runText as text} from './importMessages';

interface ReportRow {
  readonly title: string;
  readonly media: string;
  readonly mediaId: number | null;
  readonly fate: string;
  readonly before: string;
  readonly after: string;
}

/** The outcome of every row of the file. `done`: the targets of the rows that are imported now. */
export function reportRows(
  {rows, others, state, type}: ImportJob,
  done: ReadonlySet<string>,
  {problems}: Pick<Outcome, 'problems'>,
): readonly ReportRow[] {
  const imported = rows.map(({title = '', label, payload, base}): ReportRow => {
    const {mediaId, ...values} = payload;
    const problem = problems.get(entryTarget(mediaId))?.message;
    const isThere = done.has(entryTarget(mediaId));
    const fate =
      problem ?? (isThere ? text.imported : state === 'undoing' || state === 'undone' ? text.takenBack : text.notYet);
    const say = (changed: Values) => describeValues(changed, {mediaType: type});
    return {title, media: label, mediaId, fate, before: say(base), after: say(values)};
  });
  return [
    ...imported,
    ...others.map(({title, reason}) => ({title, media: '', mediaId: null, fate: reason, before: '', after: ''})),
  ];
}

/** The columns of the report. */
export const reportColumns: readonly ExportColumn<ReportRow>[] = [
  {key: 'title', title: text.columnTitle, valueOf: ({title}) => title},
  {key: 'media', title: text.columnMedia, valueOf: ({media}) => media},
  {key: 'mediaId', title: text.columnMediaId, valueOf: ({mediaId}) => mediaId},
  {key: 'fate', title: text.columnFate, valueOf: ({fate}) => fate},
  {key: 'before', title: text.columnBefore, valueOf: ({before}) => before},
  {key: 'after', title: text.columnAfter, valueOf: ({after}) => after},
];
