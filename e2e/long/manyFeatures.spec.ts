// The start does not grow with the catalogue: a build with a hundred additional features, beside the tested one.
import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';

import {copyTree, root} from '../support/copiedTree';
import {bytesOf, countEvaluated} from '../support/evaluated';
import {allSwitches} from '../support/features';
import {expect, test} from '../support/test';

/** The smallest definition and its texts; off by default, as most new features are. */
const definition = (id: string) => `import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {anywhere} from '#host/pages/route';

export default defineFeature({
  id: '${id}',
  categories: ['Script'],
  enabledByDefault: false,
  requests: 'none',
  parts: [run({routes: anywhere}, () => undefined)],
});
`;
const texts = `import {messages} from '#domain/text/messages';

export const text = messages({name: 'Nothing', summary: 'Does nothing at all.'});
`;

function build(tree: string, ids: readonly string[]) {
  copyTree(tree, {more: ['rollup.config.mjs'], linked: []});
  for (const id of ids) {
    mkdirSync(`${tree}/elements/script/${id}`);
    writeFileSync(`${tree}/elements/script/${id}/feature.ts`, definition(id));
    writeFileSync(`${tree}/elements/script/${id}/messages.ts`, texts);
  }
  const {status, stdout, stderr} = spawnSync(process.execPath, ['tools/build.mjs'], {cwd: tree, encoding: 'utf8'});
  expect(status, stdout + stderr).toBe(0);
}

test('a hundred more features evaluate no chunk and less than 20 kB of the core, and add less than 70 kB to the file', async ({
  open,
}, info) => {
  const tree = info.outputPath('tree');
  build(
    tree,
    Array.from({length: 100}, (_, n) => `emptyFeature${n}`),
  );
  const evaluated = async (script: string) => {
    const count = countEvaluated();
    const page = await open('/no/such/page', {settings: allSwitches(false), script, beforeLoad: count.start});
    return count.finish(page);
  };
  const file = 'build/standin/automail.user.js';
  const [before, after] = [await evaluated(root + file), await evaluated(`${tree}/${file}`)];
  expect(after.map(({name}) => name)).toEqual(before.map(({name}) => name));
  expect(bytesOf(after) - bytesOf(before)).toBeLessThan(20_000);
  const [own, larger] = [root, `${tree}/`].map(at => readFileSync(`${at}build/full/automail.user.js`).length);
  expect((larger ?? 0) - (own ?? 0)).toBeLessThan(70_000);
});
