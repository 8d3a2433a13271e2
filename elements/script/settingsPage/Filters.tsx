import {Button} from '#ui/Button';
import {filterText} from './tabMessages';
import {filterNames, type FilterName} from './useFilters';

interface FiltersProps {
  chosen: readonly FilterName[];
  /** The number of features that pass each filter. */
  counts: Readonly<Record<string, number>>;
  /** The number of features without a filter. */
  total: number;
  choose: (filters: readonly FilterName[]) => void;
}

/** Chips that filter the features of a tab or a search, and how many of them are on. */
export const Filters = ({chosen, counts, total, choose}: FiltersProps) => (
  <div className="filters ui-row" role="group" aria-label={filterText.label}>
    {filterNames.map(name => {
      const isChosen = chosen.includes(name);
      return (
        <Button
          key={name}
          small
          className="chip"
          pressed={isChosen}
          onClick={() => choose(isChosen ? chosen.filter(each => each !== name) : [...chosen, name])}
        >
          {filterText[name]} <span className="count">{counts[name] ?? 0}</span>
        </Button>
      );
    })}
    <span className="sum">{filterText.sum(counts.on ?? 0, total)}</span>
  </div>
);
