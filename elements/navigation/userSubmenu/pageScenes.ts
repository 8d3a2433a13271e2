import type {Condition} from '#e2e/support/condition';
import type {MainLook} from '#e2e/support/mainLooks';

const ownLink = '#nav .links > .link[href^="/user/"]';

const vertical = {CSSverticalNav: true};

export const condition: Condition = {
  settings: {CSSverticalNav: true},
  before: page => page.locator('#nav .links > .link[href^="/user/"]').first().hover(),
};

export const looks: readonly MainLook[] = [
  {
    path: '/home',
    selector: 'am-user-submenu .menu',
    property: 'opacity',
    off: undefined,
    on: '1',
    settings: vertical,
    trigger: page => page.locator(ownLink).first().hover(),
  },
];
