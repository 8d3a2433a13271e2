import {useId, useState} from 'react';

import type {TextSetting} from '#services/settings/handles';
import {Alert} from '#ui/Alert';
import {useSetting} from '#ui/useSetting';

interface TextFieldProps {
  setting: TextSetting;
  disabled: boolean;
  titleId: string;
  /** Called with whether what was typed is valid. */
  checked?: (isValid: boolean) => void;
}

/** A text field. Invalid text is not stored, but stays in the field, with a sentence about what would be. */
export function TextField({setting, disabled, titleId, checked}: TextFieldProps) {
  const [value, save] = useSetting(setting);
  const [typed, setTyped] = useState<string>();
  const id = useId();
  const {form, note} = setting;
  const isInvalid = typed !== undefined && form?.pattern.test(typed.trim()) === false;
  const noted = isInvalid ? undefined : note?.(typed ?? value);
  return (
    <>
      <input
        type="text"
        className="ui-input"
        value={typed ?? value}
        disabled={disabled}
        aria-labelledby={titleId}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid || noted ? id : undefined}
        onChange={({target: {value: next}}) => {
          const isValid = form?.pattern.test(next.trim()) !== false;
          setTyped(next);
          if (isValid) save(form ? next.trim() : next);
          checked?.(isValid);
        }}
        onBlur={() => isInvalid || setTyped(undefined)}
      />
      {isInvalid ? (
        <Alert as="span" id={id}>
          {form.hint()}
        </Alert>
      ) : null}
      {noted ? (
        <span id={id} role="status" className="ui-note">
          {noted}
        </span>
      ) : null}
    </>
  );
}
