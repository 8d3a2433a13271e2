import {expect} from 'chai';

import {stepOnto} from '#services/entries/step';

const entry = {id: 10, status: 'CURRENT', score: 0, progress: 6, repeat: 0, notes: null};
const raised = {mediaId: 1, progress: 4};
const seen = {progress: 3, status: 'CURRENT'};
const step = {progress: 1, total: 12};

describe('a change that adds to the progress', () => {
  for (const [what, write, now, wanted] of [
    ['the higher progress of the server', {}, entry, {progress: 7}],
    ['it twice if two changes were merged', {step: {progress: 2, total: 12}}, entry, {progress: 8}],
    ['it although an unknown value has changed', {}, {...entry, score: 9}, {progress: 7}],
    ['it without a limit if the total is unknown', {step: {progress: 1}}, {...entry, progress: 50}, {progress: 51}],
    ['the last one, which completes the entry', {}, {...entry, progress: 11}, {progress: 12, status: 'COMPLETED'}],
    [
      'no more than the total',
      {step: {progress: 3, total: 12}},
      {...entry, progress: 11},
      {progress: 12, status: 'COMPLETED'},
    ],
    ['nothing at the total', {}, {...entry, progress: 12}, {progress: 12}],
    [
      'the last one of a repetition',
      {base: {progress: 3, status: 'REPEATING'}},
      {...entry, status: 'REPEATING', progress: 11, repeat: 2},
      {progress: 12, status: 'COMPLETED', repeat: 3},
    ],
  ] as const)
    it(`adds to ${what}`, () => {
      const result = stepOnto(now, raised, {base: seen, step, attempts: 0, ...write});
      expect(result).to.deep.equal({mediaId: 1, ...wanted});
    });

  for (const [what, write, now] of [
    ['it sets the progress', {step: undefined}, entry],
    ['it was sent before, so that the progress may be its own', {attempts: 1}, entry],
    ['the progress has fallen', {}, {...entry, progress: 2}],
    ['the status has changed, too', {}, {...entry, status: 'PAUSED'}],
    ['the entry was removed', {}, undefined],
    ['the progress that the user saw is unknown', {base: {score: 1}}, entry],
  ] as const)
    it(`stays as it is if ${what}`, () => {
      expect(stepOnto(now, raised, {base: seen, step, attempts: 0, ...write})).to.equal(undefined);
    });
});
