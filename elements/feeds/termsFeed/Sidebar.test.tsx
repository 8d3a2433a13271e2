import {screen, waitFor, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import {Sidebar} from './Sidebar';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';
import {useApiFetch} from '#test/support/fetch';
import {inProgress, serveProgress} from '#test/support/inProgress';

const covered = (mediaId: number, more: object = {}) =>
  inProgress(mediaId, {}, {coverImage: {__typename: 'MediaCoverImage', large: 'data:image/png;base64,AA'}, ...more});

describe('the anime beside the low-bandwidth feed', () => {
  const api = useApiFetch();
  const draw = useRender();
  useConsole();
  const member = {userName: 'Mirabel', token: 'secret'};
  const show = (settings: Record<string, unknown> = {}) => draw(<Sidebar />, {...member, settings});

  const names = async () =>
    within(await screen.findByRole('list'))
      .getAllByRole('listitem')
      .map(item => item.querySelector('a')?.textContent);

  it('are limited to twenty', async () => {
    serveProgress(api, ...Array.from({length: 21}, (_, index) => inProgress(index + 1)));
    const {container} = show();
    expect(await names()).to.deep.equal(Array.from({length: 20}, (_, index) => `Work ${index + 1}`));
    await expectAccessible(container);
  });

  it('do not include manga', async () => {
    serveProgress(api, inProgress(1), inProgress(9, {}, {type: 'MANGA', episodes: null, chapters: 30}));
    show();
    expect(await names()).to.deep.equal(['Work 1']);
  });

  it('stay in place while they are pointed at, also if AniList sorts them anew', async () => {
    serveProgress(api, inProgress(1), inProgress(2));
    const drawn = show();
    await names();
    const user = userEvent.setup();
    await user.hover(screen.getByRole('link', {name: 'Work 2'}));
    serveProgress(api, inProgress(2, {progress: 9}), inProgress(1));
    await drawn.api.lists.inProgress.refetch();
    await screen.findByRole('button', {name: /Work 2, currently 9/});
    expect(await names()).to.deep.equal(['Work 1', 'Work 2']);
    await user.unhover(screen.getByRole('link', {name: 'Work 2'}));
    await waitFor(async () => expect(await names()).to.deep.equal(['Work 2', 'Work 1']));
  });

  for (const [settings, looks] of [
    [{}, ['']],
    [{SFWmode: true}, ['ui-blurred']],
    [{termsFeedNoImages: true}, []],
  ] as const)
    it(`have the covers [${looks.join()}] with ${JSON.stringify(settings)}`, async () => {
      serveProgress(api, covered(1));
      const {container} = show(settings);
      await screen.findByRole('list');
      expect([...container.querySelectorAll('img')].map(({className}) => className)).to.deep.equal(looks);
    });
});
