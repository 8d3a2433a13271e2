import {expect, test} from '@playwright/test';

import {importCycles} from '../support/importCycles';

test('no files import each other in a circle, not even their types', {tag: ['@plain', '@core']}, () => {
  const cycles = importCycles(['src', 'elements', 'e2e', 'test']);
  expect(cycles, 'move what both need into a file of its own').toEqual([]);
});
