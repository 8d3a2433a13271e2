import {expect} from 'chai';

import {besideStatus} from '#services/entries/filledIn';

const none = {year: null, month: null, day: null};
const today = {year: 2026, month: 11, day: 20};

describe('the additional effect of a saved status', () => {
  const table = [
    [
      'a completion: finish date and progress',
      {status: 'COMPLETED'},
      {status: 'CURRENT', progress: 3, completedAt: {}},
      {progress: 12, completedAt: today, startedAt: none},
      {progress: 3, completedAt: {}, startedAt: {}},
      {progress: 12, completedAt: today},
    ],
    [
      'nothing that was sent',
      {status: 'COMPLETED', progress: 12, completedAt: {}},
      {status: 'CURRENT', progress: 3, completedAt: {}, startedAt: {year: 2020}},
      {progress: 12, completedAt: none, startedAt: {...none, year: 2020}},
      {startedAt: {year: 2020}},
      {},
    ],
    [
      'the start date of an entry that becomes current',
      {status: 'CURRENT'},
      {status: 'PLANNING', startedAt: {}},
      {startedAt: today, completedAt: none, progress: 0},
      {startedAt: {}, completedAt: {}, progress: 0},
      {startedAt: today},
    ],
    [
      'nothing about the volumes of an anime',
      {status: 'COMPLETED'},
      {status: 'PAUSED', progress: 3, progressVolumes: 0, startedAt: {}, completedAt: {}},
      {progress: 12, progressVolumes: null, startedAt: none, completedAt: none},
      {progress: 3, startedAt: {}, completedAt: {}},
      {progress: 12},
    ],
    [
      'an empty progress as 0',
      {status: 'PAUSED'},
      {status: 'CURRENT'},
      {progress: null, progressVolumes: 0, startedAt: none, completedAt: today},
      {progress: 0, progressVolumes: 0, startedAt: {}, completedAt: today},
      {},
    ],
    ['nothing without a status', {score: 8}, {score: 7}, {progress: 3, completedAt: today}, {}, {}],
    [
      'nothing that is not known',
      {status: 'COMPLETED'},
      {status: 'CURRENT'},
      {progress: 12, completedAt: today},
      {},
      {},
    ],
  ] as const;
  for (const [what, payload, base, saved, before, after] of table)
    it(`is ${what}`, () => expect(besideStatus(payload, base, saved)).to.deep.equal({before, after}));
});
