import {screen, within} from '@testing-library/react';
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
