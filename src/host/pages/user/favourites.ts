import {anchor} from '../anchor';

const kinds = ['anime', 'manga', 'characters', 'staff', 'studios'] as const;

/** A kind of favorites, as the class of its block. */
export type FavouriteKind = (typeof kinds)[number];

/** Number of favorites of a kind that the site shows on a profile. */
const shownAtMost = 25;

/** A block of favorites on a profile that shows as many as the site ever does; appended to. */
export const fullFavourites = anchor<{kind: FavouriteKind}>('fullFavourites', {
  selector: '.user .overview .favourites-wrap',
  position: 'append',
  presence: 'maybe',
  evidence:
    'One block for each kind, named by a class; the site patches its links when another profile is opened. High, 2026: two scripts.',
  watch: {attributes: ['href']},
  read(node) {
    const kind = kinds.find(each => node.classList.contains(each));
    const count = node.querySelectorAll(':scope > .favourite').length;
    return kind && count >= shownAtMost ? {kind} : undefined;
  },
});
