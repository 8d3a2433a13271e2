import {expect, test} from '#e2e/support/test';

const reviews = '.home .recent-reviews > h2.section-header';

test(
  '[linkFixer] opens script-driven headings in a new tab, and leaves plain clicks to the site',
  {tag: '@core'},
  async ({open}) => {
    const page = await open('/home', {as: 'member', settings: {homeHeadingLinks: false}});
    for (const [name, path, options] of [
      ['Recent Reviews', '/reviews', {modifiers: ['Control']}],
      ['Newly Added Manga', '/search/manga/new', {button: 'middle'}],
    ] as const)
      await test.step(name, async () => {
        const clicks = {button: 'left', modifiers: [], ...options} as {
          button: 'left' | 'middle';
          modifiers: 'Control'[];
        };
        const tab = page.context().waitForEvent('page');
        await page.getByRole('heading', {name}).click(clicks);
        await expect.poll(async () => (await tab).url()).toBe(`https://anilist.co${path}`);
        await (await tab).close();
        await expect(page).toHaveURL('https://anilist.co/home');
      });
    await test.step('a press of the middle button does not scroll the page', async () => {
      const isPrevented = (button: number) =>
        page
          .locator(reviews)
          .evaluate(
            (node, pressed) =>
              !node.dispatchEvent(new MouseEvent('mousedown', {button: pressed, bubbles: true, cancelable: true})),
            button,
          );
      expect(await isPrevented(1)).toBe(true);
      expect(await isPrevented(0)).toBe(false);
    });
    await page.locator(reviews).click();
    await expect(page).toHaveURL('https://anilist.co/reviews');
  },
);
