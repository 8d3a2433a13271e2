import type {ReactNode} from 'react';
import {Button} from '#ui/Button';

interface StepButtonProps {
  label: string;
  sign: '+' | '−';
  /** `undefined` at the limit of the value. The button stays focusable, so that focus is not lost. */
  step: (() => void) | undefined;
}

/** Changes a value by one step. */
export const StepButton = ({label, sign, step}: StepButtonProps) => (
  <Button icon aria-label={label} inactive={step === undefined} onClick={step}>
    {sign}
  </Button>
);

/** A labelled value with its step buttons. */
export function Row({label, children}: {label: string; children: ReactNode}) {
  return (
    <div className="row" role="group" aria-label={label}>
      <span className="label">{label}</span>
      {children}
    </div>
  );
}
