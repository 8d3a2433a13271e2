import {expect} from 'chai';

import type {EntryValues} from '#services/entries/entryValues';
import {hasArrived} from '#services/entries/hasArrived';

const date = (year: number | null, month: number | null = null, day: number | null = null) => ({year, month, day});

const found = {
  ...{id: 5, mediaId: 1, status: 'CURRENT', score: 7.5, scoreRaw: 75, progress: 4, progressVolumes: null, repeat: 1},
  ...{priority: 0, private: false, notes: 'Well &#128512;\ndone', hiddenFromStatusLists: true},
  ...{customLists: {Owned: true, Lent: false}, advancedScores: {Story: 7, Sound: 0}},
  ...{startedAt: date(2020, 5), completedAt: date(null)},
};

describe('whether a row of a job has arrived', () => {
  for (const [what, wanted, expected] of [
    ['all values are as they were sent', {status: 'CURRENT', score: 7.5, progress: 4, repeat: 1}, true],
    ['one value differs', {status: 'CURRENT', progress: 5}, false],
    ['a score out of 100 is the same', {scoreRaw: 75}, true],
    ['a score in the own format differs', {score: 8}, false],
    ['an anime has no volumes', {progressVolumes: 0}, true],
    ['notes are stored with references and other line ends', {notes: 'Well 😀\r\ndone '}, true],
    ['notes differ', {notes: 'Well'}, false],
    ['notes were to be emptied', {notes: ''}, false],
    ['custom lists are answered as an object', {customLists: ['Owned']}, true],
    ['another custom list is off', {customLists: ['Owned', 'Lent']}, false],
    ['advanced scores are answered by name', {advancedScores: [7]}, true],
    ['an advanced score differs', {advancedScores: [7, 1]}, false],
    ['a date has parts only', {startedAt: {year: 2020, month: 5}}, true],
    ['a date is to be empty, and is', {completedAt: {}}, true],
    ['a date is to be empty, and is not', {status: 'PAUSED', startedAt: {}}, false],
    ['AniList has filled in the start', {status: 'CURRENT', startedAt: {}}, true],
    ['it is private by now', {private: true}, false],
    ['it is hidden', {hiddenFromStatusLists: true, priority: 0}, true],
  ] as const)
    it(`${expected ? 'is true' : 'is false'} if ${what}`, () => {
      expect(hasArrived({mediaId: 1, ...wanted} as EntryValues, found)).to.equal(expected);
    });

  it('accepts a progress that AniList raises to the total of a completed entry, and none that it lowers', () => {
    const completed = {...found, status: 'COMPLETED', progress: 12};
    expect(hasArrived({mediaId: 1, status: 'COMPLETED', progress: 4}, completed)).to.equal(true);
    expect(hasArrived({mediaId: 1, status: 'COMPLETED', progress: 13}, completed)).to.equal(false);
  });
});
