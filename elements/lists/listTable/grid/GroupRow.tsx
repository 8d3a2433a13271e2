import type {Ref} from 'react';

import type {GroupLine} from '#domain/list/table/groups';
import {Button} from '#ui/Button';
import {TotalsLine, type TotalsContext} from './TotalsLine';

interface GroupRowProps {
  line: GroupLine;
  index: number;
  columnCount: number;
  context: TotalsContext;
  isOpen: boolean;
  isActive: boolean;
  measure: Ref<HTMLTableRowElement> | undefined;
}

/** The heading of a group, with its sums. A press hides or shows its rows. */
export const GroupRow = ({line, index, columnCount, context, isOpen, isActive, measure}: GroupRowProps) => (
  <tr ref={measure} role="row" className="group" data-index={index} aria-rowindex={index + 2}>
    <td role="gridcell" aria-colindex={1} aria-colspan={columnCount} colSpan={columnCount}>
      <div className="group-heading">
        <Button
          small
          variant="quiet"
          className="ui-chevron"
          data-focus
          tabIndex={isActive ? 0 : -1}
          aria-expanded={isOpen}
        >
          <bdi>{line.name}</bdi>
        </Button>
        <TotalsLine totals={line.totals} context={context} />
      </div>
    </td>
  </tr>
);
