import {waitFor} from '@testing-library/react';
import {expect} from 'chai';

import DubNotice from './DubNotice';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';
import {useApiFetch} from '#test/support/fetch';
import {nextFrame} from '#test/support/wait';

const media = (...actors: (number | undefined)[]) => ({
  __typename: 'Media',
  id: 1,
  characters: {
    __typename: 'CharacterConnection',
    edges: actors.map((id, index) => ({
      __typename: 'CharacterEdge',
      id: index + 1,
      voiceActors: id === undefined ? [] : [{__typename: 'Staff', id}],
    })),
  },
});

describe('DubNotice', () => {
  const api = useApiFetch();
  const draw = useRender();
  useConsole();
  const notice = <DubNotice mediaType="ANIME" mediaId={1} />;

  it('shows that there is a dub, and requests the chosen language', async () => {
    api.answers(() => media(undefined, 5));
    const drawn = draw(notice, {settings: {dubMarkerLanguage: 'German'}});
    await waitFor(() => expect(drawn.text()).to.equal('German dub available'));
    expect(api.sent[0]?.variables).to.deep.equal({id: 1, language: 'GERMAN'});
    await expectAccessible(drawn.container);
  });

  const silent: readonly [string, () => void][] = [
    ['nobody speaks a main role', () => api.answers(() => media(undefined, undefined))],
    ['there is no media', () => api.answers(() => null)],
    ['the API does not answer', () => api.fails(() => new Response('', {status: 500}))],
  ];
  for (const [what, prepare] of silent)
    it(`shows no notice when ${what}`, async () => {
      prepare();
      const drawn = draw(notice);
      await waitFor(() => expect(api.sent.length).to.equal(1));
      await nextFrame();
      expect(drawn.text()).to.equal('');
    });
});
