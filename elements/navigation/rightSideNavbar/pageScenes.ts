import type {Condition} from '#e2e/support/condition';
import type {MainLook} from '#e2e/support/mainLooks';

const vertical = {CSSverticalNav: true};

export const condition: Condition = {settings: {CSSverticalNav: true}};

export const looks: readonly MainLook[] = [
  {path: '/home', selector: '.page-content', property: 'margin-right', off: '0px', on: '65px', settings: vertical},
];
