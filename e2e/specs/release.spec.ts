// The texts that npm run release writes into the files that contain the version.
import {expect, test} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import {datedChangelog, releaseTexts} from '../../tools/releaseTexts.mjs';

const names = ['CHANGELOG.md', 'package.json', 'package-lock.json', 'src/platform/build.ts'];
const released = '\n## 1.2.3 (2026-01-01)\n\n- Old.\n';
const unreleased = `# Changelog\n\n## 2.0.0 (unreleased)\n\n- New.\n${released}`;
/** The changelog isn't that of the tree, which has a date while a release runs its tests. */
const files: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    names.map(name => [name, readFileSync(fileURLToPath(new URL(`../../${name}`, import.meta.url)), 'utf8')]),
  ),
  'CHANGELOG.md': unreleased,
};

test(
  'a release sets the version in every file that names it, and the date in the changelog',
  {tag: ['@plain', '@core']},
  () => {
    const now = (JSON.parse(files['package.json'] ?? '') as {version: string}).version;
    const texts = releaseTexts(files, '99.1.0', '2027-01-02');
    expect(Object.keys(texts).toSorted()).toEqual(names.toSorted());
    expect(JSON.parse(texts['package.json'])).toMatchObject({name: 'automail', version: '99.1.0'});
    expect(JSON.parse(texts['package-lock.json'])).toMatchObject({
      version: '99.1.0',
      packages: {'': {version: '99.1.0'}},
    });
    expect(texts['src/platform/build.ts']).toContain("version: '99.1.0'");
    expect(texts['src/platform/build.ts']).not.toContain(`version: '${now}'`);
    expect(texts['CHANGELOG.md']).toMatch(/^## 99\.1\.0 \(2027-01-02\)$/m);
    expect(texts['CHANGELOG.md']).not.toContain('(unreleased)');
  },
);

for (const [title, changelog, version, message] of [
  ['that is no version', '## 2.0.0 (unreleased)\n\n- New.\n', '2.0', 'is no version'],
  ['without an unreleased section', released, '2.0.0', 'must begin with a section'],
  ['with an empty section', `## 2.0.0 (unreleased)\n${released}`, '2.0.0', 'has no entry'],
  ['that is as old as the last', `## 2.0.0 (unreleased)\n\n- New.\n${released}`, '1.2.3', 'is not newer than 1.2.3'],
  ['that is older than the last', `## 2.0.0 (unreleased)\n\n- New.\n${released}`, '1.1.9', 'is not newer than 1.2.3'],
] as const)
  test(`a release ${title} is refused with the reason`, {tag: ['@plain', '@core']}, () => {
    expect(() => releaseTexts({...files, 'CHANGELOG.md': changelog}, version, '2027-01-02')).toThrow(message);
  });

test('a release changes only the newest section of the changelog', {tag: ['@plain', '@core']}, () => {
  expect(datedChangelog(unreleased, '1.3.0', '2027-01-02')).toBe(
    `# Changelog\n\n## 1.3.0 (2027-01-02)\n\n- New.\n${released}`,
  );
});
