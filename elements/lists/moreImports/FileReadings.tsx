import type {Guesses, ImportedEntry, Readings} from '#domain/import/importedEntry';
import type {NumberMeaning} from '#domain/import/listNumbers';
import type {Scale} from '#domain/import/looseValues';
import {Check} from '#ui/Check';
import {text} from './importMessages';

interface OfferProps {
  entries: readonly ImportedEntry[];
  offered: Record<'dates' | 'tags', boolean>;
  change: (offered: Record<'dates' | 'tags', boolean>) => void;
}

/** Offers values that are imported only if the user wants them: dates added at once, and tags. */
export function Offers({entries, offered, change}: OfferProps) {
  const dates = entries.filter(({doubtfulDates}) => doubtfulDates).length;
  const tags = entries.filter(({values}) => values.tags).length;
  return (
    <>
      {dates ? (
        <Check checked={offered.dates} change={checked => change({...offered, dates: checked})}>
          {text.doubtfulDates(dates)}
        </Check>
      ) : null}
      {tags ? (
        <Check checked={offered.tags} change={checked => change({...offered, tags: checked})}>
          {text.tags(tags)}
        </Check>
      ) : null}
    </>
  );
}

interface ReadingProps<V extends string> {
  label: string;
  value: V;
  options: readonly (readonly [value: V, words: string])[];
  choose: (value: V) => void;
}

function Reading<V extends string>({label, value, options, choose}: ReadingProps<V>) {
  return (
    <label className="ui-field">
      {label}
      <select className="ui-select" value={value} onChange={({target}) => choose(target.value as V)}>
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

const scales: readonly (readonly [`${Scale}`, string])[] = [
  ['10', text.outOf10],
  ['100', text.outOf100],
];
const meanings: readonly (readonly [NumberMeaning, string])[] = [
  ['flags', text.flags],
  ['positions', text.positions],
];

interface ReadingsProps {
  guesses: Guesses;
  reread: (readings: Readings) => void;
}

/** The readings of a file that can mean two things, for the user to change. */
export const FileReadings = ({guesses: {scale, listNumbers}, reread}: ReadingsProps) => (
  <>
    {scale === undefined ? null : (
      <Reading
        label={text.scale}
        value={`${scale}`}
        options={scales}
        choose={value => reread({scale: value === '10' ? 10 : 100})}
      />
    )}
    {listNumbers === undefined ? null : (
      <Reading<NumberMeaning | 'unclear'>
        label={text.listNumbers}
        value={listNumbers}
        options={listNumbers === 'unclear' ? [['unclear', text.chooseMeaning], ...meanings] : meanings}
        choose={value => value !== 'unclear' && reread({listNumbers: value})}
      />
    )}
  </>
);
