import {setType, type EntryFilter} from '#domain/statistics/personal/filter';
import {Check} from '#ui/Check';
import {NumberInput} from '#ui/NumberInput';
import {text} from './messages';

interface FiltersProps {
  filter: EntryFilter;
  change: (filter: EntryFilter) => void;
}

/** The largest progress that AniList stores. */
const mostProgress = 65_535;

type Least = 'minRating' | 'minEpisodes' | 'minChapters';

/** The filter of the table of genres and tags, which can be folded. */
export function Filters({filter, change}: FiltersProps) {
  const tick = (type: 'anime' | 'manga') => (
    <Check checked={filter[type]} change={isChecked => change(setType(filter, type, isChecked))}>
      {text[type]}
    </Check>
  );
  const least = (id: Least, isOff = false) => (
    <label className="ui-field" data-off={isOff}>
      {text[id]}
      <NumberInput
        value={filter[id]}
        min={0}
        max={id === 'minRating' ? 100 : mostProgress}
        decimals={0}
        disabled={isOff}
        emptied={0}
        change={value => {
          if (value !== undefined) change({...filter, [id]: value});
        }}
      />
    </label>
  );
  return (
    <details className="filters" open>
      <summary>{text.filters}</summary>
      <div className="ui-row">
        {tick('anime')}
        {tick('manga')}
      </div>
      <div className="ui-fields">
        {least('minRating')}
        {least('minEpisodes', !filter.anime)}
        {least('minChapters', !filter.manga)}
      </div>
    </details>
  );
}
