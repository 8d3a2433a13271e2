import {useRef, type MouseEvent} from 'react';

import type {Comparison} from '#domain/compare/address';
import {isSameName} from '#domain/compare/people';
import type {ListType} from '#services/lists/ownList';
import {safeForWork} from '#services/settings/shared';
import {useServices} from '#ui/context';
import {useScoresHidden} from '#ui/hiddenScore/useScoresHidden';
import {useSame} from '#ui/useSame';
import {useSetting} from '#ui/useSetting';
import {useSource} from '#ui/useSource';
import {VirtualRows} from '#ui/virtual/VirtualRows';
import type {ArrangedRow} from './rowOrder';
import type {Column} from './columns';
import {Row, type HiddenRatings} from './Row';

interface BodyProps {
  type: ListType;
  rows: readonly ArrangedRow[];
  /** The columns of the cells in the rows. */
  columns: readonly Column[];
  comparison: Comparison;
  scroller: HTMLElement | null;
  toggleRow: (mediaId: number) => void;
}

const keyOf = ({media}: ArrangedRow) => media.id;

/** The ratings that are covered: by default all but the user's own. */
function useHiddenRatings(columns: readonly Column[]): HiddenRatings {
  const {session} = useServices();
  const ownName = useSource(session, session.userName);
  const [areHidden, areOwnHidden] = [useScoresHidden(), useScoresHidden({isOwn: true})];
  const isOwn = ({person: {name}}: Column) => ownName !== undefined && isSameName(name, ownName);
  return useSame({
    digest: areHidden,
    people: columns.map(column => (isOwn(column) ? areOwnHidden : areHidden)),
  });
}

/** The rows near the visible ones. All are equally high, so measuring each would only cost time. */
export function Body({type, rows, columns, comparison, scroller, toggleRow}: BodyProps) {
  const {hasOwnSystems, isFullColour, highlighted} = comparison;
  const [isSafe] = useSetting(safeForWork);
  const formats = useSame(columns.map(({list}) => list.scoreFormat));
  const hidden = useHiddenRatings(columns);
  /** The row that the first click of a double click has toggled. */
  const toggled = useRef(0);
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const id = Number(target.closest('tr')?.getAttribute('data-media'));
    // Links lead elsewhere, and the button of the row also toggles it.
    if (!id || target.closest('a')) return;
    if (!target.closest('button')) {
      // A double click selects a word, so what its first click did is undone; a drag has selected text.
      if (event.detail > 1 && toggled.current === id) history.back();
      toggled.current = 0;
      if (event.detail > 1 || String(getSelection())) return;
      toggled.current = id;
    }
    toggleRow(id);
  };
  return (
    <VirtualRows rows={rows} keyOf={keyOf} scroller={scroller} estimate={37} overscan={4} isUniform onClick={onClick}>
      {(row, index) => (
        <Row
          type={type}
          row={row}
          index={index}
          formats={formats}
          hasOwnSystems={hasOwnSystems}
          isFullColour={isFullColour}
          isSafe={isSafe}
          hidden={hidden}
          isHighlighted={highlighted.includes(row.media.id)}
        />
      )}
    </VirtualRows>
  );
}
