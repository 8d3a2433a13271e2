import {useId, useRef, type KeyboardEvent, type ReactNode} from 'react';

import {pressedKey} from '#domain/text/pressedKey';
import {Button} from '../Button';

import {useTopLayer} from '../useTopLayer';
import {moveBounds, resizeBounds, type WindowSize} from './boxBounds';
import {useBoxPlace} from './useBoxPlace';
import {useDrag} from './useDrag';
import {useFocusInside} from './useFocusInside';
import {text} from './messages';

interface FloatingBoxProps {
  /** Key under which its position and size are remembered. */
  id: string;
  title: string;
  close: () => void;
  /** Size in px when it is opened for the first time. */
  size?: WindowSize;
  children: ReactNode;
}

const defaultSize: WindowSize = {width: 360, height: 280};
/** Distance that one press of an arrow key moves or resizes the box (px). */
const keyStep = 10;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

function useBoxHandles(id: string, size: WindowSize) {
  const {place, drag, keep} = useBoxPlace(id, size);
  const bar = useDrag({place, compute: moveBounds, onDrag: drag, onDrop: keep});
  const corner = useDrag({place, compute: resizeBounds, onDrag: drag, onDrop: keep});
  const onHandleKey = (event: KeyboardEvent) => {
    const direction = arrows[pressedKey(event)];
    if (!direction) return;
    event.preventDefault();
    keep((event.shiftKey ? resizeBounds : moveBounds)(place, ...direction));
  };
  return {place, bar, corner, onHandleKey};
}

/**
 * A floating panel above the page. It is dragged by its title bar and resized by its corner, or moved and resized with
 * the arrow keys on its handle; the close button or Escape closes it. It is not modal: the page behind it stays usable.
 * `left` and `top` are physical, whatever the text direction.
 */
export function FloatingBox({id, title, close, size = defaultSize, children}: FloatingBoxProps) {
  const name = useId();
  const box = useRef<HTMLDivElement>(null);
  const {place, bar, corner, onHandleKey} = useBoxHandles(id, size);
  useTopLayer(box);
  useFocusInside(box);
  const closeByKey = (event: KeyboardEvent) => {
    if (pressedKey(event) !== 'Escape') return;
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
        <Button variant="quiet" icon className="ui-box-handle" onKeyDown={onHandleKey}>
          <span aria-hidden="true">⠿</span>
          <span className="visually-hidden">{text.handle}</span>
        </Button>
        <h2 id={name}>{title}</h2>
        <Button variant="quiet" icon className="ui-close" aria-label={text.close} data-no-drag="" onClick={close}>
          <span aria-hidden="true">×</span>
        </Button>
      </div>
      <div className="ui-box-content" tabIndex={0} role="group" aria-labelledby={name}>
        {children}
      </div>
      <div className="ui-box-corner" {...corner} />
    </div>
  );
}
