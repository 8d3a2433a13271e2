import {useId, useRef, type KeyboardEvent, type ReactNode} from 'react';

import {useTopLayer} from '../useTopLayer';
import {moved, resized, type WindowSize} from './place';
import {useBoxPlace} from './useBoxPlace';
import {useDrag} from './useDrag';
import {useFocusInside} from './useFocusInside';

interface FloatingBoxProps {
  /** Under this id its place and size are remembered. */
  id: string;
  title: string;
  close: () => void;
  /** Pixels, when it is opened for the first time. */
  size?: WindowSize;
  children: ReactNode;
}

const usual: WindowSize = {width: 360, height: 280};
/** Pixels that one press of an arrow key goes. */
const step = 10;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

function useHandle(id: string, size: WindowSize) {
  const {place, drag, keep} = useBoxPlace(id, size);
  const bar = useDrag({place, change: moved, drag, keep});
  const corner = useDrag({place, change: resized, drag, keep});
  const byKey = (event: KeyboardEvent) => {
    const way = arrows[event.key];
    if (!way) return;
    event.preventDefault();
    keep((event.shiftKey ? resized : moved)(place, ...way));
  };
  return {place, bar, corner, byKey};
}

/**
 * A small box over the page (spec 1, section 2): dragged by its bar, resized by its corner, both by the arrow keys on its handle; closed
 * by its button or Escape. It is no modal dialog: the page behind stays usable. Left and top are the window's, whatever the direction of reading.
 */
export function FloatingBox({id, title, close, size = usual, children}: FloatingBoxProps) {
  const name = useId();
  const box = useRef<HTMLDivElement>(null);
  const {place, bar, corner, byKey} = useHandle(id, size);
  useTopLayer(box);
  useFocusInside(box);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <div
      ref={box}
      role="dialog"
      aria-labelledby={name}
      popover="manual"
      tabIndex={-1}
      className="ui-box"
      style={{left: place.left, top: place.top, width: place.width, height: place.height}}
      onKeyDown={closeByKey}
    >
      <div className="ui-box-bar" {...bar}>
        <button type="button" className="ui-box-handle" onKeyDown={byKey}>
          <span aria-hidden="true">⠿</span>
          <span className="visually-hidden">Move by arrow keys, resize with Shift</span>
        </button>
        <h2 id={name}>{title}</h2>
        <button type="button" className="ui-close" aria-label="Close" data-no-drag="" onClick={close}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <div className="ui-box-content" tabIndex={0} role="group" aria-labelledby={name}>
        {children}
      </div>
      <div className="ui-box-corner" {...corner} />
    </div>
  );
}
