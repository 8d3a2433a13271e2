import {useState, type ReactNode} from 'react';

import type {ColumnKey} from '#domain/list/table/columns';
import type {EntryChange, SeenEntry} from '#services/entries/entry';
import {CellForm, moveToEnd, useCellForm, useFocusAtStart} from './CellForm';
import type {EditorProps} from './editors';
import {useSaveCell} from './saveCell';

/** The meaning of a typed text: a change of the entry, none, or why it has none. */
export interface Reading {
  readonly change?: EntryChange | undefined;
  readonly seen?: SeenEntry | undefined;
  readonly error?: string;
}

interface TextCellProps extends EditorProps {
  readonly column: ColumnKey;
  readonly label: string;
  /** The value as a text. */
  readonly value: string;
  readonly read: (typed: string) => Reading;
  readonly inputMode?: 'decimal' | 'numeric' | 'text';
  /** What is shown below the field. */
  readonly note?: ReactNode;
}

interface FieldProps extends Pick<TextCellProps, 'typed' | 'inputMode'> {
  readonly value: string;
  readonly change: (text: string) => void;
}

function Field({typed, value, change, inputMode}: FieldProps) {
  const {control} = useCellForm();
  const ref = useFocusAtStart<HTMLInputElement>(node => (typed === undefined ? node.select() : moveToEnd(node)));
  return (
    <input
      {...control}
      ref={ref}
      className="ui-input"
      type="text"
      inputMode={inputMode}
      autoComplete="off"
      value={value}
      onChange={({target}) => change(target.value)}
    />
  );
}

/** The editor of a value that is typed. */
export function TextCell({row, typed, end, column, label, value, read, inputMode = 'text', note}: TextCellProps) {
  const [now, setNow] = useState(typed ?? value);
  // The value may be changed elsewhere in the meantime.
  const [before] = useState(value);
  const saveCell = useSaveCell(row, column);
  const save = () => {
    if (now === before) return undefined;
    const {change, seen, error} = read(now);
    if (change) saveCell(change, seen);
    return error;
  };
  return (
    <CellForm row={row} typed={typed} end={end} column={column} label={label} save={save} note={note}>
      <Field typed={typed} value={now} change={setNow} inputMode={inputMode} />
    </CellForm>
  );
}
