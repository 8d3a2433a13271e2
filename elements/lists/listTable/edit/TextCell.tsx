import {useState, type ReactNode} from 'react';

import type {EntryChange, SeenEntry} from '#services/entries/entry';
import {CellForm, moveToEnd, useCellForm, useFocusAtStart} from './CellForm';
import type {EditorProps} from './editing';
import {useSaveCell, type EditedColumn} from './saveCell';

/** The meaning of a typed text: a change of the entry, none, or why it has none. */
export interface Reading {
  readonly change?: EntryChange | undefined;
  readonly seen?: SeenEntry | undefined;
  readonly error?: string;
}

interface TextCellProps {
  readonly cell: EditorProps;
  readonly column: EditedColumn;
  /** The value as a text. */
  readonly value: string;
  readonly read: (typed: string) => Reading;
  readonly inputMode?: 'decimal' | 'numeric' | undefined;
  /** Content below the field. */
  readonly note?: ReactNode;
}

interface FieldProps extends Pick<TextCellProps, 'inputMode'> {
  readonly isTyped: boolean;
  readonly value: string;
  readonly change: (text: string) => void;
}

function Field({isTyped, value, change, inputMode}: FieldProps) {
  const {control} = useCellForm();
  const ref = useFocusAtStart<HTMLInputElement>(node => (isTyped ? moveToEnd(node) : node.select()));
  return (
    <input
      {...control}
      ref={ref}
      className="ui-input"
      inputMode={inputMode}
      autoComplete="off"
      value={value}
      onChange={({target}) => change(target.value)}
    />
  );
}

/** The editor of a value that is typed. */
export function TextCell({cell, column, value, read, inputMode, note}: TextCellProps) {
  const {row, typed} = cell;
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
    <CellForm cell={cell} column={column} save={save} note={note}>
      <Field isTyped={typed !== undefined} value={now} change={setNow} inputMode={inputMode} />
    </CellForm>
  );
}
