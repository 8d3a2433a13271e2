import {expect} from 'chai';

import {toApiError} from '#services/api/apiError';
import {joined, type Repeatable} from '#ui/answer/joined';

describe('joined', () => {
  const repeated: string[] = [];
  afterEach(() => void (repeated.length = 0));
  const known = (data: string): Repeatable<string> => ({
    ...{state: 'data', data, at: 1},
    retry: () => repeated.push(data),
  });
  const loading: Repeatable<string> = {state: 'loading', data: undefined, retry: () => repeated.push('loading')};
  const failed: Repeatable<string> = {
    ...{state: 'failed', data: undefined, at: undefined, error: toApiError(new Error('no'))},
    retry: () => repeated.push('failed'),
  };

  it('returns all data once none is missing', () =>
    expect(joined(known('a'), known('b')).all).to.deep.equal(['a', 'b']));

  it('returns the first answer without data, and the known data', () => {
    const {answer, all, known: some} = joined(known('a'), loading, failed);
    expect([answer, all, some]).to.deep.equal([loading, undefined, ['a']]);
  });

  it('repeats only those that failed', () => {
    joined(known('a'), failed, loading, failed).retry();
    expect(repeated).to.deep.equal(['failed', 'failed']);
  });
});
