import {useRef, useState, type KeyboardEvent, type PointerEvent} from 'react';

import {firstColumns} from '#domain/list/table/address';
import {columnsFor, type ColumnKey} from '#domain/list/table/columns';
import {columnNames} from '#domain/list/table/messages';
import {pressedKey} from '#domain/text/pressedKey';
import {Button} from '#ui/Button';
import {Check} from '#ui/Check';
import {PanelButton} from '#ui/panel/PanelButton';
import type {TableModel} from '../model';
import {gridText as text} from './messages';

/** A list with one of its items at another place. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const rest = items.toSpliced(from, 1);
  const place = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, place), ...items.slice(from, from + 1), ...rest.slice(place)];
}

interface ChosenProps {
  columns: readonly ColumnKey[];
  change: (columns: readonly ColumnKey[]) => void;
}

/** The chosen columns in their order, which the handles change by pointer and by arrow keys. */
function Chosen({columns, change}: ChosenProps) {
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<ColumnKey>();
  const [note, setNote] = useState('');
  const move = (column: ColumnKey, to: number) => {
    const next = moved(columns, columns.indexOf(column), to);
    if (next.every((each, place) => each === columns[place])) return;
    setNote(text.moved(columnNames[column], next.indexOf(column) + 1, next.length));
    change(next);
  };
  const placeAt = ({clientY}: PointerEvent) =>
    [...(list.current?.children ?? [])].findIndex(item => clientY < item.getBoundingClientRect().bottom);
  const onKeyDown = (event: KeyboardEvent, column: ColumnKey) => {
    const step = {ArrowUp: -1, ArrowDown: 1}[pressedKey(event)];
    if (!step) return;
    event.preventDefault();
    move(column, Math.max(columns.indexOf(column) + step, 0));
  };
  const listenersOf = (column: ColumnKey) => ({
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, column),
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(column);
    },
    onPointerMove(event: PointerEvent) {
      const place = placeAt(event);
      if (dragged === column) move(column, place < 0 ? columns.length : place);
    },
    onPointerUp: () => setDragged(undefined),
    onPointerCancel: () => setDragged(undefined),
  });
  return (
    <>
      <ul ref={list} className="ui-list">
        {columns.map(column => (
          <li key={column} className="chosen" data-dragged={dragged === column || undefined}>
            <Check checked disabled={column === 'title'} change={() => change(columns.filter(each => each !== column))}>
              {columnNames[column]}
            </Check>
            <Button
              icon
              variant="quiet"
              className="handle"
              aria-label={text.move(columnNames[column])}
              {...listenersOf(column)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {note}
      </p>
    </>
  );
}

interface ColumnMenuProps extends Pick<TableModel, 'type' | 'change'> {
  columns: readonly ColumnKey[];
}

/** The menu in which columns are chosen and ordered. */
export function ColumnMenu({type, columns, change}: ColumnMenuProps) {
  const others = columnsFor(type).filter(column => !columns.includes(column));
  return (
    <PanelButton name={text.columns} label={text.columns} className="columns">
      <Chosen columns={columns} change={next => change({columns: next})} />
      <ul className="ui-list">
        {others.map(column => (
          <li key={column}>
            <Check checked={false} change={() => change({columns: [...columns, column]})}>
              {columnNames[column]}
            </Check>
          </li>
        ))}
      </ul>
      <Button small onClick={() => change({columns: firstColumns(type), widths: {}})}>
        {text.reset}
      </Button>
    </PanelButton>
  );
}
