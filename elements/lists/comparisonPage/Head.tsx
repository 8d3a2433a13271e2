import type {ListType} from '#services/lists/ownList';
import type {Column} from './columns';
import type {ListLoads} from './listLoads';
import {PersonHead} from './PersonHead';
import {Sortable} from './Sortable';
import type {ComparisonState} from './useComparison';
import {figureNames, text} from './messages';

interface HeadProps extends ComparisonState {
  type: ListType;
  columns: readonly Column[];
  loads: ListLoads;
  retry: (name: string) => void;
}

/** The headings: title, figure, and one for each user. */
export function Head({type, columns, loads, retry, ...state}: HeadProps) {
  const figure = figureNames[state.comparison.sort.mode];
  return (
    <thead>
      <tr aria-rowindex={1}>
        <Sortable {...state} sortKey="title" className="title" label={text.byTitle} name={text.titleColumn} />
        <Sortable {...state} sortKey="digest" className="digest" label={text.byFigure(figure)} name={figure} />
        {state.comparison.people.map((person, index) => (
          <PersonHead
            key={person.name.toLowerCase()}
            {...state}
            type={type}
            person={person}
            retry={retry}
            list={columns[index]?.list}
            load={loads.get(person.name.toLowerCase())}
          />
        ))}
      </tr>
    </thead>
  );
}
