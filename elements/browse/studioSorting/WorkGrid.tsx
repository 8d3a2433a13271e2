import {useMemo} from 'react';

import type {StudioFigure} from '#domain/media/studioWorks';
import {VirtualGrid} from '#ui/virtual/VirtualGrid';
import type {View} from './state';
import type {Work} from './useStudioWorks';
import {WorkCard} from './WorkCard';
import {text} from './messages';

/** The narrowest card of each view, and the height of its lines with the gap (px); see element.css. */
const layouts: Readonly<Record<View, {readonly narrowest: number; readonly cardHeight: number}>> = {
  cards: {narrowest: 150, cardHeight: 370},
  bigList: {narrowest: Infinity, cardHeight: 186},
  compact: {narrowest: 400, cardHeight: 92},
  compactList: {narrowest: Infinity, cardHeight: 40},
};

const keyOf = ({id}: Work) => id;

interface WorkGridProps {
  works: readonly Work[];
  view: View;
  sort: StudioFigure;
}

/** The cards of a studio's media in the chosen view. */
export function WorkGrid({works, view, sort}: WorkGridProps) {
  const sections = useMemo(() => [{key: 'works', cards: works}], [works]);
  return (
    <VirtualGrid
      label={text.works}
      className={`works ${view}`}
      sections={sections}
      keyOf={keyOf}
      gap={20}
      {...layouts[view]}
      asked={sort}
    >
      {work => <WorkCard work={work} view={view} sort={sort} />}
    </VirtualGrid>
  );
}
