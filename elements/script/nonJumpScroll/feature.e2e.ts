import {changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const [blue, hidden] = ['rgb(61, 180, 242) rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0) rgba(0, 0, 0, 0)'];

test(
  '[nonJumpScroll] shows thin blue bars, in boxes only under the pointer, which keep room for them',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open(`/activity/${ids.activityText}`, {as: 'member', settings: {nonJumpScroll: true}});
    const [root, box] = [page.locator('html'), page.locator('.activity-entry .activity-markdown .markdown').first()];
    await expect(root).toHaveCSS('scrollbar-color', blue);
    await expect(root).toHaveCSS('scrollbar-width', 'thin');
    await expect(page.locator('body')).toHaveCSS('scrollbar-color', 'auto');
    await expect(box).toHaveCSS('scrollbar-width', 'thin');
    await expect(box).toHaveCSS('scrollbar-gutter', 'stable');
    await page.mouse.move(0, 0);
    await expect(box).toHaveCSS('scrollbar-color', hidden);
    await box.hover();
    await expect(box).toHaveCSS('scrollbar-color', blue);
    await changeSettings(page, {nonJumpScroll: false});
    await expect(root).toHaveCSS('scrollbar-color', 'auto');
    await expect(box).toHaveCSS('scrollbar-color', 'auto');
    await expect(box).toHaveCSS('scrollbar-gutter', 'auto');
  },
);
