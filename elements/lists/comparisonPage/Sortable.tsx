import type {ReactNode} from 'react';

import {sortedBy, isSameKey, type SortKey} from '#domain/compare/sortOrder';
import {Button} from '#ui/Button';
import type {ComparisonState} from './useComparison';

interface SortableProps extends Pick<ComparisonState, 'comparison' | 'change'> {
  sortKey: SortKey;
  className: string;
  /** The action of the button, in words. */
  label: string;
  name: string;
  children?: ReactNode;
}

/** A heading whose button sorts, and reverses the order the second time. */
export function Sortable({comparison, change, sortKey, className, label, name, children}: SortableProps) {
  const {sort} = comparison;
  const isSorted = isSameKey(sort.key, sortKey);
  // Titles start with A, figures and ratings with the highest.
  const isAscending = (sortKey === 'title') !== sort.isReversed;
  return (
    <th scope="col" className={className} aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : undefined}>
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
