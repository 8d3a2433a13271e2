import {useRef, useState} from 'react';

import {listStatuses, statusName, type ListStatus} from '#domain/list/listStatus';
import type {EntryChange} from '#services/entries/entry';
import {Check} from '#ui/Check';
import {CellForm, useCellForm, useFocusAtStart} from './CellForm';
import type {EditorProps} from './editing';
import {text} from './messages';
import {useSaveCell, type EditedColumn} from './saveCell';

/** The value of a choice that a typed character begins, or is; otherwise the current one. */
function chosenBy(typed: string | undefined, value: string, choices: ChoiceCellProps['choices']): string {
  const found = choices.find(
    ([each, name]) => typed && (each === typed || name.toLowerCase().startsWith(typed.toLowerCase())),
  );
  return found?.[0] ?? value;
}

/** Whether the control was last used by a pointer. A press chooses; keys only move among the choices. */
function useIsByPointer() {
  const isByPointer = useRef(false);
  return {
    isByPointer,
    listeners: {
      onPointerDown: () => void (isByPointer.current = true),
      onKeyDown: () => void (isByPointer.current = false),
    },
  };
}

interface ChoiceCellProps {
  readonly cell: EditorProps;
  readonly column: EditedColumn;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, name: string])[];
  readonly change: (value: string) => EntryChange;
}

interface SelectProps extends Pick<ChoiceCellProps, 'value' | 'choices'> {
  readonly change: (value: string) => void;
  readonly save: (value: string) => string | undefined;
}

function Select({value, choices, change, save}: SelectProps) {
  const {control, finish} = useCellForm();
  const {isByPointer, listeners} = useIsByPointer();
  const ref = useFocusAtStart<HTMLSelectElement>();
  const choose = (chosen: string) => {
    change(chosen);
    if (isByPointer.current) finish('stay', () => save(chosen));
  };
  return (
    <select
      {...control}
      {...listeners}
      ref={ref}
      className="ui-select"
      value={value}
      onChange={({target}) => choose(target.value)}
    >
      {choices.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** The editor of a value that is one of a few. */
export function ChoiceCell({cell, column, value, choices, change}: ChoiceCellProps) {
  const [now, setNow] = useState(() => chosenBy(cell.typed, value, choices));
  const saveCell = useSaveCell(cell.row, column);
  const save = (chosen: string) => {
    if (chosen !== value) saveCell(change(chosen));
    return undefined;
  };
  return (
    <CellForm cell={cell} column={column} keys="choice" save={() => save(now)}>
      <Select value={now} choices={choices} change={setNow} save={save} />
    </CellForm>
  );
}

/** The editor of the status. AniList fills in the progress and the dates that belong to it. */
export const StatusEditor = (cell: EditorProps) => (
  <ChoiceCell
    cell={cell}
    column="status"
    value={cell.row.entry.status ?? ''}
    choices={listStatuses.map(status => [status, statusName(status, cell.model.type)])}
    change={status => ({status: status as ListStatus})}
  />
);

interface BoxProps {
  readonly checked: boolean;
  readonly change: (checked: boolean) => void;
  readonly save: (checked: boolean) => string | undefined;
}

function Box({checked, change, save}: BoxProps) {
  const {control, finish} = useCellForm();
  const {isByPointer, listeners} = useIsByPointer();
  const ref = useFocusAtStart<HTMLInputElement>();
  const choose = (chosen: boolean) => {
    change(chosen);
    if (isByPointer.current) finish('stay', () => save(chosen));
  };
  return <Check {...control} {...listeners} ref={ref} checked={checked} change={choose} />;
}

interface CheckCellProps {
  readonly cell: EditorProps;
  readonly column: EditedColumn;
  readonly field: 'private' | 'hiddenFromStatusLists';
}

/** The editor of a value that is on or off. An entry that is hidden and on no custom list would be shown nowhere. */
function CheckCell({cell, column, field}: CheckCellProps) {
  const {entry} = cell.row;
  const value = entry[field];
  const [now, setNow] = useState(value);
  const saveCell = useSaveCell(cell.row, column);
  const save = (chosen: boolean) => {
    if (chosen === value) return undefined;
    if (chosen && column === 'hidden' && !entry.customLists.length) return text.hiddenNowhere;
    saveCell({[field]: chosen});
    return undefined;
  };
  return (
    <CellForm cell={cell} column={column} keys="choice" save={() => save(now)}>
      <Box checked={now} change={setNow} save={save} />
    </CellForm>
  );
}

/** The editor of whether an entry is private. */
export const PrivateEditor = (cell: EditorProps) => <CheckCell cell={cell} column="private" field="private" />;

/** The editor of whether an entry is hidden from status lists. */
export const HiddenEditor = (cell: EditorProps) => (
  <CheckCell cell={cell} column="hidden" field="hiddenFromStatusLists" />
);
