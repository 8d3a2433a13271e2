import {useId, type ComponentPropsWithRef} from 'react';

import {isUser} from '#domain/profile/typedUser';
import {Alert} from '#ui/Alert';
import {text} from './messages';

interface UserInputProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange'> {
  value: string;
  change: (value: string) => void;
  /** Whether a text names users. Default: it names one. */
  isValid?: (value: string) => boolean;
}

/** A field for a user. Text that names none stays, with a sentence about what would. */
export function UserInput({value, change, isValid = isUser, ...rest}: UserInputProps) {
  const id = useId();
  const isWrong = value.trim() !== '' && !isValid(value);
  return (
    <>
      <input
        {...rest}
        className="ui-input"
        value={value}
        spellCheck={false}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? id : undefined}
        onChange={({target}) => change(target.value)}
      />
      {isWrong ? (
        <Alert as="span" id={id} polite>
          {text.invalid}
        </Alert>
      ) : null}
    </>
  );
}
