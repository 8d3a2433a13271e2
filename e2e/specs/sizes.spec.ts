// The size of the features in the readable script, so that a library or a table added by one of them is noticed.
import {expect, test} from '@playwright/test';

import {sizesOf} from '../bench/sizes';

/** Maximum bytes of a feature with its components, texts, sheets and queries. */
const budget = 13_000;
/** Features that are pages of their own, or carry a table. */
const larger: Readonly<Record<string, number>> = {
  settingsPage: 97_000,
  relations: 14_000,
  notifications: 26_000,
  comparisonPage: 33_000,
  termsFeed: 35_000,
  moreStats: 106_000,
  moreImports: 62_000,
};

test('no feature exceeds its byte budget in the readable script', () => {
  const rows = sizesOf().find(({group}) => group === 'Features')?.rows ?? [];
  expect(rows.length, 'the source map of the script names the features: run `npm run build`').toBeGreaterThan(80);
  const idOf = (name: string) => name.replace(/ .*/, '');
  const beyond = rows.filter(([name, bytes]) => bytes > (larger[idOf(name)] ?? budget));
  expect(beyond, 'split off what is needed rarely, or look at what was added').toEqual([]);
});
