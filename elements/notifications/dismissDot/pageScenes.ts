import type {MainLook} from '#e2e/support/mainLooks';

export const looks: readonly MainLook[] = [
  {
    path: '/home',
    selector: 'am-dismiss-dot',
    property: '--am-dismiss-opacity',
    off: undefined,
    on: '1',
    trigger: page => page.locator('.notification-dot').first().focus(),
  },
];
