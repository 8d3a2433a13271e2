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
  <Button icon variant="quiet" aria-label={label} inactive={step === undefined} onClick={step}>
    {sign}
  </Button>
);

interface RowProps {
  label: string;
  /** The label in minimal space. */
  sign: string;
  children: ReactNode;
}

/** A labelled value with its step buttons. */
export function Row({label, sign, children}: RowProps) {
  return (
    <div className="row" role="group" aria-label={label} title={label}>
      <span className="label" aria-hidden="true">
        {sign}
      </span>
      {children}
    </div>
  );
}
