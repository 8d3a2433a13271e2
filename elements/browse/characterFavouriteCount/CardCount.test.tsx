import {waitFor} from '@testing-library/react';
import {expect} from 'chai';

import CardCount, {prepare} from './CardCount';
import {useConsole} from '#test/support/console';
import {character} from '#test/support/documents';
import {expectAccessible, useRender} from '#test/support/draw';
import {apiError, useApiFetch} from '#test/support/fetch';
import {nextFrame} from '#test/support/wait';

describe('CardCount', () => {
  const api = useApiFetch();
  const draw = useRender();
  useConsole();

  for (const [count, text] of [
    [0, '♥ 0 favorites'],
    [987, '♥ 987 favorites'],
    [1234567, '♥ 1,234,567 favorites'],
  ] as const)
    it(`shows ${count} in full`, async () => {
      api.answers(({args}) => character(args.id, count));
      const drawn = draw(<CardCount characterId={1} />);
      expect(drawn.text(), 'while it loads').to.equal('');
      await waitFor(() => expect(drawn.text()).to.equal(text));
      expect(api.sent[0]?.requestedFields).to.deep.equal([{name: 'Character', args: {id: 1}}]);
      await expectAccessible(drawn.container);
    });

  const nothing: readonly [string, () => unknown][] = [
    ['the character no longer exists', () => apiError('Not Found.', 404)],
    ['the API gives no count', () => ({__typename: 'Character', id: 1, favourites: null})],
  ];
  for (const [what, resolve] of nothing)
    it(`shows nothing when ${what}`, async () => {
      api.answers(resolve);
      const drawn = draw(<CardCount characterId={1} />);
      await waitFor(() => expect(api.sent.length).to.equal(1));
      await nextFrame();
      expect(drawn.text()).to.equal('');
    });

  it('shows nothing when the API did not answer', async () => {
    api.fails(() => new Response('{"errors":[{"message":"Disabled.","status":403}]}', {status: 403}));
    const drawn = draw(<CardCount characterId={1} />);
    await waitFor(() => expect(api.sent.length).to.equal(1));
    await nextFrame();
    expect(drawn.text()).to.equal('');
  });

  it('shows nothing while the API is paused, and the count afterwards', async () => {
    api.answers(({args}) => character(args.id));
    const release = api.refusesOnce();
    const drawn = draw(<CardCount characterId={1} />);
    await waitFor(() => expect(api.sent.length).to.be.at.least(1));
    await nextFrame();
    expect(drawn.text()).to.equal('');
    release();
    await waitFor(() => expect(drawn.text()).to.equal('♥ 100 favorites'));
  });

  it('treats text in place of the number as a failed request', async () => {
    api.answers(({args}) => ({__typename: 'Character', id: args.id, favourites: 'many'}));
    const drawn = draw(<CardCount characterId={1} />);
    await waitFor(() => expect(api.sent.length).to.be.at.least(1));
    await nextFrame();
    expect(drawn.text()).to.equal('');
  });

  it('requests the counts for a page of cards in one request', async () => {
    api.answers(({args}) => character(args.id));
    const drawn = draw(<CardCount characterId={1} />);
    for (let characterId = 1; characterId <= 30; characterId++) prepare({characterId}, drawn.api);
    await waitFor(() => expect(drawn.text()).to.include('100'));
    expect(api.sent.map(({requestedFields}) => requestedFields.length)).to.deep.equal([30]);
  });
});
