import {anchor, selector} from '../anchor';
import {readFavouriteCount, type FavouriteCount} from '../content/favouriteCount';

/** The number next to the heart in the header of a staff member, which the host shortens above 999. */
export const staffFavourites = anchor<FavouriteCount>('staffFavourites', {
  selector: '.staff .header .favourite .count',
  position: 'replace',
  presence: 'always',
  evidence: 'Header of the staff page; the number is rendered late. Low, 2024-07: no newer source has it.',
  watch: {text: true, parentClass: true},
  read: readFavouriteCount,
});

/** The site's sort and filters above the lists of roles. */
export const staffRoleFilters = anchor('staffRoleFilters', {
  selector: '.staff-wrap .filters.container',
  position: 'replace',
  presence: 'always',
  evidence: 'Above the lists of roles, whether or not there are any. Low, 2024-07: no newer source has it.',
  read: () => ({}),
});

/** The site's lists of voice roles and of roles in the staff; either may be missing. */
export const staffRoleLists = selector('staffRoleLists', '.staff-wrap :is(.character-roles, .media-roles)', {
  evidence: 'Low, 2024-07: no newer source has it.',
});
