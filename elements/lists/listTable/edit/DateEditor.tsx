import {formatFuzzyDate, fuzzyDateNumber, type FuzzyDate} from '#domain/date/fuzzyDate';
import {userDay} from '#domain/date/userDay';
import {parseTypedDate} from '#domain/list/edit/typedDate';
import {dateOrder, monthNames} from '#domain/text/format';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {useCellForm} from './CellForm';
import type {EditorProps} from './editors';
import {text} from './messages';
import {useSaveCell} from './saveCell';
import {TextCell} from './TextCell';

/** The button for the current day, and what else can be typed. */
function DateNote({choose}: {choose: () => undefined}) {
  const {finish} = useCellForm();
  return (
    <>
      <Button small onClick={() => finish('stay', choose)}>
        {text.today}
      </Button>
      <p className="ui-note">{text.dateForms}</p>
    </>
  );
}

interface DateEditorProps extends EditorProps {
  readonly column: 'started' | 'finished';
  readonly field: 'startedAt' | 'completedAt';
  readonly label: string;
}

/** The editor of a date, in the user's time zone. It may lack the day or the month. */
function DateEditor({field, ...props}: DateEditorProps) {
  const {row, column} = props;
  const {clock, session} = useServices();
  const saveCell = useSaveCell(row, column);
  const before = row.entry[field] ?? {};
  const today = () => userDay(clock.now(), session.timezone());
  const changeTo = (date: FuzzyDate) =>
    fuzzyDateNumber(date) === fuzzyDateNumber(before) ? undefined : {[field]: date};
  const read = (entered: string) => {
    const date = parseTypedDate(entered, today(), {order: dateOrder(), months: [monthNames(), monthNames('en')]});
    return date ? {change: changeTo(date)} : {error: text.notADate};
  };
  const choose = () => {
    const change = changeTo(today());
    if (change) saveCell(change);
    return undefined;
  };
  return <TextCell {...props} value={formatFuzzyDate(before)} read={read} note={<DateNote choose={choose} />} />;
}

/** The editor of the start date. */
export const StartedEditor = (props: EditorProps) => (
  <DateEditor {...props} column="started" field="startedAt" label={text.started(props.row.title)} />
);

/** The editor of the finish date. */
export const FinishedEditor = (props: EditorProps) => (
  <DateEditor {...props} column="finished" field="completedAt" label={text.finished(props.row.title)} />
);
