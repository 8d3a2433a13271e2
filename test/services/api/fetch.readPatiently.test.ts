import {expect} from 'chai';

import {ApiError} from '#services/api/apiError';
import {readPatiently} from '#services/api/fetch';

const limited = () => new ApiError('limited', 'Wait');

describe('a task with many requests', () => {
  /** Reads while the API refuses the first `pauses` requests. */
  async function read(pauses: number, signal = new AbortController().signal, error = limited) {
    const asked: boolean[] = [];
    const answer = await readPatiently(refetch => {
      asked.push(refetch);
      return asked.length > pauses ? Promise.resolve('answer') : Promise.reject(error());
    }, signal).catch((cause: unknown) => cause);
    return [answer instanceof ApiError ? answer.kind : answer, asked];
  }
  const tries = (count: number) => Array.from({length: count}, (_, index) => index > 0);

  for (const [pauses, result, count] of [
    [0, 'answer', 1],
    [1, 'answer', 2],
    [9, 'answer', 10],
    [10, 'limited', 10],
  ] as const)
    it(`ends with "${result}" after ${pauses} API pauses, bypassing the cache on retries`, async () =>
      expect(await read(pauses)).to.deep.equal([result, tries(count)]));

  it('does not retry after another error, or once it is stopped', async () => {
    const failed = () => new ApiError('unavailable', 'Broken');
    expect(await read(5, undefined, failed)).to.deep.equal(['unavailable', [false]]);
    expect(await read(5, AbortSignal.abort())).to.deep.equal(['limited', [false]]);
  });
});
