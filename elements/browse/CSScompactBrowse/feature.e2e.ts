import {expect, test} from '#e2e/support/test';

const results = '.search .results.cover';

for (const [width, place] of [
  [1600, 10],
  [1300, 8],
] as const)
  test(
    `[CSScompactBrowse] keeps the hover card of the last card in a row inside the window (${width})`,
    {tag: width === 1600 ? ['@core', '@text'] : '@text'},
    async ({open}) => {
      const page = await open('/search/anime/trending', {width});
      for (const nth of [1, place]) {
        const card = page.locator(`${results} > .media-card`).nth(nth - 1);
        await card.hover();
        const box = await card.locator('.hover-data').boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(width);
      }
    },
  );
