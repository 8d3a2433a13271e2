// Colors of texts, to compare ours with the site's.
import {expect, type Locator} from '@playwright/test';

import {largest} from './listed';

/** The computed color of a node's text. */
export const inkOf = (node: Locator) => node.evaluate(each => getComputedStyle(each).color);

/** The amounts of red, green and blue (0 to 255), in any notation. */
export const channels = (color: string) => {
  const scale = color.startsWith('color(srgb') ? 255 : 1;
  return (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(each => Math.round(Number(each) * scale));
};

/** Expects the site's ink, or a step from it that nobody sees: its own isn't readable on the page in every theme. */
export async function expectInkOf(site: Locator, own: Locator) {
  await expect
    .poll(async () => {
      const [wanted, shown] = [channels(await inkOf(site)), channels(await inkOf(own))];
      return largest(wanted.map((channel, index) => Math.abs(channel - (shown[index] ?? NaN))));
    })
    .toBeLessThan(12);
}
