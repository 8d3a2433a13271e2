import {useState} from 'react';

import {isSameName, parseComparedUsers} from '#domain/compare/people';
import {isUser} from '#domain/profile/typedUser';
import {UserInput} from '#kits/userId/UserInput';
import {typedUserName} from '#kits/userId/typedUserName';
import {Button} from '#ui/Button';
import {useApi, useServices} from '#ui/context';
import type {ComparisonState} from './useComparison';
import {text} from './messages';

/** A form for adding a user; names may be written as in the address (rule statistics-11). */
export function AddPerson({comparison: {people}, change}: Pick<ComparisonState, 'comparison' | 'change'>) {
  const {session} = useServices();
  const api = useApi();
  const [typed, setTyped] = useState('');
  const [twice, setTwice] = useState('');
  const areUsers = (input: string) => {
    const users = parseComparedUsers(input, session.userName());
    return users.length > 0 && users.every(({name}) => isUser(name));
  };
  const submit = async () => {
    const parsed = parseComparedUsers(typed, session.userName());
    if (!areUsers(typed)) return;
    const names = await Promise.all(parsed.map(({name}) => typedUserName(api, name)));
    const named = parsed.map((user, index) => ({...user, name: names[index] ?? user.name}));
    const isKnown = ({name}: {name: string}) => people.some(each => isSameName(each.name, name));
    const added = named.filter(user => !isKnown(user));
    setTwice(
      named
        .filter(isKnown)
        .map(({name}) => name)
        .join(', '),
    );
    if (!added.length) return;
    setTyped('');
    change({people: [...people, ...added.map(user => ({...user, status: 'all'}) as const)]});
  };
  return (
    <form
      className="ui-field"
      onSubmit={event => {
        event.preventDefault();
        void submit();
      }}
    >
      <label htmlFor="person">{text.user}</label>
      <span className="ui-row">
        <UserInput
          id="person"
          value={typed}
          placeholder={text.personHint}
          autoComplete="off"
          isValid={areUsers}
          change={next => {
            setTyped(next);
            setTwice('');
          }}
        />
        <Button type="submit" inactive={!areUsers(typed)}>
          {text.add}
        </Button>
      </span>
      {twice ? (
        <span className="ui-note" role="status">
          {text.alreadyThere(twice)}
        </span>
      ) : null}
    </form>
  );
}
