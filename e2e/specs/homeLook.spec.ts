import {expect, test} from '../support/test';

const card = (place: number) => `.home .list-preview > .media-preview-card:nth-child(${place})`;

for (const [id, last, title] of [
  ['limitProgress8', 8, '[limitProgress8] shows the first 8 entries of a list, and all of them in the expanded view'],
  [
    'limitProgress10',
    10,
    '[limitProgress10] shows the first 10 entries of a list, and all of them in the expanded view',
  ],
] as const)
  test(title, {tag: '@core'}, async ({open}) => {
    const page = await open('/home', {as: 'member', settings: {[id]: true}});
    await expect(page.locator(card(last)).first()).toBeVisible();
    await expect(page.locator(card(last + 1)).first()).toBeHidden();
    await page.locator('.list-preview-wrap .size-toggle').click({force: true});
    await expect(
      page
        .locator('.home.full-width')
        .locator(`.media-preview-card:nth-child(${last + 1})`)
        .first(),
    ).toBeVisible();
  });
