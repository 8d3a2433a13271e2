import {expect} from 'chai';

import type {ListStatus} from '#domain/list/listStatus';
import {
  importProgress,
  importRepeat,
  importStatus,
  matchUncertainty,
  staleListAge,
  starsToScore,
  isTickedByDefault,
} from '#domain/import/otherSiteImport';

describe('starsToScore', () => {
  /** Stars, followed by scores out of 100, 10, 10 with decimals, 5 and 3. */
  const table = [
    [0, 0, 0, 0, 0, 0],
    [0.5, 10, 1, 1, 1, 1],
    [1, 20, 2, 2, 1, 1],
    [1.5, 30, 3, 3, 1, 1],
    [2, 40, 4, 4, 2, 1],
    [2.5, 50, 5, 5, 2, 2],
    [3, 60, 6, 6, 3, 2],
    [3.5, 70, 7, 7, 3, 2],
    [4, 80, 8, 8, 4, 3],
    [4.5, 90, 9, 9, 4, 3],
    [5, 100, 10, 10, 5, 3],
  ] as const;
  const formats = ['POINT_100', 'POINT_10', 'POINT_10_DECIMAL', 'POINT_5', 'POINT_3'] as const;
  for (const [stars, ...scores] of table)
    for (const [index, format] of formats.entries())
      it(`converts ${stars} stars to ${scores[index]} in ${format}`, () =>
        expect(starsToScore(stars, format)).to.equal(scores[index]));
});

describe('importStatus', () => {
  const table: readonly [string, number | undefined, ListStatus | 'skip' | undefined][] = [
    ['want to read', undefined, 'PLANNING'],
    ['want to watch', undefined, 'PLANNING'],
    ['stalled', undefined, 'PAUSED'],
    ['read', undefined, 'COMPLETED'],
    ['watched', undefined, 'COMPLETED'],
    ['reading', undefined, 'CURRENT'],
    ['Watching', undefined, 'CURRENT'],
    ['dropped', undefined, 'DROPPED'],
    ["won't watch", undefined, 'skip'],
    ['won’t watch', undefined, 'skip'],
    ["won't read", undefined, 'skip'],
    ['daydreamed of', undefined, undefined],
    ['', undefined, undefined],
    ['read', 30, 'CURRENT'],
    ['want to read', 0, 'CURRENT'],
    ["won't read", 30, 'skip'],
  ];
  for (const [status, length, mapped] of table)
    it(`maps "${status}"${length === undefined ? '' : ' in an anthology'} to ${mapped ?? 'nothing'}`, () =>
      expect(importStatus({status, times: 0, length})).to.equal(mapped));
});

describe('importRepeat', () => {
  const table = [
    [0, 0],
    [1, 0],
    [2, 1],
    [10, 9],
  ] as const;
  for (const [times, repeat] of table)
    it(`returns ${repeat} for ${times} times`, () => expect(importRepeat(times)).to.equal(repeat));
});

describe('importProgress', () => {
  const anime = {status: '', times: 0, eps: 5};
  const manga = {status: '', times: 0, ch: 20, vol: 3};
  for (const status of ['DROPPED', 'PAUSED', 'CURRENT'] as const) {
    it(`sends episodes of anime with status ${status}`, () =>
      expect(importProgress(anime, status, 'ANIME')).to.deep.equal({progress: 5}));
    it(`sends chapters and volumes of manga with status ${status}`, () =>
      expect(importProgress(manga, status, 'MANGA')).to.deep.equal({progress: 20, progressVolumes: 3}));
  }
  for (const status of ['COMPLETED', 'PLANNING', 'REPEATING'] as const)
    it(`sends no progress with status ${status}`, () => {
      expect(importProgress(anime, status, 'ANIME')).to.deep.equal({});
      expect(importProgress(manga, status, 'MANGA')).to.deep.equal({});
    });
  it('sends the length of media in anthologies', () =>
    expect(importProgress({status: '', times: 0, ch: 1, length: 30}, 'CURRENT', 'MANGA')).to.deep.equal({
      progress: 30,
    }));
  it('sends only fields that the row has', () => {
    expect(importProgress({status: '', times: 0}, 'CURRENT', 'ANIME')).to.deep.equal({});
    expect(importProgress({status: '', times: 0, vol: 2}, 'CURRENT', 'MANGA')).to.deep.equal({progressVolumes: 2});
  });
});

describe('edit distances', () => {
  it('are ticked by default up to 8', () => {
    expect(isTickedByDefault(0)).to.equal(true);
    expect(isTickedByDefault(8)).to.equal(true);
    expect(isTickedByDefault(9)).to.equal(false);
  });
  it('change the colour up to 12', () => {
    expect(matchUncertainty(0)).to.equal(0);
    expect(matchUncertainty(6)).to.equal(0.5);
    expect(matchUncertainty(12)).to.equal(1);
    expect(matchUncertainty(40)).to.equal(1);
  });
});

describe('staleListAge', () => {
  const now = Date.UTC(2020, 8, 30);
  const day = 86400000;
  const table = [
    [0, undefined],
    [30 * day, undefined],
    [30 * day + 1, 30],
    [31 * day, 31],
    [400.7 * day, 400],
    [-day, undefined],
  ] as const;
  for (const [age, days] of table)
    it(`returns ${String(days)} for ${age / day} days`, () => expect(staleListAge(now - age, now)).to.equal(days));
});
