import {expect} from 'chai';

import {missingLists, planEntry} from '#elements/lists/moreImports/files/planEntry';
import type {EntryState, ListOptions} from '#services/imports/wholeList';

const options: ListOptions = {scoreFormat: 'POINT_10', customLists: ['A', 'B'], categories: ['Story', 'Art']};
const current: EntryState = {
  ...{status: 'CURRENT', score: 7, scoreRaw: 70, progress: 3, progressVolumes: 0, repeat: 0, priority: 0},
  ...{private: false, notes: 'x', hiddenFromStatusLists: false, customLists: ['A'], advancedScores: [50, 0]},
  ...{startedAt: {year: 2020}, completedAt: {}},
};

describe('planEntry', () => {
  it('sends what a new entry has, and nothing that is empty anyway', () =>
    expect(
      planEntry(5, {status: 'PLANNING', scoreRaw: 0, progress: 2, notes: '', customLists: []}, undefined, options),
    ).to.deep.equal({
      payload: {mediaId: 5, status: 'PLANNING', progress: 2},
      base: {},
    }));

  it('sends what is to be changed, with what was there before', () =>
    expect(
      planEntry(
        5,
        {status: 'CURRENT', scoreRaw: 80, notes: '', startedAt: {year: 2020}, private: true},
        current,
        options,
      ),
    ).to.deep.equal({
      payload: {mediaId: 5, scoreRaw: 80, notes: '', private: true},
      base: {scoreRaw: 70, notes: 'x', private: false},
    }));

  it('leaves alone what the file does not say', () =>
    expect(planEntry(5, {status: 'CURRENT', progress: 3}, current, options)).to.equal(undefined));

  it('converts stars to the format of the person', () =>
    expect(planEntry(5, {stars: 4.5}, current, options)?.payload).to.deep.equal({mediaId: 5, score: 9}));

  it('keeps to the custom lists and categories that the person has, in their order', () =>
    expect(
      planEntry(
        5,
        {
          customLists: ['C', 'B', 'A'],
          advancedScores: new Map([
            ['Art', 40],
            ['Odd', 1],
          ]),
        },
        current,
        options,
      ),
    ).to.deep.equal({
      payload: {mediaId: 5, customLists: ['A', 'B'], advancedScores: [0, 40]},
      base: {customLists: ['A'], advancedScores: [50, 0]},
    }));
});

describe('missingLists', () => {
  it('names each list once that the person does not have', () =>
    expect(missingLists([{customLists: ['A', 'C']}, {customLists: ['C', 'D']}, {}], options)).to.deep.equal([
      'C',
      'D',
    ]));
});
