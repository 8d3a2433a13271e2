import {expect} from 'chai';

import {dated, unfinishedManga} from '#domain/media/unfinishedManga';

describe('unfinishedManga', () => {
  const rows = Object.entries(unfinishedManga);

  it('has a date and eight manga', () => {
    expect(dated).to.match(/^20\d\d-(0[1-9]|1[0-2])$/);
    expect(rows.length).to.equal(8);
  });

  for (const [id, known] of rows)
    it(`has whole numbers for ${id}, with more chapters than volumes`, () => {
      expect(Number(id)).to.be.above(30_000);
      expect(Object.keys(known)).to.deep.equal(['chapters', 'volumes']);
      expect(Number.isInteger(known.chapters)).to.equal(true);
      expect(Number.isInteger(known.volumes)).to.equal(true);
      expect(known.chapters).to.be.above(known.volumes);
      expect(known.volumes).to.be.above(0);
    });
});
