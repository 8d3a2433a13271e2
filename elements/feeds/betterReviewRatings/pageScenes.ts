import type {MainLook} from '#e2e/support/mainLooks';

export const looks: readonly MainLook[] = [
  {path: '/home', selector: 'am-better-review-ratings', property: 'font-size', off: undefined, on: '10.2px'},
];
