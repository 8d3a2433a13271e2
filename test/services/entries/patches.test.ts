import {expect} from 'chai';

import {patchOfSaved, patchOfWrite} from '#services/entries/patches';
import type {SavedEntry} from '#services/entries/savedEntry';

const noDate = {year: null, month: null, day: null};
const date = {year: 2026, month: 11, day: 2};
const saved: SavedEntry = {
  ...{__typename: 'MediaList', id: 9, mediaId: 1, status: 'COMPLETED', score: 7, scoreRaw: 70, progress: 12},
  ...{progressVolumes: 3, repeat: 1, notes: 'Good', hiddenFromStatusLists: true, private: false, priority: 0},
  ...{customLists: null, advancedScores: {Story: 8}, updatedAt: 100, startedAt: date, completedAt: date},
};

/** For each field of an answer, its value and the fields of the patch; without it, the patch has none of them. */
const answered = [
  ['id', 9, ['id']],
  ['score', 7, ['score']],
  ['scoreRaw', 70, ['scoreRaw']],
  ['progress', 12, ['progress']],
  ['progressVolumes', 3, ['progressVolumes']],
  ['repeat', 1, ['repeat', 'savedRepeat']],
  ['private', false, ['private']],
  ['priority', 0, ['priority']],
  ['advancedScores', {Story: 8}, ['advancedScores']],
  ['hiddenFromStatusLists', true, ['hiddenFromStatusLists']],
  ['updatedAt', 100, ['updatedAt']],
  ['notes', 'Good', ['notes', 'commands']],
  ['startedAt', date, ['startedAt']],
  ['completedAt', date, ['completedAt']],
] as const;

describe('the patch of a saved entry', () => {
  for (const [field, value, keys] of answered) {
    it(`has the ${field} of the answer`, () =>
      expect(patchOfSaved(1, saved, 5).values?.[keys[0]]).to.deep.equal(value));

    it(`says nothing about the ${field} that the answer doesn't have`, () => {
      const {[field]: left, ...rest} = saved;
      expect(left).to.deep.equal(value);
      expect(patchOfSaved(1, rest as SavedEntry, 5).values ?? {}).not.to.have.any.keys(...keys);
    });
  }

  it('says that a date is missing that AniList has none of', () =>
    expect(patchOfSaved(1, {...saved, completedAt: noDate}, 5).values).to.have.property('completedAt', undefined));

  it('has no values if the entry was deleted', () =>
    expect(patchOfSaved(1, undefined, 5)).to.deep.equal({mediaId: 1, values: undefined, asOf: 5, source: 'write'}));
});

const written = (kind: string, payload: unknown) =>
  patchOfWrite({
    ...{id: 1, kind, payload, target: 'entry 1', state: 'waiting', account: '5', createdAt: 5},
    ...{page: 'p', attempts: 0},
  });

describe('the patch of an unsent write', () => {
  for (const [what, payload, values] of [
    ['a date', {completedAt: date}, {completedAt: date}],
    ['a removed date', {completedAt: noDate}, {completedAt: undefined}],
    ['a start', {startedAt: date}, {startedAt: date}],
    ['progress', {progress: 3}, {progress: 3}],
    ['privacy and priority', {private: true, priority: 2}, {private: true, priority: 2}],
    ['a status', {status: 'PAUSED'}, {status: 'PAUSED'}],
  ] as const)
    it(`has only ${what}`, () => expect(written('saveEntry', {mediaId: 1, ...payload})?.values).to.deep.equal(values));

  it('is missing for a write about something else', () => expect(written('likeActivity', {id: 1})).to.equal(undefined));
});
