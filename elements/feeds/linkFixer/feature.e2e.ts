import {changeSettings} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const reviews = '.home .recent-reviews > h2.section-header';

for (const [how, options] of [
  ['a middle click', {button: 'middle'}],
  ['Ctrl and a click', {modifiers: ['Control']}],
] as const)
  test(`[linkFixer] opens script-driven headings in a new tab with ${how}`, async ({open}) => {
    const page = await open('/home', {as: 'member', settings: {homeHeadingLinks: false}});
    const clicks = {button: 'left', modifiers: [], ...options} as {button: 'left' | 'middle'; modifiers: 'Control'[]};
    for (const [name, path] of [
      ['Recent Reviews', '/reviews'],
      ['Newly Added Manga', '/search/manga/new'],
    ] as const) {
      const tab = page.context().waitForEvent('page');
      await page.getByRole('heading', {name}).click(clicks);
      await expect.poll(async () => (await tab).url()).toBe(`https://anilist.co${path}`);
      await (await tab).close();
      await expect(page).toHaveURL('https://anilist.co/home');
    }
  });

test('[linkFixer] keeps a press of the middle button on such a heading from scrolling the page', async ({open}) => {
  const page = await open('/home', {as: 'member', settings: {homeHeadingLinks: false}});
  const isPrevented = (button: number) =>
    page
      .locator(reviews)
      .evaluate(
        (node, pressed) =>
          !node.dispatchEvent(new MouseEvent('mousedown', {button: pressed, bubbles: true, cancelable: true})),
        button,
      );
  await expect.poll(() => isPrevented(1)).toBe(true);
  expect(await isPrevented(0)).toBe(false);
});

test('[linkFixer] leaves plain clicks to the site, and every click while it is off', {tag: '@core'}, async ({open}) => {
  const page = await open('/home', {as: 'member', settings: {homeHeadingLinks: false}});
  await page.locator(reviews).click();
  await expect(page).toHaveURL('https://anilist.co/reviews');
  await changeSettings(page, {linkFixer: false});
  await page.goBack();
  await page.locator(reviews).click({modifiers: ['Control']});
  await expect(page).toHaveURL('https://anilist.co/reviews');
  expect(page.context().pages()).toHaveLength(1);
});
