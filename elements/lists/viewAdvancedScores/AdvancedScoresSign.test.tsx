import {fireEvent, screen, waitFor} from '@testing-library/react';
import {expect} from 'chai';

import AdvancedScoresSign from './AdvancedScoresSign';
import {advancedScores, hasScores, requested, requestScores} from './state';
import type {AdvancedScores} from '#services/lists/ownList';
import {expectAccessible, useRender} from '#test/support/draw';

const scores: ReadonlyMap<number, AdvancedScores> = new Map([
  [
    1,
    [
      ['Story', 8.5],
      ['<b>Audio</b>', 7],
    ],
  ],
]);
const list = {userName: 'Tobias', listType: 'ANIME'} as const;
const forget = () => {
  requested.reset();
  advancedScores.reset();
};

describe('AdvancedScoresSign', () => {
  const draw = useRender();
  afterEach(forget);

  it('shows a table of the scores when focused, and hides it on Escape', async () => {
    advancedScores.set(scores);
    const drawn = draw(<AdvancedScoresSign mediaId={1} />);
    const button = screen.getByRole('button', {name: 'Advanced scores'});
    expect(button.querySelector('svg')).to.not.equal(null);
    expect(screen.queryByRole('table')).to.equal(null);
    button.focus();
    fireEvent.click(button);
    const table = await screen.findByRole('table');
    expect([...table.querySelectorAll('tr')].map(({textContent}) => textContent)).to.deep.equal([
      'Story8.5',
      '<b>Audio</b>7',
    ]);
    await expectAccessible(drawn.container);
    fireEvent.keyDown(button, {key: 'Escape'});
    await waitFor(() => expect(screen.queryByRole('table')).to.equal(null));
  });

  it('shows nothing for an entry without advanced scores', () => {
    advancedScores.set(scores);
    expect(draw(<AdvancedScoresSign mediaId={2} />).text()).to.equal('');
  });
});

describe('requestScores', () => {
  afterEach(forget);
  const calls: string[] = [];
  const answering = (answer: () => Promise<ReadonlyMap<number, AdvancedScores>>) => ({
    advancedScores(userName: string, type: string) {
      calls.push(`${userName} ${type}`);
      return answer();
    },
  });
  beforeEach(() => void (calls.length = 0));

  it('sends one request for all rows of a list, and reports which have scores', async () => {
    const lists = answering(() => Promise.resolve(scores));
    requestScores(list, lists);
    requestScores(list, lists);
    expect([await hasScores(1), await hasScores(2)]).to.deep.equal([true, false]);
    expect(calls).to.deep.equal(['Tobias ANIME']);
    expect(advancedScores.get().get(1)).to.equal(scores.get(1));
  });

  it('requests another list again, and ignores the answer for the previous one', async () => {
    let arrive: (scores: ReadonlyMap<number, AdvancedScores>) => void = () => undefined;
    requestScores(
      list,
      answering(() => new Promise(resolve => (arrive = resolve))),
    );
    requestScores(
      {...list, listType: 'MANGA'},
      answering(() => Promise.resolve(new Map())),
    );
    arrive(scores);
    expect(await hasScores(1)).to.equal(false);
    expect(calls).to.deep.equal(['Tobias ANIME', 'Tobias MANGA']);
    expect(advancedScores.get().size).to.equal(0);
  });

  it('reports that no entry has scores if AniList does not answer', async () => {
    requestScores(
      list,
      answering(() => Promise.reject(new Error('down'))),
    );
    expect(await hasScores(1)).to.equal(false);
  });

  it('reports that no entry has scores before anything was requested', async () =>
    expect(await hasScores(1)).to.equal(false));
});
