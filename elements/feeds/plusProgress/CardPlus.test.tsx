// @dates
import {screen, waitFor} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import CardPlus from './CardPlus';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';
import {apiError, useApiFetch} from '#test/support/fetch';
import {sentMutations, inProgress, serveProgress} from '#test/support/inProgress';

const member = {userName: 'Mirabel', token: 'secret', now: () => Date.UTC(2020, 8, 26, 23, 59)};

describe('CardPlus', () => {
  const api = useApiFetch();
  const draw = useRender();
  useConsole();
  const card = <CardPlus mediaType="ANIME" mediaId={1} progress={3} />;
  const button = () => screen.findByRole('button', {name: /^Raise progress of Work 1/});
  const shows = (text: string) => waitFor(async () => expect((await button()).textContent).to.equal(text));

  it('shows nothing when the media item is not in progress', async () => {
    serveProgress(api, inProgress(2));
    const drawn = draw(card, member);
    await waitFor(() => expect(drawn.api.lists.inProgress.get().state).to.equal('data'));
    expect(drawn.text()).to.equal('');
  });

  it('raises the number immediately, sends it as an absolute value, and briefly ignores a second click', async () => {
    serveProgress(api, inProgress(1));
    const drawn = draw(card, member);
    await shows('3 +');
    await expectAccessible(drawn.container);
    await userEvent.dblClick(await button());
    await shows('4 +');
    await waitFor(() => expect(sentMutations(api)).to.deep.equal([{mediaId: 1, progress: 4}]));
  });

  it('completes the entry at the total, by keyboard and with the date in the time zone of the user', async () => {
    serveProgress(api, inProgress(1, {progress: 11}));
    const drawn = draw(card, member);
    await shows('11 +');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await shows('12 ✓');
    expect((await button()).getAttribute('aria-disabled')).to.equal('true');
    const completedAt = {year: 2020, month: 9, day: 26};
    await waitFor(() =>
      expect(sentMutations(api)).to.deep.equal([{mediaId: 1, progress: 12, status: 'COMPLETED', completedAt}]),
    );
    await expectAccessible(drawn.container);
  });

  it('rolls back a refused change and reports it', async () => {
    serveProgress(api, inProgress(1));
    const drawn = draw(card, member);
    await shows('3 +');
    api.answers(() => apiError('Too many', 400));
    await userEvent.click(await button());
    await waitFor(() =>
      expect(drawn.services.toasts.list().map(({text}) => text)).to.deep.equal([
        "Your progress wasn't saved. Too many",
      ]),
    );
    await shows('3 +');
  });

  it('explains what it means if AniList does not find what was changed', async () => {
    serveProgress(api, inProgress(1));
    const drawn = draw(card, member);
    await shows('3 +');
    api.answers(() => apiError('Not Found.', 404));
    await userEvent.click(await button());
    await waitFor(() =>
      expect(
        drawn.services.toasts
          .list()
          .map(({text}) => text)
          .join(' | '),
      ).to.match(/^[^|]*progress[^|]*no longer[^|]*$/),
    );
    await shows('3 +');
  });

  it('shows that a change is waiting while the API does not answer', async () => {
    serveProgress(api, inProgress(1));
    const drawn = draw(card, member);
    await shows('3 +');
    api.fails(() => new Response('', {status: 500}));
    await userEvent.click(await button());
    await waitFor(() => expect(screen.getByRole('status').textContent).to.equal('Not saved yet'));
    await shows('4 +');
    await expectAccessible(drawn.container);
  });
});
