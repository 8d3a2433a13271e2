import {userDay} from '#domain/date/userDay';
import {parseTypedCount, type TypedCount} from '#domain/list/edit/typedNumbers';
import {typedProgress} from '#domain/list/plusProgress';
import {maxima} from '#domain/import/importedEntry';
import type {ColumnKey} from '#domain/list/table/columns';
import {useServices} from '#ui/context';
import type {EditorProps} from './editors';
import {text} from './messages';
import {TextCell, type Reading} from './TextCell';

interface CountCellProps extends EditorProps {
  readonly column: ColumnKey;
  readonly label: string;
  readonly count: number;
  readonly max: number | undefined;
  readonly change: (typed: TypedCount) => Reading;
}

/** The editor of a number of episodes, chapters, volumes or repeats. */
const CountCell = ({count, max, change, ...props}: CountCellProps) => (
  <TextCell
    {...props}
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
export function ProgressEditor(props: EditorProps) {
  const {clock, session} = useServices();
  const {entry, title} = props.row;
  const {status = '', progress, savedRepeat: repeat, media} = entry;
  const total = media.episodes ?? media.chapters;
  const change = ({count, added}: TypedCount): Reading => {
    const today = userDay(clock.now(), session.timezone());
    return {
      change: typedProgress({progress, total, status, repeat}, count, today),
      seen: added === undefined ? {} : {step: {progress: added, total}},
    };
  };
  return (
    <CountCell {...props} column="progress" label={text.progress(title)} count={progress} max={total} change={change} />
  );
}

/** The editor of the volumes. */
export const VolumesEditor = (props: EditorProps) => (
  <CountCell
    {...props}
    column="volumes"
    label={text.volumes(props.row.title)}
    count={props.row.entry.progressVolumes}
    max={props.row.entry.media.volumes}
    change={({count}) => ({change: {progressVolumes: count}})}
  />
);

/** The editor of the repeats. */
export const RepeatsEditor = (props: EditorProps) => (
  <CountCell
    {...props}
    column="repeats"
    label={text.repeats(props.row.title)}
    count={props.row.entry.savedRepeat}
    max={maxima.repeat}
    change={({count}) => ({change: {repeat: count}})}
  />
);
