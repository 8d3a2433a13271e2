import {useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode} from 'react';

import {pressedKey} from '#domain/text/pressedKey';
import {Button} from '../Button';
import {useFloatingLayer} from '../useFloatingLayer';
import {usePressOutside} from '../usePressOutside';

interface PanelButtonProps {
  /** Name of the panel, and of the button if it is only a chevron. */
  label: string;
  /** Text of the button. */
  name?: string;
  className?: string;
  small?: boolean;
  /** Whether something in it differs from the default. */
  isSet?: boolean;
  children: ReactNode;
}

interface PanelProps extends Pick<PanelButtonProps, 'label' | 'children'> {
  anchor: Element;
  close: () => void;
}

function Panel({anchor, close, label, children}: PanelProps) {
  const {node, props} = useFloatingLayer(anchor, 'bottom-end');
  usePressOutside(() => [anchor, node.current], close);
  useEffect(() => node.current?.querySelector<HTMLElement>('select, input, button')?.focus(), [node]);
  const leave = ({relatedTarget, currentTarget}: FocusEvent) => {
    if (relatedTarget instanceof Node && relatedTarget !== anchor && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <div {...props} popover="manual" role="group" aria-label={label} className="ui-card ui-menu" onBlur={leave}>
      {children}
    </div>
  );
}

/** A button that opens a panel with choices below it. Escape, or a press elsewhere, closes the panel. */
export function PanelButton({label, name, className, small, isSet, children}: PanelButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<Element>();
  const onKeyDown = (event: KeyboardEvent) => {
    if (!anchor || pressedKey(event) !== 'Escape') return;
    event.stopPropagation();
    setAnchor(undefined);
    button.current?.focus();
  };
  return (
    <span className={className} onKeyDown={onKeyDown}>
      <Button
        ref={button}
        icon={!name}
        small={small}
        variant={name ? undefined : 'quiet'}
        className="ui-chevron"
        aria-label={name ? undefined : label}
        title={name ? undefined : label}
        aria-expanded={anchor !== undefined}
        data-set={isSet || undefined}
        onClick={({currentTarget}) => setAnchor(anchor ? undefined : currentTarget)}
      >
        {name}
      </Button>
      {anchor ? (
        <Panel anchor={anchor} label={label} close={() => setAnchor(undefined)}>
          {children}
        </Panel>
      ) : null}
    </span>
  );
}
