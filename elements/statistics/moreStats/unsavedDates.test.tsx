import {screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect} from 'chai';

import {UndoAll, UndoOne} from './queries/datingDanger/Undo';
import {defineStatistic} from '#kits/statistics/statistic';
import {StatisticRun} from '#kits/statistics/StatisticRun';
import {useConsole} from '#test/support/console';
import {useRender} from '#test/support/draw';
import {apiError, useApiFetch} from '#test/support/fetch';

const member = {userName: 'Ann', token: 'secret'};
const subject = {userName: 'Ann', ownName: 'Ann', listType: 'ANIME'} as const;
const row = {media: {id: 1, title: {romaji: 'Work'}}, start: {year: 2021, month: 2, day: 3}};
/** The beginning of its text; the time of the next try may follow. */
const notSaved = /^Not saved yet: AniList isn't answering/;

const saving = defineStatistic<never>({
  id: 'saving',
  title: 'Saving',
  description: 'Saves an entry.',
  changesList: true,
  async *collect({saveEntry}) {
    await saveEntry({mediaId: 1, startedAt: {year: 2021}}, {base: {startedAt: null}});
    yield [];
  },
  report: () => ({}),
});

describe('a change of dates that AniList does not answer', () => {
  const api = useApiFetch();
  const draw = useRender();
  useConsole();

  for (const [what, node, button] of [
    ['a run', <StatisticRun statistic={saving} subject={subject} />, 'Run'],
    ['an undo', <UndoOne row={row} />, /^Undo/],
    ['an undo of everything', <UndoAll rows={[row]} />, /^Undo/],
  ] as const)
    it(`is marked as not saved during ${what}`, async () => {
      api.answers(() => apiError('Internal Server Error', 500));
      draw(node, member);
      expect(screen.queryByText(notSaved)).to.equal(null);
      await userEvent.click(screen.getByRole('button', {name: button}));
      await waitFor(() => expect(screen.getByText(notSaved)).to.be.an.instanceOf(Element));
    });

  it('is not marked at the button that would undo everything while another change waits', async () => {
    api.answers(() => apiError('Internal Server Error', 500));
    draw(
      <>
        <StatisticRun statistic={saving} subject={subject} />
        <UndoAll rows={[row]} />
      </>,
      member,
    );
    await userEvent.click(screen.getByRole('button', {name: 'Run'}));
    await waitFor(() => expect(screen.getAllByText(notSaved)).to.have.length(1));
  });
});
