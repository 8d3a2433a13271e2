import {userDay} from '#domain/date/userDay';
import {parseTypedCount, type TypedCount} from '#domain/list/edit/typedNumbers';
import {typedProgress} from '#domain/list/plusProgress';
import {maxima} from '#domain/import/importedEntry';
import {totalOf} from '#domain/list/table/totals';
import {useServices} from '#ui/context';
import type {EditorProps} from './editing';
import {text} from './messages';
import type {EditedColumn} from './saveCell';
import {TextCell, type Reading} from './TextCell';

interface CountCellProps {
  readonly cell: EditorProps;
  readonly column: EditedColumn;
  readonly count: number;
  readonly max: number | undefined;
  readonly change: (typed: TypedCount) => Reading;
}

/** The editor of a number of episodes, chapters, volumes or repeats. */
const CountCell = ({cell, column, count, max, change}: CountCellProps) => (
  <TextCell
    cell={cell}
    column={column}
    value={String(count)}
    inputMode="numeric"
    read={entered => {
      const now = parseTypedCount(entered, {before: count, total: max});
      if (!now) return {error: text.notACount(max || maxima.progress)};
      return now.count === count ? {} : change(now);
    }}
  />
);

/** The editor of the progress. The last episode or chapter completes the entry, as with the plus button. */
export function ProgressEditor(cell: EditorProps) {
  const {clock, session} = useServices();
  const {status = '', progress, savedRepeat: repeat, media} = cell.row.entry;
  const total = totalOf(media);
  const change = ({count, added}: TypedCount): Reading => {
    const today = userDay(clock.now(), session.timezone());
    return {
      change: typedProgress({progress, total, status, repeat}, count, today),
      seen: added === undefined ? {} : {step: {progress: added, total}},
    };
  };
  return <CountCell cell={cell} column="progress" count={progress} max={total} change={change} />;
}

/** The editor of the volumes. */
export const VolumesEditor = (cell: EditorProps) => (
  <CountCell
    cell={cell}
    column="volumes"
    count={cell.row.entry.progressVolumes}
    max={cell.row.entry.media.volumes}
    change={({count}) => ({change: {progressVolumes: count}})}
  />
);

/** The editor of the repeats. */
export const RepeatsEditor = (cell: EditorProps) => (
  <CountCell
    cell={cell}
    column="repeats"
    count={cell.row.entry.savedRepeat}
    max={maxima.repeat}
    change={({count}) => ({change: {repeat: count}})}
  />
);
