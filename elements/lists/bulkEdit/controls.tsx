import {useState} from 'react';

import {formatFuzzyDate, parseFuzzyDate, type FuzzyDate} from '#domain/date/fuzzyDate';
import type {NotesChange, NumberChange} from '#domain/list/bulk/form';
import {scoreRanges, type ScoreFormat} from '#domain/score/score';
import {Check} from '#ui/Check';
import {NumberInput} from '#ui/NumberInput';
import {smileyNames} from '#ui/messages';
import {formText as text} from './messages';

interface ControlProps<T> {
  /** The accessible name. */
  label: string;
  value: T | undefined;
  /** Called with `undefined` if what the user entered can't be used. */
  change: (value: T | undefined) => void;
}

interface ChoiceProps<K extends string> {
  label: string;
  value: K;
  change: (value: K) => void;
  options: readonly (readonly [K, string])[];
}

/** A choice of one of a few values. */
export const Choice = <K extends string>({label, value, change, options}: ChoiceProps<K>) => (
  <select
    className="ui-select"
    aria-label={label}
    value={value}
    onChange={({target}) => change(options.find(([each]) => each === target.value)?.[0] ?? value)}
  >
    {options.map(([each, name]) => (
      <option key={each} value={each}>
        {name}
      </option>
    ))}
  </select>
);

/** The choice between yes and no. */
export const YesNo = ({label, value, change}: ControlProps<boolean>) => (
  <Choice
    label={label}
    value={value ? 'yes' : 'no'}
    change={next => change(next === 'yes')}
    options={[
      ['yes', text.yes],
      ['no', text.no],
    ]}
  />
);

const faces = {0: text.noScore, 1: smileyNames.frown, 2: smileyNames.meh, 3: smileyNames.smile} as const;

/** A score in the user's format; 0 is none. */
export function ScoreField({label, value, change, format}: ControlProps<number> & {format: ScoreFormat}) {
  const {max, decimals} = scoreRanges[format];
  if (format === 'POINT_3')
    return (
      <Choice
        label={label}
        value={String(value ?? 0)}
        change={next => change(Number(next))}
        options={Object.entries(faces)}
      />
    );
  return (
    <>
      <NumberInput
        aria-label={label}
        value={value}
        change={change}
        min={0}
        max={max}
        step={decimals ? 0.1 : 1}
        decimals={decimals}
        emptied={0}
      />
      <span className="ui-note">{text.scoreHint(max)}</span>
    </>
  );
}

type Numbers = Readonly<Record<string, number | undefined>>;

interface CategoryProps extends ControlProps<Readonly<Record<string, number>>> {
  names: readonly string[];
}

/** The scores of some categories, which have 100 points in every format. */
export function CategoryScores({names, value = {}, change}: CategoryProps) {
  const [numbers, setNumbers] = useState<Numbers>(value);
  const set = (next: Numbers) => {
    setNumbers(next);
    const isUsable = Object.values(next).every(number => number !== undefined);
    change(isUsable && Object.keys(next).length ? (next as Readonly<Record<string, number>>) : undefined);
  };
  const without = (name: string) => Object.fromEntries(Object.entries(numbers).filter(([each]) => each !== name));
  return names.map(name => (
    <div key={name} className="ui-row">
      <Check
        checked={Object.hasOwn(numbers, name)}
        change={isOn => set(isOn ? {...numbers, [name]: 0} : without(name))}
      >
        {name}
      </Check>
      {Object.hasOwn(numbers, name) ? (
        <NumberInput
          aria-label={text.categoryScore(name)}
          value={numbers[name]}
          change={number => set({...numbers, [name]: number})}
          min={0}
          max={100}
          decimals={1}
        />
      ) : null}
    </div>
  ));
}

interface NumberChangeProps extends ControlProps<NumberChange> {
  max: number;
  /** Whether it can be set to the total. */
  hasTotal?: boolean;
}

/** A new number, or one to add, or the total. */
export function NumberChangeField({label, value, change, max, hasTotal = false}: NumberChangeProps) {
  const [kind, setKind] = useState(value?.kind ?? 'set');
  const [number, setNumber] = useState<number | undefined>(1);
  const report = (nextKind: NumberChange['kind'], next: number | undefined) => {
    setKind(nextKind);
    setNumber(next);
    change(nextKind === 'total' ? {kind: nextKind} : next === undefined ? undefined : {kind: nextKind, value: next});
  };
  const kinds = [['total', text.toTotal] as const, ['set', text.toNumber] as const, ['add', text.addNumber] as const];
  return (
    <>
      <Choice
        label={label}
        value={kind}
        change={next => report(next, number)}
        options={kinds.filter(([each]) => hasTotal || each !== 'total')}
      />
      {kind === 'total' ? null : (
        <NumberInput
          aria-label={text.numberOf(label)}
          value={number}
          change={next => report(kind, next)}
          min={kind === 'add' ? 1 : 0}
          max={max}
          decimals={0}
        />
      )}
    </>
  );
}

/** A day, at first today's; an empty field removes the date. */
export function DateField({label, value, change}: ControlProps<FuzzyDate>) {
  const [typed, setTyped] = useState(formatFuzzyDate(value ?? {}));
  return (
    <>
      <input
        type="date"
        className="ui-input"
        aria-label={label}
        value={typed}
        max="9999-12-31"
        onChange={({target}) => {
          setTyped(target.value);
          // The value is also empty while only a part of the date is in the field.
          change(target.validity.valid ? (parseFuzzyDate(target.value) ?? {}) : undefined);
        }}
      />
      <span className="ui-note">{text.dateHint}</span>
    </>
  );
}

type NotesKind = NotesChange['kind'] | 'clear';

/** New notes, or a change of those that are there. */
export function NotesField({label, change}: ControlProps<NotesChange>) {
  const [kind, setKind] = useState<NotesKind>('append');
  const [found, setFound] = useState('');
  const [typed, setTyped] = useState('');
  const textLabel = kind === 'find' ? text.replacement : text.newText;
  const report = (nextKind: NotesKind, find: string, note: string) => {
    setKind(nextKind);
    setFound(find);
    setTyped(note);
    if (nextKind === 'clear') change({kind: 'set', text: ''});
    else if (nextKind === 'find') change(find ? {kind: 'find', find, text: note} : undefined);
    else change(note ? {kind: nextKind, text: note} : undefined);
  };
  return (
    <>
      <Choice
        label={label}
        value={kind}
        change={next => report(next, found, typed)}
        options={[
          ['append', text.appendNotes],
          ['set', text.replaceNotes],
          ['find', text.findInNotes],
          ['clear', text.clearNotes],
        ]}
      />
      {kind === 'find' ? (
        <input
          className="ui-input"
          aria-label={text.findText}
          placeholder={text.findText}
          value={found}
          onChange={({target}) => report(kind, target.value, typed)}
        />
      ) : null}
      {kind === 'clear' ? null : (
        <textarea
          className="ui-input"
          rows={2}
          aria-label={textLabel}
          placeholder={textLabel}
          value={typed}
          onChange={({target}) => report(kind, found, target.value)}
        />
      )}
    </>
  );
}

interface ListsProps extends ControlProps<Readonly<Record<string, boolean>>> {
  names: readonly string[];
}

/** For each custom list: add entries to it, remove them, or leave them. */
export const CustomListsField = ({names, value = {}, change}: ListsProps) =>
  names.map(name => (
    <label key={name} className="list">
      <span>{name}</span>
      <Choice
        label={name}
        value={Object.hasOwn(value, name) ? (value[name] ? 'in' : 'out') : 'same'}
        change={next => {
          const others = Object.entries(value).filter(([each]) => each !== name);
          const all = next === 'same' ? others : [...others, [name, next === 'in'] as const];
          change(all.length ? Object.fromEntries(all) : undefined);
        }}
        options={[
          ['same', text.unchanged],
          ['in', text.addToList],
          ['out', text.removeFromList],
        ]}
      />
    </label>
  ));
