import {expect, test} from '@playwright/test';

import {importCycles} from '../support/importCycles';

test('no files have circular imports, not even of types', {tag: ['@plain', '@core']}, () => {
  const cycles = importCycles(['src', 'elements', 'e2e', 'test']);
  expect(cycles, 'move what both need into a file of its own').toEqual([]);
});
