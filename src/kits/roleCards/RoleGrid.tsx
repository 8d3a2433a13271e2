import {useMemo, useRef, useState} from 'react';

import {heightOf, layOut, type Line, type RoleGroup} from './lines';
import {RoleCardView, type CardLook} from './RoleCardView';
import {useVisibleLines} from './useVisibleLines';
import {text} from './messages';

/** Width of a card, and the gap beside it, as on the site (px). */
const [cardWidth, gap] = [350, 30];

interface GridProps {
  groups: readonly RoleGroup[];
  look: CardLook;
  /** The user's choices; see `useVisibleLines`. */
  asked: unknown;
}

interface PlacedProps {
  line: Line;
  look: CardLook;
  /** 1, or -1 where lines run from right to left. */
  sign: number;
}

function cardsOf({line: {cards, top}, look, sign}: PlacedProps) {
  return cards.map((card, column) => (
    <RoleCardView
      key={card.key}
      card={card}
      look={look}
      transform={`translate(calc(${sign * column} * (100% + ${gap}px)), ${top}px)`}
    />
  ));
}

function Heading({line: {heading, top}}: {line: Line}) {
  if (!heading) return null;
  const Tag = `h${heading.level}` as const;
  return <Tag style={{transform: `translateY(${top}px)`}}>{heading.title}</Tag>;
}

/** Cards in columns below headings. Only those near the window are in the page, at most 80 in windows of usual size. */
export function RoleGrid({groups, look, asked}: GridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(1);
  const [sign, setSign] = useState(1);
  const lines = useMemo(() => layOut(groups, columns, text.noDate), [groups, columns]);
  const visible = useVisibleLines({
    grid,
    lines,
    asked,
    onWidth(width, isRightToLeft) {
      setColumns(Math.max(1, Math.floor((width + gap) / (cardWidth + gap))));
      setSign(isRightToLeft ? -1 : 1);
    },
  });
  const width = `calc((100% - ${(columns - 1) * gap}px) / ${columns})`;
  return (
    <div className="ui-role-grid" ref={grid} style={{blockSize: heightOf(lines), ['--ui-width' as string]: width}}>
      {visible.flatMap(line => (line.heading ? [<Heading key={line.key} line={line} />] : cardsOf({line, look, sign})))}
    </div>
  );
}
