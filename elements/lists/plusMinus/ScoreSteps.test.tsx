import {screen, waitFor} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import {apiOf} from '#services/api/api';
import ScoreSteps from './ScoreSteps';
import {scoreChanges, waitingSaves} from './state';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';
import {apiError, useApiFetch} from '#test/support/fetch';
import {sentMutations} from '#test/support/inProgress';

const member = {userName: 'Mirabel', token: 'secret'};
const scores = () => [...scoreChanges.get().values()].map(({score}) => score);

describe('ScoreSteps', () => {
  const api = useApiFetch();
  const draw = useRender();
  useConsole();
  afterEach(() => {
    waitingSaves.reset();
    scoreChanges.reset();
  });
  const steps = (score: number, scoreFormat: 'POINT_100' | 'POINT_10_DECIMAL' | 'POINT_10' | 'POINT_5' = 'POINT_10') =>
    draw(<ScoreSteps mediaId={1} title="A Work" score={score} scoreFormat={scoreFormat} />, member);
  const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));
  const entry = (score: unknown) => ({__typename: 'MediaList', id: 5, mediaId: 1, score});
  /** Stores each save; `before` is compared with a save that had to wait. */
  const saves = (before: number) =>
    api.answers(({name, args}) => {
      if (name === 'Viewer') return {__typename: 'User', id: 7};
      return name === 'Page.mediaList' ? [entry(before)] : entry(args.score);
    });

  const table = [
    ['POINT_100', 7, 'Raise score', 8],
    ['POINT_10_DECIMAL', 7.9, 'Raise score', 8],
    ['POINT_10_DECIMAL', 7, 'Lower score', 6.9],
    ['POINT_10', 2, 'Lower score', 1],
    ['POINT_5', 4, 'Raise score', 5],
    ['POINT_10', 0, 'Raise score', 1],
  ] as const;
  for (const [format, from, name, to] of table)
    it(`saves ${to} after "${name}" at ${from} in ${format}`, async () => {
      saves(from);
      const drawn = steps(from, format);
      await expectAccessible(drawn.container);
      await press(name);
      expect(scores()).to.deep.equal([to]);
      await waitFor(() => expect(sentMutations(api)).to.deep.equal([{mediaId: 1, score: to}]));
    });

  it('saves consecutive steps together', async () => {
    saves(7);
    steps(7);
    await press('Raise score');
    await press('Raise score');
    await press('Lower score');
    await waitFor(() => expect(sentMutations(api)).to.deep.equal([{mediaId: 1, score: 8}]));
    expect(scores()).to.deep.equal([8]);
  });

  it('records the score before the first of the steps, and shows it again after the undo', async () => {
    saves(7);
    const drawn = steps(7);
    await press('Raise score');
    await press('Raise score');
    const {writes} = apiOf(drawn.services);
    await waitFor(async () => expect(await writes.journal()).to.have.length(1));
    const [line] = await writes.journal();
    expect(line).to.deep.include({label: 'A Work', before: {score: 7}});
    expect(drawn.services.toasts.list().map(({action}) => action?.label)).to.deep.equal(['Undo']);
    if (line) await writes.undo(line, true);
    await waitFor(() => expect(scores()).to.deep.equal([7]));
  });

  it('sends pending changes when the visit ends', async () => {
    saves(7);
    steps(7);
    await press('Raise score');
    waitingSaves.reset();
    await waitFor(() => expect(sentMutations(api)).to.deep.equal([{mediaId: 1, score: 8}]));
  });

  for (const [format, at, name] of [
    ['POINT_100', 100, 'Raise score'],
    ['POINT_10', 1, 'Lower score'],
    ['POINT_10_DECIMAL', 10, 'Raise score'],
    ['POINT_5', 5, 'Raise score'],
    ['POINT_5', 0, 'Lower score'],
  ] as const)
    it(`does nothing on "${name}" at ${at} in ${format}`, async () => {
      steps(at, format);
      expect(screen.getByRole('button', {name}).getAttribute('aria-disabled')).to.equal('true');
      await press(name);
      expect(scores()).to.deep.equal([]);
      expect(api.sent).to.deep.equal([]);
    });

  it('restores the previous score and shows an error when AniList refuses the change', async () => {
    api.answers(() => apiError('Too many', 400));
    const drawn = steps(7);
    await press('Raise score');
    await waitFor(() =>
      expect(drawn.services.toasts.list().map(({text}) => text)).to.deep.equal(["Your score wasn't saved. Too many"]),
    );
    expect(scores()).to.deep.equal([]);
  });
});
