import {useRef, type MouseEvent} from 'react';

import {isTooSoon} from '#domain/list/plusProgress';
import {totalOf} from '#domain/list/table/totals';
import {text} from '#kits/plusOne/messages';
import {usePlusOne} from '#kits/plusOne/usePlusOne';
import {Button} from '#ui/Button';
import type {EditorProps} from './editing';
import {useSaveCell} from './saveCell';

/** The button in the cell of a progress that adds one episode or chapter. By keyboard, "+" is typed into the cell. */
export function PlusOneCell({row}: Pick<EditorProps, 'row' | 'model'>) {
  const {entry, title} = row;
  const {status, progress, savedRepeat: repeat, media} = entry;
  const total = totalOf(media);
  const add = usePlusOne({status, progress, total, repeat}, useSaveCell(row, 'progress'));
  const last = useRef<number>(undefined);
  const click = (event: MouseEvent) => {
    event.stopPropagation();
    if (isTooSoon(last.current, event.timeStamp)) return;
    last.current = event.timeStamp;
    add?.();
  };
  return (
    <Button
      variant="quiet"
      icon
      className="edit-plus"
      tabIndex={-1}
      aria-label={total ? text.buttonWithTotal(title, progress, total) : text.button(title, progress)}
      inactive={!add}
      onClick={click}
    >
      +
    </Button>
  );
}
