import {restyles} from '#e2e/support/restyles';
import {expect, test} from '#e2e/support/test';

const card = (place: number) => `.home .list-preview > .media-preview-card:nth-child(${place})`;

for (const [settings, last] of [
  [{limitProgress8: true}, 8],
  [{limitProgress10: true}, 10],
  [{limitProgress8: true, limitProgress10: true}, 8],
] as const)
  test(
    `[limitProgress] shows the first ${last} entries of a list with ${Object.keys(settings).join(' and ')}, and all of them in the expanded view`,
    {tag: '@core'},
    async ({open}) => {
      const page = await open('/home', {as: 'member', settings});
      await expect(page.locator(card(last)).first()).toBeVisible();
      await expect(page.locator(card(last + 1)).first()).toBeHidden();
      await page.locator('.list-preview-wrap .size-toggle').click({force: true});
      await expect(
        page
          .locator('.home.full-width')
          .locator(`.media-preview-card:nth-child(${last + 1})`)
          .first(),
      ).toBeVisible();
    },
  );

restyles([
  {
    id: 'limitProgress',
    switch: 'limitProgress8',
    path: '/home',
    selector: card(9),
    property: 'display',
    off: 'block',
    on: 'none',
  },
  {
    id: 'limitProgress',
    switch: 'limitProgress10',
    path: '/home',
    selector: card(11),
    property: 'display',
    off: 'block',
    on: 'none',
  },
]);
