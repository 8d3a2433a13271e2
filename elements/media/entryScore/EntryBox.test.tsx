import {screen, waitFor} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import EntryBox from './EntryBox';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';
import {apiError, useApiFetch} from '#test/support/fetch';
import {entryResponse} from '#test/support/ownEntries';
import {nextFrame} from '#test/support/wait';

const member = {userName: 'Mirabel', token: 'secret'};
type Format = Parameters<typeof entryResponse>[1];

describe('EntryBox', () => {
  const api = useApiFetch();
  const draw = useRender();
  useConsole();
  const box = (more: Partial<Parameters<typeof EntryBox>[0]> = {}) => (
    <EntryBox mediaType="ANIME" mediaId={1} listStatus="CURRENT" {...more} />
  );

  function storing(values: Partial<Parameters<typeof entryResponse>[0]> = {}, format: Format = 'POINT_10') {
    let entry = {score: 7, progress: 3, status: 'CURRENT', ...values};
    api.answers(({name, args}) => {
      if (name === 'Page.mediaList') return [entryResponse(entry, format)];
      entry = {...entry, ...(args as Partial<typeof entry>)};
      return {__typename: 'MediaList', id: 10, mediaId: 1, ...entry};
    });
  }
  const row = (name: string) => screen.findByRole('group', {name});
  const shows = async (name: string, text: string) =>
    waitFor(async () => expect((await row(name)).querySelector('output')?.textContent).to.equal(text));
  const button = (name: string) => screen.getByRole('button', {name});
  const changes = () => api.sent.filter(({query}) => query.startsWith('mutation')).map(({variables}) => variables);

  it('shows that it is loading, then the score and progress', async () => {
    storing();
    const drawn = draw(box(), member);
    expect(drawn.text()).to.equal('Loading…');
    expect(screen.getByRole('region', {name: 'Your list entry'}).getAttribute('aria-busy')).to.equal('true');
    await shows('Score', '7/10');
    await shows('Episodes', '3/26');
    expect(screen.getByRole('region').getAttribute('aria-busy')).to.equal('false');
    await expectAccessible(drawn.container);
  });

  for (const listStatus of [undefined, 'PLANNING'] as const)
    it(`shows nothing while the host's button says ${listStatus ?? '"Add to List"'}`, async () => {
      storing();
      const drawn = draw(box({listStatus}), member);
      await nextFrame();
      expect(drawn.text()).to.equal('');
    });

  it('counts chapters for manga, and shows "none" without a score', async () => {
    storing({score: 0});
    draw(box({mediaType: 'MANGA'}), member);
    await shows('Score', 'none');
    await row('Chapters');
  });

  it("is read-only without the script's sign-in and for a score format without steps", async () => {
    storing();
    const drawn = draw(box(), {userName: 'Mirabel'});
    await shows('Score', '7/10');
    expect(screen.queryAllByRole('button').length).to.equal(0);
    await expectAccessible(drawn.container);
    drawn.unmount();
    storing({score: 3}, 'POINT_3');
    draw(box(), member);
    await screen.findByRole('img', {name: 'smile'});
    expect(screen.getAllByRole('button').map(node => node.getAttribute('aria-label'))).to.deep.equal([
      'Raise progress',
    ]);
  });

  for (const [format, sign] of [
    ['POINT_10', '★'],
    ['POINT_5', undefined],
  ] as const)
    it(`has ${sign ?? 'no sign'} before a score of the format ${format}`, async () => {
      storing({score: 3}, format);
      const drawn = draw(box(), member);
      const part = (await row('Score')).querySelector('.label');
      expect(part?.textContent).to.equal(sign);
      drawn.unmount();
    });

  it('removes its buttons when the script is signed out', async () => {
    storing();
    const drawn = draw(box(), member);
    await shows('Score', '7/10');
    drawn.services.session.signOut();
    await waitFor(() => expect(screen.queryAllByRole('button').length).to.equal(0));
    await shows('Score', '7/10');
  });

  it('can be changed by keyboard alone, shows changes at once and sends absolute values', async () => {
    storing();
    draw(box(), member);
    await shows('Score', '7/10');
    const user = userEvent.setup();
    await user.tab();
    expect(document.activeElement).to.equal(button('Lower score'));
    await user.tab();
    expect(document.activeElement).to.equal(button('Raise score'));
    await user.keyboard('{Enter}');
    await shows('Score', '8/10');
    await waitFor(() => expect(changes().length).to.equal(1));
    await user.tab();
    await user.keyboard(' ');
    await shows('Episodes', '4/26');
    await waitFor(() => expect(changes().length).to.equal(2));
    expect(changes()).to.deep.equal([
      {mediaId: 1, score: 8},
      {mediaId: 1, progress: 4},
    ]);
  });

  const lastEpisode = [
    ['CURRENT', ['completedAt', 'mediaId', 'progress', 'status']],
    ['REPEATING', ['mediaId', 'progress', 'repeat', 'status']],
  ] as const;
  for (const [status, fields] of lastEpisode)
    it(`completes an entry that is ${status} with the last episode`, async () => {
      storing({progress: 25, status, repeat: 2});
      const drawn = draw(box(), member);
      await shows('Episodes', '25/26');
      await userEvent.click(button('Raise progress'));
      await waitFor(() => expect(changes().length).to.equal(1));
      const [change] = changes();
      expect(Object.keys(change ?? {}).toSorted()).to.deep.equal(fields);
      await waitFor(async () => expect((await drawn.api.writes.journal())[0]?.mediaType).to.equal('ANIME'));
      expect([change?.status, change?.repeat]).to.deep.equal(['COMPLETED', status === 'REPEATING' ? 3 : undefined]);
    });

  it('continues a repeat as a repeat', async () => {
    storing({status: 'REPEATING'});
    draw(box(), member);
    await shows('Episodes', '3/26');
    await userEvent.click(button('Raise progress'));
    await waitFor(() => expect(changes()).to.deep.equal([{mediaId: 1, progress: 4, status: 'REPEATING'}]));
  });

  it('stops at the limit of the range, and keeps focus on the button', async () => {
    storing({score: 10, progress: 26});
    draw(box(), member);
    await shows('Score', '10/10');
    for (const name of ['Raise score', 'Raise progress']) {
      expect(button(name).getAttribute('aria-disabled')).to.equal('true');
      await userEvent.click(button(name));
      expect(document.activeElement).to.equal(button(name));
    }
    await nextFrame();
    expect(changes()).to.deep.equal([]);
  });

  it('marks a change that AniList has not answered for a second, and says when it tries again after a failure', async () => {
    storing();
    const drawn = draw(box(), member);
    await shows('Score', '7/10');
    // A write that has no answer within half of the window counts as lost.
    globalThis.automailStandIn = {rateWindow: 60_000};
    let fail: (response: Response) => void = () => undefined;
    api.fails(() => new Promise<Response>(resolve => void (fail = resolve)));
    await userEvent.click(button('Raise score'));
    const status = () => drawn.container.querySelector('[role=status]');
    expect(status()).to.equal(null);
    const saving = () => expect(status()?.querySelector('button')?.getAttribute('aria-label')).to.match(/^Saving/);
    await waitFor(saving, {timeout: 5000});
    await expectAccessible(drawn.container);
    fail(new Response('', {status: 500}));
    await waitFor(() => expect(status()?.textContent).to.match(/\d\d:\d\d/));
    await shows('Score', '8/10');
  });

  it('rolls back a refused change and reports it', async () => {
    storing();
    const drawn = draw(box(), member);
    await shows('Score', '7/10');
    api.answers(() => apiError('Score too high', 400));
    await userEvent.click(button('Raise score'));
    expect((await screen.findByRole('alert')).textContent).to.equal('Not saved: Score too high');
    await shows('Score', '7/10');
    await expectAccessible(drawn.container);
  });

  it('shows what went wrong and can try again', async () => {
    api.fails(() => new Response('', {status: 500}));
    const drawn = draw(box(), member);
    await screen.findByRole('alert');
    await expectAccessible(drawn.container);
    api.fails(undefined);
    storing();
    await userEvent.click(button('Try again'));
    await shows('Score', '7/10');
    await waitFor(() => expect(screen.queryByRole('alert')).to.equal(null));
  });

  it('shows that it is waiting while the API is paused', async () => {
    storing();
    const release = api.refusesOnce();
    draw(box(), member);
    await screen.findByText(/^Waiting for AniList…/);
    release();
    await shows('Score', '7/10');
  });

  it("requests the entry again when the label of the host's button changes", async () => {
    storing();
    const drawn = draw(box(), member);
    await shows('Score', '7/10');
    storing({score: 9});
    drawn.rerender(box({listStatus: 'COMPLETED'}));
    await shows('Score', '9/10');
  });
});
