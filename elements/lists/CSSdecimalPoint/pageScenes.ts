import type {MainLook} from '#e2e/support/mainLooks';

export const looks: readonly MainLook[] = [
  {
    path: ({users10Decimal}) => `/user/${users10Decimal}/animelist`,
    selector: '.medialist .list-entries .score[score]:not([score*="."], [score="0"])',
    pseudo: 'after',
    property: 'content',
    off: 'none',
    on: '".0"',
  },
];
