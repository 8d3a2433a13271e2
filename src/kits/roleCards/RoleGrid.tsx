import {useMemo} from 'react';

import type {TitledCard} from '#domain/media/roleOrder';
import {VirtualGrid} from '#ui/virtual/VirtualGrid';
import {RoleCardView, type CardLook} from './RoleCardView';
import {sectionsOf, type RoleGroup} from './sections';
import {text} from './messages';

/** Width of a card, the gap beside it, and its height with the gap below, as on the site (px). */
const size = {narrowest: 350, gap: 30, cardHeight: 80 + 15};

const keyOf = ({key}: TitledCard) => key;

interface GridProps {
  groups: readonly RoleGroup[];
  look: CardLook;
  /** The user's choices; see `VirtualGrid`. */
  asked: unknown;
}

/** Role cards in columns below headings. */
export function RoleGrid({groups, look, asked}: GridProps) {
  const sections = useMemo(() => sectionsOf(groups, text.noDate), [groups]);
  return (
    <VirtualGrid label={text.roles} sections={sections} keyOf={keyOf} {...size} asked={asked}>
      {card => <RoleCardView card={card} look={look} />}
    </VirtualGrid>
  );
}
