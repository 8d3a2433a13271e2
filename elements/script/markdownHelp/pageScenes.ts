import type {MainLook} from '#e2e/support/mainLooks';

export const looks: readonly MainLook[] = [
  {
    path: '/reviews',
    selector: 'am-markdown-help td code',
    property: 'white-space',
    off: undefined,
    on: 'pre-wrap',
    trigger: page => page.locator('am-markdown-help').getByRole('button').click(),
  },
];
