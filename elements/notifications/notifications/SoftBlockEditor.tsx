import {useRef, useState} from 'react';

import {includesName} from '#domain/notification/softBlock';
import {isUser, typedUser} from '#domain/profile/typedUser';
import {UserInput} from '#kits/userId/UserInput';
import {softBlock} from '#services/settings/shared';
import {Button} from '#ui/Button';
import {useSetting} from '#ui/useSetting';
import {softBlockText as text} from './messages';

function AddName({names, add}: {names: readonly string[]; add: (name: string) => void}) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const name = typedUser(typed);
  const isRepeated = name !== '' && includesName(names, name);
  const submit = () => {
    if (!isUser(typed) || isRepeated) return;
    add(name);
    setTyped('');
    field.current?.focus();
  };
  return (
    <form
      className="ui-fields"
      onSubmit={event => {
        event.preventDefault();
        submit();
      }}
    >
      <label className="ui-field">
        {text.user}
        <UserInput ref={field} value={typed} change={setTyped} />
      </label>
      <Button type="submit" disabled={!isUser(typed) || isRepeated}>
        {text.add}
      </Button>
      {isRepeated ? (
        <p className="ui-note" role="status">
          {text.repeated}
        </p>
      ) : null}
    </form>
  );
}

/** The editor for the names whose notifications are left out of the grouped list. */
export default function SoftBlockEditor() {
  const [names, save] = useSetting(softBlock);
  return (
    <div className="ui-editor">
      <p className="ui-note">{text.explanation}</p>
      <AddName names={names} add={name => save([...names, name])} />
      {names.length ? (
        <ul className="ui-list" aria-label={text.list}>
          {names.map((name, index) => (
            <li className="ui-row" key={`${index} ${name}`}>
              <span>{name}</span>
              <Button
                small
                aria-label={text.removeName(name)}
                onClick={() => save(names.filter((_, each) => each !== index))}
              >
                {text.remove}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
