import {autoUpdate, flip, shift, useFloating} from '@floating-ui/react-dom';
import {useEffectEvent, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode} from 'react';

import {pressedKey} from '#domain/text/pressedKey';
import {Button} from '#ui/Button';
import {useSignalEffect} from '#ui/useSignalEffect';
import {useTopLayer} from '#ui/useTopLayer';

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
  const panel = useRef<HTMLDivElement>(null);
  useTopLayer(panel);
  const {refs, floatingStyles} = useFloating<Element>({
    placement: 'bottom-end',
    strategy: 'fixed',
    elements: {reference: anchor},
    middleware: [flip(), shift({padding: 8})],
    whileElementsMounted: autoUpdate,
  });
  const closeLatest = useEffectEvent(close);
  useSignalEffect(
    signal => {
      panel.current?.querySelector<HTMLElement>('select')?.focus();
      const press = (event: PointerEvent) => {
        const path = event.composedPath();
        if (!path.includes(anchor) && !(panel.current && path.includes(panel.current))) closeLatest();
      };
      document.addEventListener('pointerdown', press, {signal, capture: true});
    },
    [anchor],
  );
  const leave = ({relatedTarget, currentTarget}: FocusEvent) => {
    if (relatedTarget instanceof Node && relatedTarget !== anchor && !currentTarget.contains(relatedTarget)) close();
  };
  const setPanel = (node: HTMLDivElement | null) => {
    panel.current = node;
    refs.setFloating(node);
  };
  return (
    <div
      ref={setPanel}
      popover="manual"
      role="group"
      aria-label={label}
      className="ui-card menu"
      style={floatingStyles}
      onBlur={leave}
    >
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
