import {expect} from 'chai';

import {isNewer, changesSince, parseChangelog} from '#domain/script/changelog';

const log =
  '# Changelog\n\n## 10.1.0 (unreleased)\n\n- new\n\n## 10.0.0\n\nThe first\none.\n\n### Added\n\n- first, which\n  continues\n- second\n';

describe('changelog', () => {
  it('splits the file into versions with their blocks', () =>
    expect(parseChangelog(log)).to.deep.equal([
      {version: '10.1.0', blocks: [{kind: 'item', text: 'new'}]},
      {
        version: '10.0.0',
        blocks: [
          {kind: 'paragraph', text: 'The first one.'},
          {kind: 'heading', text: 'Added'},
          {kind: 'item', text: 'first, which continues'},
          {kind: 'item', text: 'second'},
        ],
      },
    ]));

  for (const [version, than, expected] of [
    ['10.0.1', '10.0.0', true],
    ['10.0.0', '10.0.0', false],
    ['9.94.1', '10.0.0', false],
    ['10.10.0', '10.9.9', true],
    ['10.0.0', '', true],
    ['nonsense', '10.0.0', false],
  ] as const)
    it(`reports that ${version} is ${expected ? '' : 'not '}newer than ${than || 'an unknown version'}`, () =>
      expect(isNewer(version, than)).to.equal(expected));

  for (const [seen, expected] of [
    ['10.1.0', []],
    ['10.0.0', ['10.1.0']],
    ['9.94.1', ['10.1.0', '10.0.0']],
    ['', ['10.1.0']],
  ] as const)
    it(`returns ${expected.length} new versions if the last one seen was ${seen || 'unknown'}`, () =>
      expect(changesSince(log, seen).map(({version}) => version)).to.deep.equal(expected));
});
