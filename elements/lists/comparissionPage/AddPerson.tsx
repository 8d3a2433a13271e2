import {useState, type FormEvent} from 'react';

import {isSameName, parseComparedUsers} from '#domain/compare/people';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import type {ComparisonState} from './useComparison';
import {text} from './messages';

/** A form for one more person; names may be written as in the address (rule statistics-11). */
export function AddPerson({comparison: {people}, change}: Pick<ComparisonState, 'comparison' | 'change'>) {
  const {session} = useServices();
  const [typed, setTyped] = useState('');
  const [twice, setTwice] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const named = parseComparedUsers(typed, session.userName());
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
    <form className="ui-field" onSubmit={submit}>
      <label htmlFor="person">{text.person}</label>
      <span className="ui-row">
        <input
          id="person"
          className="ui-input"
          value={typed}
          placeholder={text.personHint}
          autoComplete="off"
          onChange={event => {
            setTyped(event.target.value);
            setTwice('');
          }}
        />
        <Button type="submit" inactive={!typed.trim()}>
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
