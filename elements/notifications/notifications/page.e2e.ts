import {largest} from '#e2e/support/listed';
import {waitUntilQuiet} from '#e2e/support/page';
import {waitForDrafts} from '#e2e/support/drafts';
import {expect, test} from '#e2e/support/test';

const own = {as: 'member', token: true} as const;

test(
  '[notifications] aligns the ends of its rows, and in a narrow window the times with the sentences above them',
  {tag: '@text'},
  async ({open}) => {
    const page = await open('/notifications', own);
    const toggles = page.locator('am-notifications .toggle');
    await expect(toggles.nth(1)).toBeVisible();
    await waitUntilQuiet(page);
    const ends = await toggles.evaluateAll(nodes => nodes.map(node => Math.round(node.getBoundingClientRect().right)));
    expect(new Set(ends).size).toBe(1);
    await page.setViewportSize({width: 400, height: 1000});
    const places = await page.locator('am-notifications .row').evaluateAll(rows =>
      rows.map(row => {
        const [sentence, time] = ['.sentence', 'time'].map(name => row.querySelector(name)?.getBoundingClientRect());
        return {gap: (time?.top ?? 0) - (sentence?.bottom ?? 0), shift: (time?.left ?? 0) - (sentence?.left ?? 0)};
      }),
    );
    expect(largest(places.map(({gap}) => gap))).toBeLessThan(10);
    expect(new Set(places.map(({shift}) => shift))).toEqual(new Set([0]));
  },
);

test('[notifications] shows the placeholder of its reply field in a readable colour', async ({open}) => {
  const page = await open('/notifications', {...own, theme: 'dark'});
  await page.locator('am-notifications').getByRole('button', {name: 'Replies'}).first().click();
  const field = page.getByLabel('Your reply').first();
  await expect(field).toBeVisible();
  const [words, time] = await field.evaluate(node => [
    getComputedStyle(node, '::placeholder').color,
    getComputedStyle((node.getRootNode() as ShadowRoot).querySelector('.row > time') as Element).color,
  ]);
  expect(words).toBe(time);
});

test('[notifications] keeps a reply when it is collapsed, when the other list is shown, and after a reload', async ({
  open,
}) => {
  const page = await open('/notifications', own);
  const toggle = page.locator('am-notifications').getByRole('button', {name: 'Replies'}).first();
  const field = page.getByLabel('Your reply').first();
  await toggle.click();
  await field.fill('Half a reply');
  await toggle.click();
  await expect(field).toHaveCount(0);
  await toggle.click();
  await expect(field).toHaveValue('Half a reply');
  await page.getByRole('button', {name: "Show AniList's list"}).click();
  await expect(field).toHaveCount(0);
  await page.getByRole('button', {name: "Show Automail's list"}).click();
  await toggle.click();
  await expect(field).toHaveValue('Half a reply');
  await waitForDrafts(page, 1);
  await page.reload();
  await toggle.click();
  await expect(field).toHaveValue('Half a reply');
  await page.getByRole('button', {name: 'Reply', exact: true}).first().click();
  await expect(page.locator('.reply', {hasText: 'Half a reply'})).toHaveCount(1);
  await waitForDrafts(page, 0);
  await toggle.click();
  await toggle.click();
  await expect(field).toHaveValue('');
});

test('[notifications] shows why a media item was changed, on request', async ({open}) => {
  const page = await open('/notifications', own);
  const row = page
    .locator('am-notifications')
    .getByRole('listitem')
    .filter({hasText: 'received site data changes'})
    .first();
  const reveal = row.getByRole('button', {name: 'Show reason'});
  await expect(reveal).toHaveCSS('justify-self', 'start');
  await reveal.press('Enter');
  await expect(reveal).toHaveCount(0);
  await expect(row.locator('.reason')).toContainText(/corrected/);
});
