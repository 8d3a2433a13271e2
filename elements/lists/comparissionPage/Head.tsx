import type {ReactNode} from 'react';

import {sortedBy, isSameKey, type SortKey} from '#domain/compare/sortOrder';
import type {ListType} from '#services/lists/ownList';
import {Button} from '#ui/Button';
import type {Column} from './columns';
import type {ListLoads} from './listLoads';
import {PersonHead} from './PersonHead';
import type {ComparisonState} from './useComparison';
import {figureNames, text} from './messages';

interface HeadProps extends ComparisonState {
  type: ListType;
  columns: readonly Column[];
  loads: ListLoads;
  retry: (name: string) => void;
}

interface SortableProps extends Pick<ComparisonState, 'comparison' | 'change'> {
  sortKey: SortKey;
  className: string;
  /** What the button does, in words. */
  label: string;
  name: string;
  children?: ReactNode;
}

/** A heading whose button sorts, and sorts the other way round the second time. */
export function Sortable({comparison, change, sortKey, className, label, name, children}: SortableProps) {
  const {sort} = comparison;
  const isSorted = isSameKey(sort.key, sortKey);
  // Titles start with A, figures and ratings with the highest.
  const isAscending = (sortKey === 'title') !== sort.isReversed;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : undefined}
    >
      <div className="heading">
        <Button small variant="quiet" title={label} onClick={() => change({sort: sortedBy(sort, sortKey)})}>
          <span className="name">{name}</span>
          <span aria-hidden="true">{isSorted ? (isAscending ? '▲' : '▼') : ''}</span>
        </Button>
        {children}
      </div>
    </th>
  );
}

/** The headings: title, figure, and one for each person. */
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
            {...{type, person, retry}}
            list={columns[index]?.list}
            load={loads.get(person.name.toLowerCase())}
          />
        ))}
      </tr>
    </thead>
  );
}
