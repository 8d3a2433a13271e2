import {studioSorts} from '#domain/media/studioWorks';
import {useSource} from '#ui/useSource';
import {sortChoice, viewChoice, views} from './state';
import {sortNames, text, viewNames} from './messages';

interface ChoiceProps<T extends string> {
  label: string;
  options: readonly T[];
  names: Readonly<Record<T, string>>;
  value: T;
  choose: (value: T) => void;
}

function Choice<T extends string>({label, options, names, value, choose}: ChoiceProps<T>) {
  return (
    <select
      className="ui-select"
      aria-label={label}
      value={value}
      onChange={({target}) => choose(options[target.selectedIndex] ?? value)}
    >
      {options.map(option => (
        <option key={option} value={option}>
          {names[option]}
        </option>
      ))}
    </select>
  );
}

/** The controls for the order of a studio's media, and for their view while the order is ours. */
export default function StudioControls() {
  const sort = useSource(sortChoice, sortChoice.get);
  const view = useSource(viewChoice, viewChoice.get);
  return (
    <>
      {sort === 'normal' ? null : (
        <Choice label={text.view} options={views} names={viewNames} value={view} choose={viewChoice.set} />
      )}
      <Choice label={text.order} options={studioSorts} names={sortNames} value={sort} choose={sortChoice.set} />
    </>
  );
}
