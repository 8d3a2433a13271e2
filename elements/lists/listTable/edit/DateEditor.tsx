import {formatFuzzyDate, fuzzyDateNumber, type FuzzyDate} from '#domain/date/fuzzyDate';
import {userDay} from '#domain/date/userDay';
import {parseTypedDate} from '#domain/list/edit/typedDate';
import {dateOrder, monthNames} from '#domain/text/format';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {useCellForm} from './CellForm';
import type {EditorProps} from './editing';
import {text} from './messages';
import {useSaveCell, type EditedColumn} from './saveCell';
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

interface DateCellProps {
  readonly cell: EditorProps;
  readonly column: EditedColumn;
  readonly field: 'startedAt' | 'completedAt';
}

/** The editor of a date, in the user's time zone. It may lack the day or the month. */
function DateCell({cell, column, field}: DateCellProps) {
  const {clock, session} = useServices();
  const saveCell = useSaveCell(cell.row, column);
  const before = cell.row.entry[field] ?? {};
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
  return (
    <TextCell
      cell={cell}
      column={column}
      value={formatFuzzyDate(before)}
      read={read}
      note={<DateNote choose={choose} />}
    />
  );
}

/** The editor of the start date. */
export const StartedEditor = (cell: EditorProps) => <DateCell cell={cell} column="started" field="startedAt" />;

/** The editor of the finish date. */
export const FinishedEditor = (cell: EditorProps) => <DateCell cell={cell} column="finished" field="completedAt" />;
