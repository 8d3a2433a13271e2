import {expect} from 'chai';

import {anchor, replaceSelectors, selector, unknownReplacements} from '#host/pages/anchor';

const link = selector('testLink', '.old > a');
const row = anchor<object>('testRow', {
  selector: '.old-row',
  position: 'append',
  presence: 'maybe',
  evidence: 'made up',
  read: () => ({}),
});

describe('replaceSelectors', () => {
  afterEach(() => void replaceSelectors({}));

  it('replaces a selector by name, including those of anchors', () => {
    expect(replaceSelectors({testLink: '.new > a', testRow: '.new-row, .newer-row'})).to.deep.equal([]);
    expect(link.selector).to.equal('.new > a');
    expect(row.selector).to.equal('.new-row, .newer-row');
    expect(row.name).to.equal('testRow');
  });

  it('keeps the selectors of other names', () => {
    replaceSelectors({testLink: '.new > a'});
    expect(row.selector).to.equal('.old-row');
  });

  it('undoes earlier replacements', () => {
    replaceSelectors({testLink: '.new > a'});
    expect(replaceSelectors({})).to.deep.equal([]);
    expect(link.selector).to.equal('.old > a');
  });

  it('reports an unknown name until a module loaded later defines it, and then applies it', () => {
    expect(replaceSelectors({testLater: '.new', testLink: '.new > a'})).to.deep.equal([]);
    expect(unknownReplacements()).to.deep.equal(['testLater']);
    expect(link.selector).to.equal('.new > a');
    expect(selector('testLater', '.old').selector).to.equal('.new');
    expect(unknownReplacements()).to.deep.equal([]);
  });

  for (const text of [
    '',
    '   ',
    '.a >',
    '.a,',
    '..a',
    '.a:unknown-class',
    '.a:is(.b',
    '[href="x"',
    '[href="x',
    '.a /* open',
    '.a {} .b',
    '.a { color: red } .b',
    '@media print',
  ])
    it(`refuses ${JSON.stringify(text)} and keeps the selector`, () => {
      expect(replaceSelectors({testLink: text})).to.deep.equal(['testLink']);
      expect(link.selector).to.equal('.old > a');
    });

  it('never yields a selector that querySelector rejects', () => {
    for (const text of ['.a {} end {} /*', '<!-- .a', '.a/**/.b', 'a:is(..b, .c)', '.a::before']) {
      replaceSelectors({testLink: text});
      expect(() => document.querySelector(`${link.selector}, .other`), text).not.to.throw();
    }
  });
});
