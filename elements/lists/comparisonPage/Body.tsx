import {useRef, useState, type KeyboardEvent, type MouseEvent} from 'react';

import type {Comparison} from '#domain/compare/address';
import {isSameName} from '#domain/compare/people';
import {isScore, type DigestMode} from '#domain/compare/sortOrder';
import {pressedKey} from '#domain/text/pressedKey';
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

/** The ratings that are covered: by default all but the user's own. A figure is covered if one of its ratings is. */
function useHiddenRatings(columns: readonly Column[], mode: DigestMode): HiddenRatings {
  const {session} = useServices();
  const ownName = useSource(session, session.userName);
  const [areHidden, areOwnHidden] = [useScoresHidden(), useScoresHidden({isOwn: true})];
  const isOwn = ({person: {name}}: Column) => ownName !== undefined && isSameName(name, ownName);
  const people = columns.map(column => (isOwn(column) ? areOwnHidden : areHidden));
  const ofSite = mode === 'siteScore' || mode === 'siteScoreDifference';
  return useSame({digest: isScore(mode) && (ofSite ? areHidden : people.includes(true)), people});
}

/** The keys that move the focus among the rows, and where to. */
const moves: Readonly<Record<string, (row: Element) => Element | null | undefined>> = {
  ArrowDown: row => sibling(row, 'nextElementSibling')?.querySelector('button'),
  ArrowUp: row => sibling(row, 'previousElementSibling')?.querySelector('button'),
  ArrowRight: row => row.querySelector('a'),
  ArrowLeft: row => row.querySelector('button'),
};

/** The next row in a direction, if it is in the page and not just the space of rows that aren't. */
function sibling(row: Element, direction: 'nextElementSibling' | 'previousElementSibling') {
  const next = row[direction];
  return next?.hasAttribute('data-media') ? next : null;
}

function moveFocus(event: KeyboardEvent) {
  const row = (event.target as Element).closest('tr');
  const next = row && moves[pressedKey(event)]?.(row);
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

/** The rows near the visible ones. All are equally high, so measuring each would only cost time. */
export function Body({type, rows, columns, comparison, scroller, toggleRow}: BodyProps) {
  const {hasOwnSystems, isFullColour, highlighted} = comparison;
  const [isSafe] = useSetting(safeForWork);
  const formats = useSame(columns.map(({list}) => list.scoreFormat));
  const hidden = useHiddenRatings(columns, comparison.sort.mode);
  // Tab reaches one row, the arrow keys the others. In a new arrangement, Tab reaches the first row again.
  const [stop, setStop] = useState<{rows: unknown; id: string | number | undefined}>({rows, id: rows[0]?.media.id});
  if (stop.rows !== rows) setStop({rows, id: rows[0]?.media.id});
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
    <VirtualRows
      rows={rows}
      keyOf={keyOf}
      scroller={scroller}
      estimate={37}
      overscan={4}
      isUniform
      onClick={onClick}
      kept={stop.id}
      onKeyDown={moveFocus}
      onFocusRow={id => setStop({rows, id})}
    >
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
          isStop={row.media.id === stop.id}
          isHighlighted={highlighted.includes(row.media.id)}
        />
      )}
    </VirtualRows>
  );
}
