import type {ImportedEntry, Readings} from '#domain/import/importedEntry';
import type {NumberMeaning} from '#domain/import/listNumbers';
import type {Scale} from '#domain/import/looseValues';
import {Check} from '#ui/Check';
import {text} from './messages';

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

interface ReadingProps<K extends string> {
  label: string;
  value: K;
  options: Readonly<Record<K, string>>;
  choose: (value: K) => void;
}

function Reading<K extends string>({label, value, options, choose}: ReadingProps<K>) {
  return (
    <label className="ui-field">
      {label}
      <select className="ui-select" value={value} onChange={({target}) => choose(target.value as K)}>
        {Object.entries<string>(options).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ReadingsProps {
  guesses: Readings;
  reread: (readings: Readings) => void;
}

/** How the file was read where it can mean two things, for the user to change. */
export const FileReadings = ({guesses: {scale, listNumbers}, reread}: ReadingsProps) => (
  <>
    {scale === undefined ? null : (
      <Reading
        label={text.scale}
        value={String(scale) as `${Scale}`}
        options={{10: text.outOf10, 100: text.outOf100}}
        choose={value => reread({scale: value === '10' ? 10 : 100})}
      />
    )}
    {listNumbers === undefined ? null : (
      <Reading<NumberMeaning>
        label={text.listNumbers}
        value={listNumbers}
        options={{flags: text.flags, positions: text.positions}}
        choose={value => reread({listNumbers: value})}
      />
    )}
  </>
);
