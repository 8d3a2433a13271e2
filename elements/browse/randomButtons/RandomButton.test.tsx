import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import {expect} from 'chai';

import RandomButton from './RandomButton';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';
import {useApiFetch} from '#test/support/fetch';

describe('RandomButton', () => {
  const api = useApiFetch();
  const draw = useRender();
  useConsole();
  const note = /^Waiting until AniList accepts requests again at .*\d:\d/;
  const waits = {
    'the API is paused': ({api: {scheduler}}: ReturnType<typeof draw>) => scheduler.pause(60_000),
    'the budget of requests is used up': async ({api: {scheduler}}: ReturnType<typeof draw>) => {
      // The first call opens a window.
      await new Promise<void>(resolve => {
        scheduler.schedule({priority: 'person', start: resolve});
      });
      scheduler.learn(30, 0);
    },
  };
  for (const [what, prepare] of Object.entries(waits))
    it(`says until when a click waits while ${what}`, async () => {
      api.answers(() => []);
      const drawn = draw(<RandomButton kind="anime" />);
      await act(async () => prepare(drawn));
      expect(screen.queryByRole('status')).to.equal(null);
      fireEvent.click(screen.getByRole('button', {name: 'Random anime'}));
      await waitFor(() => expect(screen.getByRole('status').textContent).to.match(note));
      await expectAccessible(drawn.container);
      expect(api.sent).to.deep.equal([]);
    });

  const askedFor = async (options: Parameters<typeof draw>[1], seesAdult: boolean) => {
    api.answers(() => []);
    draw(<RandomButton kind="anime" />, options).services.session.setSeesAdult(seesAdult);
    fireEvent.click(screen.getByRole('button', {name: 'Random anime'}));
    await screen.findByRole('status');
    return api.sent.map(({variables}) => variables.isAdult);
  };
  const audiences = [
    ['guests', {}, true, false],
    ['users in safe-for-work mode', {userName: 'Mirabel', settings: {SFWmode: true}}, true, false],
    ['users who have turned them off on AniList', {userName: 'Mirabel'}, false, false],
    ['other users', {userName: 'Mirabel'}, true, undefined],
  ] as const;
  for (const [who, options, seesAdult, expected] of audiences)
    it(`leads ${who} to ${expected === false ? 'no adult titles' : 'all titles'}`, async () => {
      const asked = await askedFor(options, seesAdult);
      expect(new Set(asked)).to.deep.equal(new Set([expected]));
    });

  it('says nothing about waiting while AniList accepts requests', async () => {
    api.answers(() => []);
    draw(<RandomButton kind="anime" />);
    fireEvent.click(screen.getByRole('button', {name: 'Random anime'}));
    await waitFor(() => expect(screen.getByRole('status').textContent).to.equal('Nothing found.'));
    expect(screen.queryByText(note)).to.equal(null);
  });
});
