import {decode, encode} from '@jridgewell/sourcemap-codec';

import {expect, test} from '#e2e/support/test';
import {collapsed} from '../../tools/collapse.mjs';

const layouts: readonly (readonly [name: string, printed: string, shorter: string])[] = [
  ['an object', 'f({\n a: 1,\n b: 2\n});', 'f({a: 1, b: 2});'],
  ['objects in a list', 'x = [ {\n a: 1\n}, {\n a: 2\n} ];', 'x = [ {a: 1}, {a: 2} ];'],
  ['an object in an object', 'x = {\n a: {\n  b: 1\n }\n};', 'x = {a: {b: 1}};'],
  ['statements', 'if (a) {\n b();\n c();\n}', 'if (a) {\n b();\n c();\n}'],
  ['what is too long', `f({\n a: '${'x'.repeat(120)}'\n});`, `f({\n a: '${'x'.repeat(120)}'\n});`],
  ['a template', 'f(`{\n a\n}`);', 'f(`{\n a\n}`);'],
];

for (const [name, printed, shorter] of layouts)
  test(`the readable script prints ${name} briefly, with the same meaning`, async () => {
    expect((await collapsed(printed, undefined)).code).toBe(shorter);
  });

test('the source map of the readable script follows what is moved', async () => {
  const printed = 'f({\n a: 1,\n b: 2\n});\ng();';
  const mappings = encode([[[0, 0, 0, 0]], [[1, 0, 1, 4]], [[1, 0, 2, 4]], [[0, 0, 3, 0]], [[0, 0, 4, 0]]]);
  const {map} = await collapsed(printed, {version: 3, sources: ['f.ts'], names: [], mappings});
  expect(decode(map.mappings)).toEqual([
    [
      [0, 0, 0, 0],
      [3, 0, 1, 4],
      [9, 0, 2, 4],
      [13, 0, 3, 0],
    ],
    [[0, 0, 4, 0]],
  ]);
});
