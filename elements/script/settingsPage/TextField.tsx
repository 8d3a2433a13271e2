import {useId, useState} from 'react';

import type {TextSetting} from '#services/settings/handles';
import {Alert} from '#ui/Alert';
import {useSetting} from '#ui/useSetting';

interface TextFieldProps {
  setting: TextSetting;
  disabled: boolean;
  titleId: string;
}

/** A text field. Invalid text is not stored, but stays in the field, with a sentence about what would be. */
export function TextField({setting, disabled, titleId}: TextFieldProps) {
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
          setTyped(next);
          if (!form) save(next);
          else if (form.pattern.test(next.trim())) save(next.trim());
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
