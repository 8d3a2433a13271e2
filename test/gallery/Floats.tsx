import {useState} from 'react';

import type {ToastKind} from '#services/toasts';
import {Button} from '#ui/Button';
import {FloatingBox} from '#ui/box/FloatingBox';
import {useToast} from '#ui/toast/useToast';

const kinds: ToastKind[] = ['info', 'success', 'warning', 'error'];

/** Buttons that show a toast of each kind. */
export function Toasting() {
  const toast = useToast();
  return kinds.map(kind => (
    <Button
      key={kind}
      onClick={() =>
        toast({
          text: `A message of the kind ${kind}.`,
          kind,
          duration: Infinity,
          ...(kind === 'success' ? {action: {label: 'Undo', run: () => toast({text: 'Undone.'})}} : {}),
        })
      }
    >
      Toast: {kind}
    </Button>
  ));
}

/** A button that opens a floating box. */
export function Boxing() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open a box</Button>
      {open ? (
        <FloatingBox id="gallery" title="A floating box" close={() => setOpen(false)}>
          <p>Drag the bar, or use the handle with the arrow keys; with Shift they resize.</p>
        </FloatingBox>
      ) : null}
    </>
  );
}
