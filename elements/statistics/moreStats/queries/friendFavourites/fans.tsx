import type {ReactNode} from 'react';

import type {Fan} from '#domain/statistics/sharedFavourites';
import {MediaLink, PersonLink, StudioLink} from '#ui/link/links';
import type {ShownNames} from '#ui/link/shownNames';
import type {OwnFavouritesQuery} from './query.generated';
import type {kindTitles} from './messages';

export type FavouriteKind = keyof typeof kindTitles;

/** A favourite of some kind. */
export interface Favourite {
  readonly kind: FavouriteKind;
  readonly id: number;
  /** The name that the link shows, for sorting and files. */
  readonly nameIn: (names: ShownNames) => string;
  readonly link: ReactNode;
}

/** A user with their favourites; `isOwn`: the user of the page. */
export interface FanRow extends Fan<Favourite> {
  readonly isOwn: boolean;
}

type User = NonNullable<OwnFavouritesQuery['User']>;

const present = <T,>(connection: {readonly nodes: readonly (T | null)[] | null} | null | undefined) =>
  (connection?.nodes ?? []).flatMap(node => node ?? []);

/** The row of a user. */
export function toFan({name, favourites}: User, isOwn: boolean): FanRow {
  const media = [...present(favourites?.anime), ...present(favourites?.manga)].map((work): Favourite => ({
    kind: work.type === 'MANGA' ? 'manga' : 'anime',
    id: work.id,
    nameIn: ({titleOf}) => titleOf(work),
    link: <MediaLink media={work} />,
  }));
  const people = (['characters', 'staff'] as const).flatMap(kind =>
    present(favourites?.[kind]).map((person): Favourite => {
      const link = <PersonLink kind={kind === 'staff' ? 'staff' : 'character'} person={person} />;
      return {kind, id: person.id, nameIn: ({nameOf}) => nameOf(person), link};
    }),
  );
  const studios = present(favourites?.studios).map((studio): Favourite => {
    return {kind: 'studios', id: studio.id, nameIn: () => studio.name, link: <StudioLink studio={studio} />};
  });
  const all = [...media, ...people, ...studios];
  return {name, isOwn, favourites: new Map(all.map(each => [`${each.kind} ${each.id}`, each]))};
}
