import {useId, useState, type ComponentPropsWithRef} from 'react';

type Native = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max' | 'step'>;

interface NumberInputProps extends Native {
  /** The number to show; `undefined` while the parent has none, in which case what was typed stays. */
  value: number | undefined;
  /** Called on every change, with `undefined` if what is typed is no number within the limits. */
  change: (value: number | undefined) => void;
  min?: number | undefined;
  max?: number | undefined;
  /** Distance of one press of an arrow key; 1 by default. */
  step?: number | undefined;
  /** Most decimals that are accepted; any number of them by default. */
  decimals?: number | undefined;
  /** Shown while what is typed is invalid. */
  message?: string | undefined;
  /** Shown in its place while the field is empty, for example which number counts then. */
  emptyMessage?: string | undefined;
}

type Limits = Pick<NumberInputProps, 'min' | 'max' | 'decimals'>;

function parse(typed: string, {min = -Infinity, max = Infinity, decimals}: Limits): number | undefined {
  const number = Number(typed);
  if (typed.trim() === '' || !Number.isFinite(number) || number < min || number > max) return undefined;
  return decimals === undefined || Number(number.toFixed(decimals)) === number ? number : undefined;
}

/**
 * A field for a number. What is typed on the way to a number, such as a single minus sign, stays until the field is
 * left; then the last valid number is back.
 */
export function NumberInput({
  value,
  change,
  min,
  max,
  step = 1,
  decimals,
  message,
  emptyMessage,
  ...rest
}: NumberInputProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [isEmpty, setEmpty] = useState(false);
  const isInvalid = typed !== undefined && parse(typed, {min, max, decimals}) === undefined;
  const emptied = isEmpty ? emptyMessage : undefined;
  const said = isInvalid ? (emptied ?? message) : undefined;
  return (
    <>
      <input
        {...rest}
        type="number"
        className={['ui-input', rest.className].filter(Boolean).join(' ')}
        value={typed ?? value ?? ''}
        min={min}
        max={max}
        step={step}
        aria-invalid={isInvalid}
        aria-describedby={[rest['aria-describedby'], said !== undefined && id].filter(Boolean).join(' ') || undefined}
        onChange={event => {
          setTyped(event.target.value);
          // The value is also empty while a single minus sign is in the field.
          setEmpty(event.target.value === '' && !event.target.validity.badInput);
          change(parse(event.target.value, {min, max, decimals}));
        }}
        onBlur={event => {
          if (value !== undefined) setTyped(undefined);
          rest.onBlur?.(event);
        }}
      />
      {said === undefined ? null : (
        <span id={id} role="alert" className={emptied ? 'ui-note' : 'ui-note ui-note-error'}>
          {said}
        </span>
      )}
    </>
  );
}
