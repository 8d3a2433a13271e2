import {useRef, useState} from 'react';

import {listStatuses, statusName, type ListStatus} from '#domain/list/listStatus';
import type {ColumnKey} from '#domain/list/table/columns';
import type {EntryChange} from '#services/entries/entry';
import {Check} from '#ui/Check';
import {CellForm, useCellForm, useFocusAtStart} from './CellForm';
import type {EditorProps} from './editors';
import {text} from './messages';
import {useSaveCell} from './saveCell';

/** The value of a choice that a typed character begins, or is; otherwise the current one. */
function chosenBy(typed: string | undefined, value: string, choices: ChoiceCellProps['choices']): string {
  const found = choices.find(
    ([each, name]) => typed && (each === typed || name.toLowerCase().startsWith(typed.toLowerCase())),
  );
  return found?.[0] ?? value;
}

/** Whether the control was last used by a pointer, which chooses for good; keys go through the choices. */
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

interface ChoiceCellProps extends EditorProps {
  readonly column: ColumnKey;
  readonly label: string;
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
export function ChoiceCell({row, typed, end, column, label, value, choices, change}: ChoiceCellProps) {
  const [now, setNow] = useState(() => chosenBy(typed, value, choices));
  const saveCell = useSaveCell(row, column);
  const save = (chosen: string) => {
    if (chosen !== value) saveCell(change(chosen));
    return undefined;
  };
  return (
    <CellForm row={row} typed={typed} end={end} column={column} label={label} keys="choice" save={() => save(now)}>
      <Select value={now} choices={choices} change={setNow} save={save} />
    </CellForm>
  );
}

/** The editor of the status. AniList fills in the progress and the dates that belong to it. */
export function StatusEditor(props: EditorProps) {
  const {row, model} = props;
  return (
    <ChoiceCell
      {...props}
      column="status"
      label={text.status(row.title)}
      value={row.entry.status ?? ''}
      choices={listStatuses.map(status => [status, statusName(status, model.type)] as const)}
      change={status => ({status: status as ListStatus})}
    />
  );
}

interface CheckCellProps extends EditorProps {
  readonly column: ColumnKey;
  readonly label: string;
  readonly value: boolean;
  readonly change: (value: boolean) => EntryChange;
  /** What is wrong with a value, if it can't be saved. */
  readonly problem?: (value: boolean) => string | undefined;
}

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

/** The editor of a value that is on or off. */
function CheckCell({row, typed, end, column, label, value, change, problem}: CheckCellProps) {
  const [now, setNow] = useState(typed === ' ' ? !value : value);
  const saveCell = useSaveCell(row, column);
  const save = (chosen: boolean) => {
    if (chosen === value) return undefined;
    const wrong = problem?.(chosen);
    if (wrong === undefined) saveCell(change(chosen));
    return wrong;
  };
  return (
    <CellForm row={row} typed={typed} end={end} column={column} label={label} keys="choice" save={() => save(now)}>
      <Box checked={now} change={setNow} save={save} />
    </CellForm>
  );
}

/** The editor of whether an entry is private. */
export const PrivateEditor = (props: EditorProps) => (
  <CheckCell
    {...props}
    column="private"
    label={text.private(props.row.title)}
    value={props.row.entry.private}
    change={isPrivate => ({private: isPrivate})}
  />
);

/** The editor of whether an entry is hidden from status lists. On no custom list, it would be shown nowhere. */
export const HiddenEditor = (props: EditorProps) => (
  <CheckCell
    {...props}
    column="hidden"
    label={text.hidden(props.row.title)}
    value={props.row.entry.hiddenFromStatusLists}
    change={hiddenFromStatusLists => ({hiddenFromStatusLists})}
    problem={isHidden => (isHidden && !props.row.entry.customLists.length ? text.hiddenNowhere : undefined)}
  />
);
