import {changeSettings} from '../support/page';
import {expect, test} from '../support/test';

const own = {as: 'member', token: true} as const;

test(
  '[notificationCake][dismissDot] overlap by no more than a corner in any navigation layout',
  {tag: '@text'},
  async ({open}) => {
    const page = await open('/reviews', {...own, width: 1100});
    const off = {CSSverticalNav: false, slimNav: false, rightSideNavbar: false};
    for (const on of [off, {slimNav: true}, {CSSverticalNav: true}, {CSSverticalNav: true, rightSideNavbar: true}]) {
      await changeSettings(page, {...off, ...on});
      await expect(async () => {
        const pie = await page.locator('am-notification-cake .cake').boundingBox();
        const button = await page.locator('am-dismiss-dot button').filter({visible: true}).boundingBox();
        if (!pie || !button) throw new Error('one of them is not shown');
        const apart = button.x >= pie.x + pie.width - 8 || button.x + button.width <= pie.x + 8;
        expect(apart, JSON.stringify(on)).toBe(true);
        expect(Math.max(pie.x + pie.width, button.x + button.width)).toBeLessThanOrEqual(1100);
      }).toPass();
    }
  },
);
