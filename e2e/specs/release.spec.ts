// The versions that npm run release accepts, and the texts that it writes into the files that contain the version.
import {expect, test} from '@playwright/test';
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import {
  datedChangelog,
  oldTables,
  placeholders,
  publishedInstallPage,
  releaseNotes,
  releaseTexts,
} from '../../tools/releaseTexts.mjs';
import {browserNames, manifest} from '../../tools/extension/manifest.mjs';

const names = ['CHANGELOG.md', 'package.json', 'package-lock.json', 'src/platform/release.ts'];
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
    expect(texts['src/platform/release.ts']).toContain("version: '99.1.0'");
    expect(texts['src/platform/release.ts']).not.toContain(`version: '${now}'`);
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

/** Facts that can be published. */
const ready = {
  version: '2.0.0',
  clientId: '1234',
  homepage: 'https://automail.invalid/',
  siteFixes: 'https://fixes.automail.invalid/list.json',
  donatorCutoff: undefined,
  crossOrigin: ['fixes.automail.invalid'],
};

for (const [title, facts, expected] of [
  ['that are set', {}, []],
  ['of which one is empty', {clientId: ''}, ['clientId is empty']],
  ['without an address of fixes', {siteFixes: ''}, ['siteFixes is empty']],
  [
    'of which two are placeholders',
    {homepage: 'https://automail.example/', addonId: 'automail@automail.example'},
    ['homepage is a placeholder: https://automail.example/', 'addonId is a placeholder: automail@automail.example'],
  ],
  [
    'with a placeholder in a list',
    {crossOrigin: ['fixes.automail.invalid', 'lists.example']},
    ['crossOrigin is a placeholder: lists.example'],
  ],
  [
    'with fixes on a host that may not be asked',
    {crossOrigin: ['myanimelist.net']},
    ['siteFixes is on fixes.automail.invalid, which crossOrigin does not list'],
  ],
] as const)
  test(`facts of a release ${title}: ${expected.length} problems are found`, {tag: ['@plain', '@core']}, () => {
    expect(placeholders({...ready, ...facts})).toEqual(expected);
  });

test(
  'npm run release refuses placeholders, naming each and their file, unless it is a rehearsal',
  {tag: ['@plain', '@core']},
  ({}, info) => {
    const root = fileURLToPath(new URL('../../', import.meta.url));
    const tree = info.outputPath('tree');
    mkdirSync(`${tree}/src/platform`, {recursive: true});
    for (const name of ['tools', 'package.json', 'CHANGELOG.md'])
      cpSync(root + name, `${tree}/${name}`, {recursive: true});
    for (const name of ['node_modules', 'package-lock.json']) symlinkSync(root + name, `${tree}/${name}`);
    const facts = {...ready, clientId: '', homepage: 'https://automail.example/'};
    writeFileSync(
      `${tree}/src/platform/release.ts`,
      `export const release = ${JSON.stringify(facts)};\nexport const addonId = 'automail@automail.invalid';\n`,
    );
    // No version, so that nothing is built even if the facts are accepted.
    const release = (...words: string[]) =>
      spawnSync(process.execPath, [`${tree}/tools/release.mjs`, '2.0', ...words], {cwd: tree, encoding: 'utf8'});
    const refused = release();
    expect(refused.status).toBe(1);
    expect(refused.stderr.trim().split('\n').slice(0, 3)).toEqual([
      "src/platform/release.ts isn't ready for a release:",
      '  clientId is empty',
      '  homepage is a placeholder: https://automail.example/',
    ]);
    const rehearsed = release('--rehearsal');
    expect(rehearsed.status).toBe(1);
    expect(rehearsed.stderr).toContain('"2.0" is no version');
    expect(rehearsed.stderr).not.toContain('homepage');
    expect(release('--rehearsal', '--collect').stderr).toContain('src/platform/release.ts has version 2.0.0, not 2.0.');
  },
);

test('the notes of a release are its section of the changelog', {tag: ['@plain', '@core']}, () => {
  const changelog = datedChangelog(unreleased, '2.0.0', '2027-01-02');
  expect(releaseNotes(changelog, '2.0.0')).toBe('- New.\n');
  expect(releaseNotes(changelog, '1.2.3')).toBe('- Old.\n');
  expect(releaseNotes(changelog, '2.0.0', {rehearsal: true})).toBe('**A rehearsal: not for publishing.**\n\n- New.\n');
  expect(() => releaseNotes(unreleased, '2.0.0')).toThrow('no section "## 2.0.0 (YYYY-MM-DD)"');
  expect(() => releaseNotes(changelog, '3.0.0')).toThrow('no section "## 3.0.0 (YYYY-MM-DD)"');
});

test('the published installation page links the downloads of the release', {tag: ['@plain', '@core']}, () => {
  const page = readFileSync(fileURLToPath(new URL('../../docs/install.html', import.meta.url)), 'utf8');
  const published = publishedInstallPage(page, {downloads: 'https://files.invalid/$&/latest'});
  expect([...new Set(published.match(/href="https:\/\/files\.invalid[^"]*"/g))].toSorted()).toEqual(
    ['automail-chromium.zip', 'automail-firefox.zip', 'automail.min.user.js', 'automail.user.js'].map(
      name => `href="https://files.invalid/$&/latest/${name}"`,
    ),
  );
  expect(published).not.toContain('releases/');
});

test('a release names the built-in tables that are more than a year old', {tag: '@plain'}, () => {
  const texts = {
    'old.ts': "export const dated = '2025-10';",
    'year.ts': "export const dated = '2025-11';",
    'new.ts': "export const dated = '2026-11';",
    'none.ts': 'export const other = 1;',
  };
  expect(oldTables(texts, '2026-11-29')).toEqual(['old.ts']);
});

test(
  'the page for stores has the texts of the manifests, a reason for each permission, and pictures in their size',
  {tag: ['@plain', '@core']},
  async () => {
    const docs = new URL('../../docs/', import.meta.url);
    const page = readFileSync(new URL('stores.md', docs), 'utf8');
    for (const browser of browserNames) {
      const {name, description, permissions, host_permissions: hosts} = await manifest(browser, []);
      expect(description.length).toBeLessThanOrEqual(132);
      for (const text of [`**Name**: ${name}\n`, `: ${description}\n`]) expect(page).toContain(text);
      for (const permission of [...permissions, ...hosts])
        expect(page).toMatch(new RegExp(`^\\| \`${permission.replace('*', '\\*')}\` +\\| \\w`, 'm'));
    }
    const pictures = [...page.matchAll(/pictures\/[\w-]+\.jpg/g)].map(([picture]) =>
      readFileSync(new URL(picture, docs)),
    );
    expect(pictures).toHaveLength(4);
    for (const picture of pictures) {
      // The header of the frame: a mark, its length, the precision, the height and the width.
      const frame = picture.indexOf(Buffer.from([0xff, 0xc0]));
      expect([picture.readUInt16BE(frame + 7), picture.readUInt16BE(frame + 5)]).toEqual([1280, 800]);
    }
  },
);
