import {expect} from 'chai';
import fc from 'fast-check';

import {fileNameOf} from '#domain/export/fileName';

describe('fileNameOf', () => {
  for (const [title, expected] of [
    ['Anime table for Ann, Bob', 'Anime table for Ann, Bob.csv'],
    ['進撃の巨人 😀', '進撃の巨人 😀.csv'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a-b-c-d-e-f-g-h-i-j.csv'],
    ['../../etc/passwd', '-..-etc-passwd.csv'],
    ['.hidden', 'hidden.csv'],
    ['ends in dots...', 'ends in dots.csv'],
    ['  two   spaces \n', 'two spaces.csv'],
    ['a\u0000b\u001Fc', 'abc.csv'],
    ['gpj\u202Efdp', 'gpjfdp.csv'],
    ['half \uD83D', 'half.csv'],
    ['CON', 'CON-.csv'],
    ['nul.txt', 'nul-.txt.csv'],
    ['lpt1', 'lpt1-.csv'],
    ['console', 'console.csv'],
    ['', 'table.csv'],
    ['...', 'table.csv'],
    ['\u200B\u202E', 'table.csv'],
    ['a'.repeat(10_000), `${'a'.repeat(180)}.csv`],
    ['😀'.repeat(10_000), `${'😀'.repeat(45)}.csv`],
    [`a${'😀'.repeat(10_000)}`, `a${'😀'.repeat(44)}.csv`],
  ] as const)
    it(`turns ${JSON.stringify(title.slice(0, 40))} into ${JSON.stringify(expected.slice(0, 40))}`, () =>
      expect(fileNameOf(title, 'csv')).to.equal(expected));

  it('returns a name that is valid on every system for any text', () => {
    const piece = fc.constantFrom('.', ' ', '/', '\\', ':', 'con', 'aux.', '\u202E', '\uD83D', '😀', 'x', '\t');
    const title = fc.oneof(
      fc.string({unit: 'binary', maxLength: 400}),
      fc.array(piece, {maxLength: 300}).map(pieces => pieces.join('')),
    );
    fc.assert(
      fc.property(title, text => {
        const name = fileNameOf(text, 'json');
        expect(name).to.match(/^[^<>:"/\\|?*\p{Cc}\p{Cf}\p{Cs}]+\.json$/u);
        expect(name).not.to.match(/^[\s.]/);
        expect(name).not.to.match(/[\s.]\.json$/);
        expect(name).not.to.match(/^(?:con|prn|aux|nul|com\d|lpt\d)\./i);
        expect(new TextEncoder().encode(name).length).to.be.at.most(186);
      }),
    );
  });
});
