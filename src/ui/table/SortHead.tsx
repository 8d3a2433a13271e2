import type {ReactNode} from 'react';

import {Button} from '../Button';

interface SortHeadProps {
  name: string;
  /** The order of the rows; `undefined` unless they are sorted by this column. */
  sorted: 'asc' | 'desc' | undefined;
  /** Sorts by this column, or reverses the order. */
  sort: () => void;
  /** The action of the button in words. Default: none, as the name is enough. */
  hint?: string | undefined;
  className?: string | undefined;
  small?: boolean | undefined;
  /** Content below the button. */
  children?: ReactNode;
}

const order = {asc: 'ascending', desc: 'descending'} as const;
const arrow = {asc: ' ▲', desc: ' ▼'} as const;

/** The heading of a column, with a button that sorts by it. */
export const SortHead = ({name, sorted, sort, hint, className, small, children}: SortHeadProps) => (
  <th scope="col" className={className} aria-sort={sorted ? order[sorted] : undefined}>
    <div className="ui-table-heading">
      <Button small={small} variant="quiet" title={hint} onClick={sort}>
        <span className="ui-table-name">{name}</span>
        <span aria-hidden="true">{sorted ? arrow[sorted] : ''}</span>
      </Button>
      {children}
    </div>
  </th>
);
