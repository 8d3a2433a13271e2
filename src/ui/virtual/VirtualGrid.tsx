import {Fragment, useMemo, useRef, useState, type CSSProperties, type ReactNode, type RefObject} from 'react';

import {useSignalLayoutEffect} from '#ui/useSignalEffect';
import {heightOf, layOut, type GridLine, type GridSection} from './gridLines';
import {useKeptFocus} from './useKeptFocus';
import {useMountedLines} from './useMountedLines';

type Key = string | number;

interface VirtualGridProps<C> {
  /** Accessible name of a list of cards without a heading. */
  label: string;
  className?: string;
  /** Must be the same array as long as nothing changed. */
  sections: readonly GridSection<C>[];
  /** Must be the same function as long as the sections don't change. */
  keyOf: (card: C) => Key;
  /** Width of the narrowest card (px). As many fit beside each other as there is space; `Infinity` for one per line. */
  narrowest: number;
  /** Space between cards beside each other (px). */
  gap: number;
  /** Height of all cards including the gap below (px). */
  cardHeight: number;
  /** Maximum number of cards in the page. Default: 80; small cards need more to fill the window. */
  maxCards?: number;
  /** The user's choices. While they stay the same, added cards don't move those in view. */
  asked: unknown;
  /** Renders a card. */
  children: (card: C) => ReactNode;
}

/** Maximum number of cards in the page, unless the cards are small. */
const usualMaximum = 80;
/** Cards are rendered up to this distance from the window (px), at least one line. */
const margin = 180;

/** Number of columns that fit, 0 until the grid is measured, and the direction of its lines. */
function useColumns(grid: RefObject<HTMLElement | null>, {narrowest, gap}: {narrowest: number; gap: number}) {
  const [columns, setColumns] = useState(0);
  const [isRightToLeft, setRightToLeft] = useState(false);
  useSignalLayoutEffect(
    signal => {
      const node = grid.current;
      if (!node) return;
      const measure = () => {
        if (!node.clientWidth) return;
        setColumns(Math.max(1, Math.floor((node.clientWidth + gap) / (narrowest + gap))));
        setRightToLeft(getComputedStyle(node).direction === 'rtl');
      };
      const observer = new ResizeObserver(measure);
      observer.observe(node);
      signal.addEventListener('abort', () => observer.disconnect());
      measure();
    },
    [grid, narrowest, gap],
  );
  return {columns, isRightToLeft};
}

function Heading({line: {heading, top}}: {line: GridLine<unknown>}) {
  if (!heading) return null;
  const Tag = `h${heading.level}` as const;
  return (
    <Tag className="ui-grid-heading" style={{transform: `translateY(${top}px)`}}>
      {heading.title}
    </Tag>
  );
}

interface SectionProps<C> extends Pick<VirtualGridProps<C>, 'label' | 'keyOf' | 'children'> {
  section: GridSection<C>;
  /** Its lines that are in the page. */
  lines: readonly GridLine<C>[];
  /** Distance between a card and the next of the line, as a CSS length. Negative if lines run from right to left. */
  step: string;
  focus: (key: Key) => void;
}

/** The heading of a section, and its cards as a list that states their positions among all cards of the section. */
function Section<C>({section, lines, label, keyOf, step, focus, children}: SectionProps<C>) {
  const {heading, cards} = section;
  const head = lines.find(line => line.heading);
  const rows = lines.filter(line => line.cards.length > 0);
  return (
    <Fragment>
      {head ? <Heading line={head} /> : null}
      {rows.length ? (
        <div role="list" aria-label={heading?.title ?? label}>
          {rows.flatMap(({cards: own, from, top}) =>
            own.map((card, column) => (
              // Moved by a transform, which shifts no layout and keeps the focus.
              <div
                key={keyOf(card)}
                role="listitem"
                aria-posinset={from + column + 1}
                aria-setsize={cards.length}
                className="ui-grid-card"
                style={{transform: `translate(calc(${column} * ${step}), ${top}px)`}}
                onFocus={() => focus(keyOf(card))}
              >
                {children(card)}
              </div>
            )),
          )}
        </div>
      ) : null}
    </Fragment>
  );
}

/**
 * Cards of equal height in as many columns as fit, in sections with headings. Only the cards near the window are in the
 * page, at most `maxCards`, and the one with the focus.
 */
export function VirtualGrid<C>(props: VirtualGridProps<C>) {
  const {label, className, sections, keyOf, narrowest, gap, cardHeight, asked, children} = props;
  const {maxCards = usualMaximum} = props;
  const grid = useRef<HTMLDivElement>(null);
  const {columns, isRightToLeft} = useColumns(grid, {narrowest, gap});
  const lines = useMemo(() => (columns ? layOut(sections, columns, cardHeight) : []), [sections, columns, cardHeight]);
  const kept = useKeptFocus<Key>();
  const mounted = useMountedLines({
    grid,
    lines,
    keyOf,
    focused: kept.key,
    overscan: Math.ceil(margin / cardHeight),
    max: Math.max(1, Math.floor(maxCards / Math.max(1, columns))),
    asked,
  });
  const step = `${isRightToLeft ? -1 : 1} * (100% + ${gap}px)`;
  const width = `calc((100% - ${(columns - 1) * gap}px) / ${columns})`;
  return (
    <div
      ref={grid}
      className={['ui-grid', className].filter(Boolean).join(' ')}
      style={{blockSize: heightOf(lines), '--ui-grid-card': width} as CSSProperties}
      onBlur={kept.onBlur}
    >
      {sections.map(section => {
        const own = mounted.filter(line => line.section === section);
        return own.length ? (
          <Section
            key={section.key}
            section={section}
            lines={own}
            label={label}
            keyOf={keyOf}
            step={step}
            focus={kept.focus}
          >
            {children}
          </Section>
        ) : null;
      })}
    </div>
  );
}
