import {expect} from 'chai';

import {isCounted, personalEntry, sumAmounts} from '#domain/statistics/personal/entry';
import {entryOf} from './entries';

const repeats = {repeats: true};

describe('personalEntry', () => {
  const anime = {type: 'ANIME', episodes: 12, duration: 24} as const;
  const manga = {type: 'MANGA', chapters: 40, volumes: 5} as const;

  it('counts episodes and minutes of anime, including repeats and note commands', () => {
    const watched = entryOf({status: 'COMPLETED', repeat: 2, commands: {adjustValue: 3}, media: anime});
    expect(personalEntry(watched, repeats).done).to.deep.equal({episodes: 39, minutes: 936, chapters: 0, volumes: 0});
    expect(personalEntry(watched, {repeats: false}).done).to.deep.equal({
      ...{episodes: 15, minutes: 360, chapters: 0, volumes: 0},
    });
  });

  it('counts manga chapters and volumes, adjusting only the chapters', () => {
    const read = entryOf({
      status: 'CURRENT',
      progress: 7,
      progressVolumes: 1,
      commands: {adjustValue: -2},
      media: manga,
    });
    expect(personalEntry(read, repeats).done).to.deep.equal({episodes: 0, minutes: 0, chapters: 5, volumes: 1});
    expect(personalEntry(read, repeats).left).to.deep.equal({episodes: 0, minutes: 0, chapters: 33, volumes: 4});
  });

  it('has no minutes if the duration is unknown, and nothing left if the length is unknown', () => {
    const watched = entryOf({status: 'CURRENT', progress: 9});
    const {done, left} = personalEntry(watched, repeats);
    expect([done.episodes, done.minutes, left.episodes]).to.deep.equal([9, 0, 0]);
  });

  const table = [
    ['CURRENT', 7],
    ['PAUSED', 7],
    ['REPEATING', 7],
    ['PLANNING', 7],
    ['COMPLETED', 0],
    ['DROPPED', 0],
  ] as const;
  for (const [status, left] of table)
    it(`leaves ${left} of 12 episodes at 5 with the status ${status}`, () => {
      const entry = personalEntry(entryOf({status, progress: 5, media: anime}), repeats);
      expect([entry.left.episodes, entry.left.minutes]).to.deep.equal([left, left * 24]);
    });

  it('counts the aired episodes as the length while the total is unknown', () => {
    const airing = {type: 'ANIME', episodes: undefined, next: {episode: 5}, duration: 24} as const;
    expect(personalEntry(entryOf({status: 'CURRENT', progress: 1, media: airing}), repeats).left.episodes).to.equal(3);
  });

  it('leaves zero, never less, if the progress exceeds the length', () =>
    expect(personalEntry(entryOf({status: 'CURRENT', progress: 14, media: anime}), repeats).left.episodes).to.equal(0));
});

it('isCounted excludes entries that are only planned', () => {
  expect(isCounted({status: 'PLANNING'})).to.equal(false);
  expect(isCounted({status: 'DROPPED'})).to.equal(true);
  expect(isCounted({status: undefined})).to.equal(true);
});

it('sumAmounts adds each amount separately', () => {
  const one = {episodes: 1, minutes: 2, chapters: 3, volumes: 4};
  expect(sumAmounts([one, one])).to.deep.equal({episodes: 2, minutes: 4, chapters: 6, volumes: 8});
  expect(sumAmounts([])).to.deep.equal({episodes: 0, minutes: 0, chapters: 0, volumes: 0});
});
