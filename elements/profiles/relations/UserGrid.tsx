import {useMemo} from 'react';

import type {FollowedUser} from '#kits/follows/fetchFollows';
import {socialListView} from '#kits/follows/listView';
import {UserLink} from '#ui/link/links';
import {useSetting} from '#ui/useSetting';
import {VirtualGrid} from '#ui/virtual/VirtualGrid';

/** The narrowest card, the gap beside it, and the height with the gap below, as those of the site's cards (px). */
const layouts = {
  cards: {narrowest: 80, gap: 20, cardHeight: 100},
  list: {narrowest: 260, gap: 10, cardHeight: 60},
};

/** Enough for a window of 2,400 px, with 14 cards in a line. */
const maxCards = 400;

const keyOf = ({id}: FollowedUser) => id;

interface UserGridProps {
  label: string;
  users: readonly FollowedUser[];
}

/** Cards of users like the site's own, in the view that is chosen for those. */
export function UserGrid({label, users}: UserGridProps) {
  const [isList] = useSetting(socialListView);
  const view = isList ? 'list' : 'cards';
  const sections = useMemo(() => [{key: 'users', cards: users}], [users]);
  return (
    <VirtualGrid
      label={label}
      className={`users ${view}`}
      sections={sections}
      keyOf={keyOf}
      asked={view}
      maxCards={maxCards}
      {...layouts[view]}
    >
      {({name, avatar}) => (
        <UserLink name={name}>
          <span className="avatar">{avatar?.large ? <img src={avatar.large} alt="" loading="lazy" /> : null}</span>
          <span className="name">{name}</span>
        </UserLink>
      )}
    </VirtualGrid>
  );
}
