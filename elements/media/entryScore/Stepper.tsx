import type {ReactNode} from 'react';

interface StepButtonProps {
  label: string;
  sign: '+' | '−';
  /** `undefined`: the value is at its bound. The button stays focusable, so that the focus is not lost there. */
  step: (() => void) | undefined;
}

/** One step of a value. */
export const StepButton = ({label, sign, step}: StepButtonProps) => (
  <button type="button" aria-label={label} aria-disabled={step === undefined} onClick={step}>
    {sign}
  </button>
);

/** A named value with its step buttons. */
export function Row({label, children}: {label: string; children: ReactNode}) {
  return (
    <div className="row" role="group" aria-label={label}>
      <span className="label">{label}</span>
      {children}
    </div>
  );
}
