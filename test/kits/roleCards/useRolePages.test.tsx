import {act, screen} from '@testing-library/react';
import {expect} from 'chai';

import {useRolePages, type ReadRolePage} from '#kits/roleCards/useRolePages';
import {useRender} from '../../support/draw';
import {waitUntil} from '../../support/wait';

const last = 9;

/** Pages with one row each. The higher the page, the sooner its answer. */
const backwards =
  (name: string, asked: string[]): ReadRolePage<string> =>
  async page => {
    asked.push(`${name}${page}`);
    for (let turns = 2 * (last - page); turns > 0; turns -= 1) await Promise.resolve();
    return {rows: page <= last ? [`${name}${page}`] : [], hasNextPage: page < last};
  };

const Rows = ({lists}: {lists: readonly ReadRolePage<string>[]}) => {
  const {data} = useRolePages('subject', lists);
  return (
    <>
      {data?.map((rows, list) => (
        <p key={list} data-testid="list">
          {rows.join(' ')}
        </p>
      ))}
    </>
  );
};

describe('useRolePages', () => {
  const draw = useRender();

  it('returns the rows of each list in the order of its pages, whatever the order of the answers', async () => {
    const asked: string[] = [];
    const one: ReadRolePage<string> = () => Promise.resolve({rows: ['b1'], hasNextPage: false});
    draw(<Rows lists={[backwards('a', asked), one]} />);
    const expected = Array.from({length: last}, (_, index) => `a${index + 1}`).join(' ');
    await waitUntil(
      () =>
        screen
          .queryAllByTestId('list')
          .map(({textContent}) => textContent)
          .join() === `${expected},b1`,
    );
    expect(asked[0]).to.equal('a1');
    expect(asked.slice(1, 8)).to.deep.equal(['a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8']);
  });

  it('drops the rows of an account that is no longer signed in', async () => {
    const asked: string[] = [];
    const shown = () => screen.queryAllByTestId('list').map(({textContent}) => textContent);
    const {api} = draw(<Rows lists={[backwards('a', asked)]} />);
    await waitUntil(() => shown().join().endsWith(`a${last}`));
    act(() => api.accountEpoch.bump());
    expect(shown()).to.deep.equal([]);
  });
});
