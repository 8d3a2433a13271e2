import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {run} from '#feature/run';
import {hideEach} from '#host/dom/hiding';
import {staffRoleFilters, staffRoleLists} from '#host/pages/staff/anchors';
import {staff} from '#host/pages/routes';
import grid from '#kits/roleCards/style.css';
import {staffRoleOrder} from './settings';
import {isReplaced} from './state';
import css from './element.css';

export default defineFeature({
  id: 'replaceStaffRoles',
  categories: ['Media', 'Browse'],
  enabledByDefault: true,
  requests: 'cached',
  settings: [staffRoleOrder],
  parts: [
    place({
      name: 'lists',
      routes: staff,
      at: staffRoleFilters,
      state: [isReplaced],
      component: () => import('./StaffRoles'),
      css: grid + css,
    }),
    run({name: 'hiding', routes: staff}, ({signal, order}) => {
      hideEach(staffRoleLists.selector, isReplaced.get, {signal, order, changes: isReplaced});
    }),
  ],
});
