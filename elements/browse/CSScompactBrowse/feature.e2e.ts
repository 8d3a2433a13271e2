import {restyles} from '#e2e/support/restyles';
import {expect, test} from '#e2e/support/test';

const count = (columns: number) => new RegExp(`^(?:\\S+px ?){${columns}}$`);
const results = '.search .results.cover';

restyles(
  (
    [
      [1600, 10],
      [1000, 8],
      [700, 7],
      [400, 4],
    ] as const
  ).map(([width, columns]) => ({
    id: 'CSScompactBrowse',
    path: '/search/anime/trending',
    selector: results,
    property: 'grid-template-columns',
    off: new RegExp(`^(?!${count(columns).source.slice(1)}).*px$`),
    on: count(columns),
    width,
  })),
);

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
