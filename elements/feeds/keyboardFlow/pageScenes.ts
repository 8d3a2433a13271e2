import type {Condition} from '#e2e/support/condition';
import type {MainLook} from '#e2e/support/mainLooks';

export const condition: Condition = {
  observe: async page => {
    await page.keyboard.press('?');
    return String(await page.getByRole('dialog', {name: 'Keyboard shortcuts'}).count());
  },
};

export const looks: readonly MainLook[] = [
  {
    path: '/home',
    selector: '.activity-feed > .activity-entry > .wrap',
    property: 'outline-style',
    off: 'none',
    on: 'solid',
    trigger: page => page.keyboard.press('j'),
  },
];
