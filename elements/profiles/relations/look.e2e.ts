import type {Page} from '@playwright/test';

import {expect, test} from '#e2e/support/test';

const tabs = (page: Page) => page.locator('am-relations-tabs');

test(
  "[relations] shows its tabs and their numbers like the site's filters and those of CSSfollowCounter",
  {tag: '@text'},
  async ({open, ids, standIn}) => {
    await standIn.control('rate?window=1000&limit=100000');
    const page = await open(`/user/${ids.user}/social`, {as: 'member'});
    await tabs(page)
      .getByRole('button', {name: /^Mutuals/})
      .click();
    const count = tabs(page).locator('.count').first();
    const total = page.locator('.user-social .filter-group > span:has-text("Following") am-css-follow-counter span');
    await expect(count).toHaveText(/\d/);
    await expect(total).toHaveText(/\d/);
    const lookOf = (node: Element) => {
      const text = (node.getRootNode() as ShadowRoot).host;
      const named = node.matches('.count') ? node.parentElement : text.parentElement;
      const own = document.createRange();
      own.selectNodeContents(node);
      const before = document.createRange();
      if (named?.firstChild) before.selectNode(named.firstChild);
      const [number, name] = [own.getBoundingClientRect(), before.getBoundingClientRect()];
      // The lines of both end equally far below their baselines, a fifth of their sizes.
      return {
        gap: Math.round(number.left - name.right),
        size: getComputedStyle(node).fontSize,
        baseline: Math.round(number.bottom - name.bottom),
      };
    };
    expect(await count.evaluate(lookOf)).toEqual(await total.evaluate(lookOf));
    const other = tabs(page).getByRole('button', {pressed: false}).first();
    const native = page.locator('.user-social .filter-group > span').last();
    const colorOf = (node: Element) =>
      getComputedStyle(node)
        .color.match(/[\d.]+/g)
        ?.slice(0, 3)
        .map(channel => (/color\(/.test(getComputedStyle(node).color) ? Number(channel) * 255 : Number(channel))) ?? [];
    const [ours, theirs] = [await other.evaluate(colorOf), await native.evaluate(colorOf)];
    // A step darker where the site's own isn't readable.
    for (const channel of [0, 1, 2]) expect(Math.abs((ours[channel] ?? 0) - (theirs[channel] ?? 255))).toBeLessThan(9);
    const heights = await other.evaluate(node => node.getBoundingClientRect().height);
    expect(Math.abs(heights - (await native.evaluate(node => node.getBoundingClientRect().height)))).toBeLessThan(1.5);
  },
);
