import {useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode} from 'react';

import {pressedKey} from '#domain/text/pressedKey';
import {Button} from '#ui/Button';
import {useFloatingLayer} from '#ui/useFloatingLayer';
import {usePressOutside} from '#ui/usePressOutside';

interface PersonMenuProps {
  label: string;
  /** Whether something in it differs from the default. */
  isSet: boolean;
  children: ReactNode;
}

function Panel({
  anchor,
  close,
  label,
  children,
}: Omit<PersonMenuProps, 'isSet'> & {anchor: Element; close: () => void}) {
  const {node, props} = useFloatingLayer(anchor, 'bottom-end');
  usePressOutside(() => [anchor, node.current], close);
  useEffect(() => node.current?.querySelector<HTMLElement>('select')?.focus(), [node]);
  const leave = ({relatedTarget, currentTarget}: FocusEvent) => {
    if (relatedTarget instanceof Node && relatedTarget !== anchor && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <div {...props} popover="manual" role="group" aria-label={label} className="ui-card menu" onBlur={leave}>
      {children}
    </div>
  );
}

/** A button that opens the choices for a user below it. Escape, or a press elsewhere, closes them. */
export function PersonMenu({label, isSet, children}: PersonMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<Element>();
  const onKeyDown = (event: KeyboardEvent) => {
    if (!anchor || pressedKey(event) !== 'Escape') return;
    event.stopPropagation();
    setAnchor(undefined);
    button.current?.focus();
  };
  return (
    <span className="person-menu" onKeyDown={onKeyDown}>
      <Button
        ref={button}
        icon
        variant="quiet"
        className="ui-chevron"
        aria-label={label}
        title={label}
        aria-expanded={anchor !== undefined}
        data-set={isSet || undefined}
        onClick={({currentTarget}) => setAnchor(anchor ? undefined : currentTarget)}
      />
      {anchor ? (
        <Panel anchor={anchor} label={label} close={() => setAnchor(undefined)}>
          {children}
        </Panel>
      ) : null}
    </span>
  );
}
