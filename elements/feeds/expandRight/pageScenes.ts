import type {MainLook} from '#e2e/support/mainLooks';

export const looks: readonly MainLook[] = [
  {
    path: '/home',
    selector: '.home.full-width',
    property: 'width',
    off: '1420px',
    on: '470px',
    before: page => page.locator('.list-preview-wrap .size-toggle').click({force: true}),
  },
];
