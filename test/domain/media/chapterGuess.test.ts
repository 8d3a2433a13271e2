import {expect} from 'chai';

import {estimateChapters, formatEstimate, hasNewChapters, type ReadingReport} from '#domain/media/chapterGuess';

/** One report per reader, with the given progress. */
const readers = (...chapters: readonly (string | number | null)[]): ReadingReport[] =>
  chapters.map((chapter, userId) => ({userId, progress: chapter === null ? null : String(chapter)}));

describe('estimateChapters', () => {
  const table: readonly [string, readonly ReadingReport[], number | undefined][] = [
    ['no readers', [], undefined],
    ['a single reader', readers(12), 12],
    ['ranges', readers('146 - 157', 150), 157],
    ['activities without progress', readers(null, 7, ''), 7],
    ['two readers with a large gap', readers(500, 10), 500],
    ['a typo far above three readers who agree', readers(500, 10, 10), 10],
    ['a top value 24 ahead, with the third equal to the second', readers(34, 10, 10), 10],
    ['a top value 23 ahead, with three readers', readers(33, 10, 10), 33],
    ['a top value 23 ahead, with four readers', readers(33, 10, 10, 10), 10],
    ['a top value 4 ahead, with five readers at the second', readers(14, 10, 10, 10, 10, 10), 14],
    ['a top value 4 ahead, with six readers at the second', readers(14, 10, 10, 10, 10, 10, 10), 10],
    ['a new chapter that one of 14 readers has reached', readers(11, ...Array<number>(13).fill(10)), 11],
    ['a new chapter that one of 15 readers has reached', readers(11, ...Array<number>(14).fill(10)), 10],
    ['a typo above readers who disagree', readers(500, 12, 11, 10), 500],
    ['a progress beyond what AniList stores', readers(65_535, 120, 119, 118), 120],
    ['nothing but such a progress', readers(65_535), undefined],
    ['a progress above 7,000 beside others', readers(9001, 120), 120],
    ['nothing but a progress above 7,000', readers(9001), 9001],
    ['readers who agree', readers(...Array<number>(40).fill(10)), 10],
  ];
  for (const [name, reports, guess] of table)
    it(`returns ${String(guess)} for ${name}`, () => expect(estimateChapters(reports)).to.equal(guess));
  it('only counts the newest report of each reader', () => {
    const reports = [
      {userId: 1, progress: '5'},
      {userId: 1, progress: '900'},
      {userId: 2, progress: '4'},
    ];
    expect(estimateChapters(reports)).to.equal(5);
  });
  it('never returns less than the known count', () => {
    expect(estimateChapters(readers(12), 30)).to.equal(30);
    expect(estimateChapters(readers(42), 30)).to.equal(42);
    expect(estimateChapters([], 30)).to.equal(30);
  });
});

describe('formatEstimate', () => {
  const table = [
    [12, 12, {text: '(12?)', caughtUp: true, behind: undefined}],
    [12, 9, {text: '(12?)', caughtUp: false, behind: '[+3]'}],
    [12, 0, {text: '(12?)', caughtUp: false, behind: '[+12]'}],
    [12, 13, {text: '(12?)', caughtUp: false, behind: undefined}],
    [12, undefined, {text: '(12?)', caughtUp: false, behind: undefined}],
  ] as const;
  for (const [guess, progress, look] of table)
    it(`formats the estimate ${guess} for a reader at ${String(progress)}`, () =>
      expect(formatEstimate(guess, progress)).to.deep.equal(look));
});

describe('hasNewChapters', () => {
  const table: readonly [number | undefined, string, string | null, boolean][] = [
    [10, 'CURRENT', 'RELEASING', false],
    [11, 'CURRENT', 'RELEASING', true],
    [39, 'CURRENT', 'RELEASING', true],
    [40, 'CURRENT', 'RELEASING', false],
    [9, 'CURRENT', 'RELEASING', false],
    [undefined, 'CURRENT', 'RELEASING', false],
    [11, 'READING', 'RELEASING', true],
    [11, 'PAUSED', 'RELEASING', false],
    [11, 'REPEATING', 'RELEASING', false],
    [11, 'CURRENT', 'FINISHED', false],
    [11, 'CURRENT', null, false],
  ];
  for (const [guess, status, mediaStatus, listed] of table)
    it(`returns ${listed} at chapter 10 with estimate ${String(guess)}, entry status ${status} and media status ${String(mediaStatus)}`, () =>
      expect(hasNewChapters({guess, status, mediaStatus, progress: 10})).to.equal(listed));
});
