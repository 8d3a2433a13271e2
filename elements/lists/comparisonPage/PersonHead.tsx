import {ratingRequirements, statusFilters, type ComparedPerson} from '#domain/compare/people';
import type {ComparedList} from '#domain/compare/rows';
import type {ListType} from '#services/lists/ownList';
import {AnswerNote} from '#ui/answer/AnswerNote';
import {messageOf, problemOf, type Answer} from '#ui/answer/problem';
import {Button} from '#ui/Button';
import {UserLink} from '#ui/link/links';
import {PanelButton} from '#ui/panel/PanelButton';
import {usePausedUntil} from '#ui/usePausedUntil';
import type {ListLoad} from './listLoads';
import {Sortable} from './Sortable';
import type {ComparisonState} from './useComparison';
import {ratingText, statusText, text} from './messages';

interface PersonProps extends ComparisonState {
  type: ListType;
  person: ComparedPerson;
  list: ComparedList | undefined;
  /** `undefined`: the list has not been requested. */
  load: ListLoad | undefined;
  retry: (name: string) => void;
}

interface ChoiceProps<T extends string | number> {
  label: string;
  value: T;
  choices: readonly T[];
  nameOf: (choice: T) => string;
  choose: (choice: T) => void;
}

/** One of the requirements, in words. */
const Choice = <T extends string | number>({label, value, choices, nameOf, choose}: ChoiceProps<T>) => (
  <label className="ui-field">
    {label}
    <select
      className="ui-select"
      value={value}
      onChange={({target}) => {
        const chosen = choices.find(choice => String(choice) === target.value);
        if (chosen !== undefined) choose(chosen);
      }}
    >
      {choices.map(choice => (
        <option key={choice} value={choice}>
          {nameOf(choice)}
        </option>
      ))}
    </select>
  </label>
);

/** The reason why the list is missing. */
function Note({person: {name}, load, retry}: Pick<PersonProps, 'person' | 'load' | 'retry'>) {
  const until = usePausedUntil();
  if (!load) return <p className="ui-note">{text.notRequested}</p>;
  if (load.state === 'data') return load.list.entries.size ? null : <p className="ui-note">{text.noEntries}</p>;
  const answer: Answer = load.state === 'loading' && until !== undefined ? {state: 'waiting', until} : load;
  const problem = problemOf(answer);
  const message = messageOf(problem, answer, {missing: text.notFound});
  const again = () => retry(name);
  return <AnswerNote problem={problem} answer={answer} message={message} retry={again} />;
}

/** The heading of a user: avatar, name, what is required of them, and a menu; or why their list is missing. */
export function PersonHead({type, person, list, load, retry, ...state}: PersonProps) {
  const {comparison, change, changePerson} = state;
  const {requirement, status} = person;
  const name = list?.name ?? person.name;
  const required = [
    requirement === ratingRequirements[0] ? [] : ratingText(requirement),
    status === statusFilters[0] ? [] : statusText(status, type),
  ].flat();
  return (
    <Sortable {...state} sortKey={{person: person.name}} className="person" label={text.byPerson(name)} name={name}>
      {list?.avatar ? (
        <UserLink name={name}>
          <img src={list.avatar} alt={text.profileOf(name)} loading="lazy" />
        </UserLink>
      ) : (
        <span className="blank" />
      )}
      <PanelButton className="person-menu" label={text.options(name)} isSet={required.length > 0}>
        <Choice
          label={text.ratingOf(name)}
          value={requirement}
          choices={ratingRequirements}
          nameOf={ratingText}
          choose={chosen => changePerson(person, {requirement: chosen})}
        />
        <Choice
          label={text.statusOf(name)}
          value={status}
          choices={statusFilters}
          nameOf={filter => statusText(filter, type)}
          choose={chosen => changePerson(person, {status: chosen})}
        />
        <Button small onClick={() => change({people: comparison.people.filter(each => each !== person)})}>
          {text.remove(name)}
        </Button>
      </PanelButton>
      <div className="note">
        {required.length ? <p className="required">{required.join(' · ')}</p> : null}
        <Note person={person} load={load} retry={retry} />
      </div>
    </Sortable>
  );
}
