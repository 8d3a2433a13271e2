import {roundTo} from '#domain/text/format';
import {useId, useState, type ComponentPropsWithRef} from 'react';

import {Alert} from './Alert';
import {numberText as text} from './messages';

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
  /** The number that an empty field reports, such as 0 for "no minimum". Default: an empty field changes nothing. */
  emptied?: number | undefined;
}

type Limits = Pick<NumberInputProps, 'min' | 'max' | 'decimals'>;

function parse(typed: string, {min = -Infinity, max = Infinity, decimals}: Limits): number | undefined {
  const number = Number(typed);
  if (typed.trim() === '' || !Number.isFinite(number) || number < min || number > max) return undefined;
  return decimals === undefined || roundTo(number, decimals) === number ? number : undefined;
}

/** Tells the user what to enter, and which number is used meanwhile. */
function correction({min, max, decimals}: Limits, value: number | undefined) {
  const kind = decimals === 0 ? text.wholeNumber : decimals ? text.decimalNumber(decimals) : text.anyNumber;
  const range = max === undefined ? (min === undefined ? '' : text.least(min)) : text.range(min ?? -Infinity, max);
  return text.enter(kind + range, value);
}

/**
 * A field for a number. What isn't one within the limits stays in the field, also when it loses focus, with a sentence
 * beside it about what to enter and which number is used. An emptied field shows that number again when it loses focus.
 */
export function NumberInput({value, change, min, max, step = 1, decimals, emptied, ...rest}: NumberInputProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [isEmpty, setEmpty] = useState(false);
  const limits = {min, max, decimals};
  const numberIn = (input: string, isBlank: boolean) => (isBlank ? emptied : parse(input, limits));
  const isInvalid = typed !== undefined && numberIn(typed, isEmpty) === undefined;
  const usedIfEmpty = isEmpty ? value : undefined;
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
        aria-describedby={[rest['aria-describedby'], isInvalid && id].filter(Boolean).join(' ') || undefined}
        onChange={({target}) => {
          // The value is also empty while a single minus sign is in the field.
          const isBlank = target.value === '' && !target.validity.badInput;
          setTyped(target.value);
          setEmpty(isBlank);
          change(numberIn(target.value, isBlank));
        }}
        onBlur={event => {
          if (value !== undefined && (isEmpty || !isInvalid)) setTyped(undefined);
          rest.onBlur?.(event);
        }}
      />
      {isInvalid ? (
        <Alert as="span" id={id} kind={usedIfEmpty === undefined ? 'error' : 'plain'}>
          {usedIfEmpty === undefined ? correction(limits, value) : text.ifEmpty(usedIfEmpty)}
        </Alert>
      ) : null}
    </>
  );
}
