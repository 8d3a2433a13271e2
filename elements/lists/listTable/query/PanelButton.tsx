import {useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode} from 'react';

import {pressedKey} from '#domain/text/pressedKey';
import {Button} from '#ui/Button';
import {useFloatingLayer} from '#ui/useFloatingLayer';
import {usePressOutside} from '#ui/usePressOutside';

interface PanelProps {
  label: string;
  /** Its contents, which get a function to close it. */
  children: (close: () => void) => ReactNode;
}

function Panel({anchor, close, label, children}: PanelProps & {anchor: Element; close: () => void}) {
  const {node, props} = useFloatingLayer(anchor, 'bottom-start', 4);
  usePressOutside(() => [anchor, node.current], close);
  useEffect(() => node.current?.querySelector<HTMLElement>('input, button')?.focus(), [node]);
  const onBlur = ({relatedTarget, currentTarget}: FocusEvent) => {
    if (relatedTarget instanceof Node && relatedTarget !== anchor && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <div
      {...props}
      popover="manual"
      role="group"
      aria-label={label}
      className="ui-card table-panel"
      tabIndex={-1}
      onBlur={onBlur}
    >
      {children(close)}
    </div>
  );
}

/** A button that opens a panel below it. Escape, or a press elsewhere, closes it. */
export function PanelButton({label, children}: PanelProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<Element>();
  const close = () => setAnchor(undefined);
  const closeByKey = () => {
    close();
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!anchor || pressedKey(event) !== 'Escape') return;
    event.stopPropagation();
    closeByKey();
  };
  return (
    <span onKeyDown={onKeyDown}>
      <Button
        ref={button}
        small
        className="ui-chevron"
        aria-expanded={anchor !== undefined}
        onClick={({currentTarget}) => setAnchor(anchor ? undefined : currentTarget)}
      >
        {label}
      </Button>
      {anchor ? (
        <Panel anchor={anchor} label={label} close={close}>
          {() => children(closeByKey)}
        </Panel>
      ) : null}
    </span>
  );
}
