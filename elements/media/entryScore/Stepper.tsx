import type {ReactNode} from 'react';
import {Button} from '#ui/Button';

interface StepButtonProps {
  label: string;
  sign: '+' | '−';
  /** `undefined` at the limit of the value. The button then stays only while it has focus, so that focus is not lost. */
  step: (() => void) | undefined;
}

/** Changes a value by one step. */
export const StepButton = ({label, sign, step}: StepButtonProps) => (
  <Button icon variant="quiet" aria-label={label} title={label} inactive={step === undefined} onClick={step}>
    {sign}
  </Button>
);

interface RowProps {
  label: string;
  /** The label in minimal space; `undefined`: the value needs none. */
  sign: string | undefined;
  /** The buttons before and after the value. */
  down?: ReactNode;
  up: ReactNode;
  children: ReactNode;
}

/** A labeled value between its step buttons. */
export const Row = ({label, sign, down, up, children}: RowProps) => (
  <div className="row" role="group" aria-label={label}>
    {down}
    <span className="part" title={label}>
      {sign ? (
        <span className="label" aria-hidden="true">
          {sign}
        </span>
      ) : null}
      <output className="value">{children}</output>
    </span>
    {up}
  </div>
);
