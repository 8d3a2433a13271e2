import {expect} from 'chai';

import {changeOf} from './columns';
import {reviewRows} from './files/review';
import type {ImportedValues} from '#domain/import/importedEntry';
import type {WholeEntry, WholeList} from '#services/imports/wholeList';
import {finish} from '#test/support/steps';

const date = (year: number | null) => ({year, month: null, day: null});
const given: WholeEntry = {
  id: 10,
  mediaId: 1,
  status: 'CURRENT',
  score: 70,
  scoreRaw: 70,
  progress: 3,
  progressVolumes: 0,
  repeat: 0,
  priority: 0,
  private: false,
  notes: 'old',
  hiddenFromStatusLists: false,
  customLists: {Winter: true, Summer: false},
  advancedScores: {Story: 8, Music: 0},
  startedAt: date(2019),
  completedAt: date(null),
  createdAt: 1,
  updatedAt: 1,
  media: null,
};
const list: WholeList = {
  user: {id: 7, name: 'Ann'},
  options: {scoreFormat: 'POINT_100', customLists: ['Winter', 'Summer'], categories: ['Story', 'Music']},
  lists: [],
  entries: new Map([[1, given]]),
};
const values: ImportedValues = {
  status: 'COMPLETED',
  scoreRaw: 85,
  progress: 12,
  notes: 'new',
  startedAt: date(2020),
  completedAt: date(2021),
  customLists: ['Summer'],
  advancedScores: new Map([['Music', 6]]),
};
const match = (id: number) => ({media: {id}, distance: 0});

/** The text about a row with these values for the media item of an id. */
function said(id: number) {
  const [row] = finish(reviewRows({entries: [{title: 'A', values}], leftOut: []}, [match(id)], list, true));
  return row && changeOf(row);
}

describe('the text of a review row', () => {
  it('lists the old and the new value of each changed field', () => {
    expect(said(1)).to.equal(
      'status Watching/Reading, score 70, progress 3, notes old, start date 2019, no completion date, custom lists Winter, advanced scores Story 8' +
        ' → status Completed, score 85, progress 12, notes new, start date 2020, completion date 2021, custom lists Summer, advanced scores Music 6',
    );
  });

  it('lists all values of a new entry', () => {
    expect(said(2)).to.equal(
      'New: status Completed, score 85, progress 12, notes new, start date 2020, completion date 2021, custom lists Summer, advanced scores Music 6',
    );
  });
});
