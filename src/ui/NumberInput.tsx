import {roundTo} from '#domain/text/format';
import {useId, useState, type ComponentPropsWithRef} from 'react';

import {Alert} from './Alert';

type Native = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max' | 'step'>;

interface NumberInputProps extends Native {
  /** The number to show; `undefined` while the parent has none, in which case the typed text stays. */
  value: number | undefined;
  /** Called on every change, with `undefined` if the input isn't a number within the limits. */
  change: (value: number | undefined) => void;
  min?: number | undefined;
  max?: number | undefined;
  /** Step of one press of an arrow key. Default: 1. */
  step?: number | undefined;
  /** Maximum number of decimals. Default: any number. */
  decimals?: number | undefined;
  /** Shown while the input is invalid. */
  message?: string | undefined;
  /** Shown instead of `message` while the field is empty, for example to tell which number is used. */
  emptyMessage?: string | undefined;
}

type Limits = Pick<NumberInputProps, 'min' | 'max' | 'decimals'>;

function parse(typed: string, {min = -Infinity, max = Infinity, decimals}: Limits): number | undefined {
  const number = Number(typed);
  if (typed.trim() === '' || !Number.isFinite(number) || number < min || number > max) return undefined;
  return decimals === undefined || roundTo(number, decimals) === number ? number : undefined;
}

/**
 * A field for a number. Unfinished input, such as a single minus sign, stays until the field loses focus; then the last
 * valid number returns.
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
        <Alert as="span" id={id} kind={emptied ? 'plain' : 'error'}>
          {said}
        </Alert>
      )}
    </>
  );
}
