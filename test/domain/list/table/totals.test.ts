import {expect} from 'chai';

import {totalsOf} from '#domain/list/table/totals';
import {tableEntry, tableRow} from '../../../support/tableModel';

describe('totalsOf', () => {
  const totals = (...entries: Parameters<typeof tableEntry>[1][]) =>
    totalsOf(entries.map((parts, index) => tableRow(tableEntry(index + 1, parts))));

  it('counts nothing of an empty list', () =>
    expect(totals()).to.deep.equal({titles: 0, units: 0, days: 0, mean: undefined}));

  it('counts episodes with repeats, completed anime whole, and their time', () =>
    expect(
      totals(
        {status: 'CURRENT', progress: 5},
        {status: 'COMPLETED', progress: 12, repeat: 2},
        {status: 'COMPLETED', progress: 0, media: {duration: 10}},
        {status: 'PLANNING', media: {episodes: undefined, duration: undefined}},
      ),
    ).to.deep.equal({titles: 4, units: 5 + 36 + 12, days: (41 * 24 + 12 * 10) / 1440, mean: undefined}));

  it('counts what the notes add', () =>
    expect(totals({status: 'CURRENT', progress: 5, commands: {adjustValue: 3}}).units).to.equal(8));

  it('averages the scores above 0 in their own format', () =>
    expect(totals({score: 7.5}, {score: 0}, {score: 8}).mean).to.equal(7.75));

  it('counts chapters of manga, without time', () =>
    expect(
      totals({status: 'COMPLETED', progress: 3, media: {type: 'MANGA', episodes: undefined, chapters: 10}}),
    ).to.deep.equal({titles: 1, units: 10, days: undefined, mean: undefined}));
});
