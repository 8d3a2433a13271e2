import type {ReactNode} from 'react';

import {sortedBy, isSameKey, type SortKey} from '#domain/compare/sortOrder';
import {SortHead} from '#ui/table/SortHead';
import type {ComparisonState} from './useComparison';

interface SortableProps extends Pick<ComparisonState, 'comparison' | 'change'> {
  sortKey: SortKey;
  className: string;
  /** The action of the button, in words. */
  label: string;
  name: string;
  children?: ReactNode;
}

/** The heading of a sort key; its button sorts, and reverses the order the second time. */
export function Sortable({comparison, change, sortKey, className, label, name, children}: SortableProps) {
  const {sort} = comparison;
  const isSorted = isSameKey(sort.key, sortKey);
  // Titles start with A, figures and ratings with the highest.
  const isAscending = (sortKey === 'title') !== sort.isReversed;
  return (
    <SortHead
      small
      className={className}
      name={name}
      hint={label}
      sorted={isSorted ? (isAscending ? 'asc' : 'desc') : undefined}
      sort={() => change({sort: sortedBy(sort, sortKey)})}
    >
      {children}
    </SortHead>
  );
}
