import {changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

test(
  '[dblclickZoom] zooms an activity on a double click and restores it on the next',
  {tag: '@core'},
  async ({open}) => {
    const page = await open('/home', {as: 'member', settings: {dblclickZoom: true}});
    const entry = page.locator('.activity-entry.activity-anime_list').first();
    const status = entry.locator('.details');
    await expect(status).toBeVisible();
    const before = await entry.boundingBox();
    await status.dblclick({position: {x: 200, y: 60}});
    await expect(entry).toHaveCSS('zoom', '1.5');
    const zoomed = await entry.boundingBox();
    expect(Math.round(zoomed?.width ?? 0)).toBe(Math.round(before?.width ?? NaN));
    expect(zoomed?.height).toBeGreaterThan(before?.height ?? Infinity);
    await status.dblclick({position: {x: 100, y: 50}});
    await expect(entry).toHaveCSS('zoom', '1');
    await status.dblclick({position: {x: 200, y: 60}});
    await expect(entry).toHaveCSS('zoom', '1.5');
    // Only a user's double click zooms, so the generated tests switch it off without a zoomed entry.
    await changeSettings(page, {dblclickZoom: false});
    await expect(entry).toHaveCSS('zoom', '1');
    await expect(entry).not.toHaveAttribute('data-am-zoomed');
  },
);
