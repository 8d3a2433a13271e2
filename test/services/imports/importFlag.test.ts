import {expect} from 'chai';

import {hasImportUnderWay, setImportUnderWay} from '#services/imports/importFlag';

describe('hasImportUnderWay', () => {
  afterEach(() => localStorage.clear());

  it('knows a bulk edit whose mark an earlier version has removed, because that cannot read it', () => {
    setImportUnderWay('id:1', true);
    localStorage.removeItem('automailImporting');
    expect(hasImportUnderWay(localStorage)).to.equal(true);
    setImportUnderWay('id:1', false);
    expect(hasImportUnderWay(localStorage)).to.equal(false);
  });

  it('knows an import that an earlier version has started, and leaves such a mark for that', () => {
    localStorage.setItem('automailImporting', 'id:1');
    expect(hasImportUnderWay(localStorage)).to.equal(true);
    setImportUnderWay('id:2', true);
    setImportUnderWay('id:1', false);
    expect(localStorage.getItem('automailImporting')).to.equal('id:2');
  });
});
