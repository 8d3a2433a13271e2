import type {Page} from '@playwright/test';
import {expect, test} from '#e2e/support/test';

const button = (page: Page) => page.locator('am-markdown-help').getByRole('button', {name: 'Markdown help'});

test('[markdownHelp] opens a dialog, also by keyboard', {tag: ['@core', '@text']}, async ({open}) => {
  const page = await open('/reviews', {width: 400, settings: {markdownHelp: true}});
  await button(page).focus();
  await page.keyboard.press('Enter');
  const box = page.locator('am-markdown-help').getByRole('dialog', {name: 'Markdown help'});
  await expect(box.getByRole('cell', {name: '~!spoiler!~'})).toBeVisible();
  await expect(box.locator('td strong')).toHaveText('bold');
  await expect(box.locator('td strong')).toHaveCSS('font-weight', '700');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
});

test(
  "[markdownHelp] has its button in one place at all widths, apart from the site's menu",
  {tag: '@text'},
  async ({open}) => {
    const page = await open('/reviews', {as: 'member', width: 1600, settings: {markdownHelp: true}});
    for (const width of [1600, 1041, 1040, 760, 400]) {
      await page.setViewportSize({width, height: 800});
      const place = async () => {
        const {x = 0, y = 0, width: own = 0, height = 0} = (await button(page).boundingBox()) ?? {};
        return [width - x - own, 800 - y - height].map(Math.round);
      };
      await expect.poll(place).toEqual([8, 92]);
      const isOnTop = await page.locator('am-markdown-help').evaluate(node => {
        const {
          left,
          top,
          width: own,
          height,
        } = (node.shadowRoot?.querySelector('button') ?? node).getBoundingClientRect();
        return [top + 1, top + height - 1].every(y => document.elementFromPoint(left + own / 2, y) === node);
      });
      expect(isOnTop).toBe(true);
    }
  },
);
