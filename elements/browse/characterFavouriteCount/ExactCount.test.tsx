import {waitFor} from '@testing-library/react';
import {expect} from 'chai';

import ExactCount from './ExactCount';
import {useConsole} from '#test/support/console';
import {character} from '#test/support/documents';
import {expectAccessible, useRender} from '#test/support/draw';
import {apiError, useApiFetch} from '#test/support/fetch';
import {nextFrame} from '#test/support/wait';

describe('ExactCount', () => {
  const api = useApiFetch();
  const draw = useRender();
  useConsole();
  const count = (isFavourite = false, characterId = 1) => (
    <ExactCount characterId={characterId} shown="1.2k" isFavourite={isFavourite} />
  );

  it('replaces the abbreviated number once the exact one is known', async () => {
    api.answers(({args}) => character(args.id, 1234));
    const drawn = draw(count());
    expect([drawn.text(), drawn.standsIn.includes(true)]).to.deep.equal(['', false]);
    await waitFor(() => expect(drawn.text()).to.equal('1,234'));
    expect(drawn.standsIn.at(-1)).to.equal(true);
    await expectAccessible(drawn.container);
  });

  const failing: readonly [string, () => void][] = [
    ['there is no answer', () => api.fails(() => new Response('', {status: 500}))],
    ['the character no longer exists', () => api.answers(() => apiError('Not Found.', 404))],
    ['the API refuses', () => api.fails(() => new Response('{"errors":[{"message":"no"}]}', {status: 403}))],
    ['the answer has another shape', () => api.answers(() => 'text')],
  ];
  for (const [what, prepare] of failing)
    it(`leaves the host's number visible when ${what}`, async () => {
      prepare();
      const drawn = draw(count());
      await waitFor(() => expect(api.sent.length).to.equal(1));
      await nextFrame();
      expect([drawn.text(), drawn.standsIn.includes(true)]).to.deep.equal(['', false]);
    });

  it("counts the person's own clicks on the heart, in both directions", async () => {
    api.answers(({args}) => character(args.id, 1234));
    const drawn = draw(count(false));
    await waitFor(() => expect(drawn.text()).to.equal('1,234'));
    drawn.rerender(count(true));
    expect(drawn.text()).to.equal('1,235');
    drawn.rerender(count(false));
    expect(drawn.text()).to.equal('1,234');
  });

  it('does not add a heart that was already set', async () => {
    api.answers(({args}) => character(args.id, 1234));
    const drawn = draw(count(true));
    await waitFor(() => expect(drawn.text()).to.equal('1,234'));
    drawn.rerender(count(false));
    expect(drawn.text()).to.equal('1,233');
  });

  it('ignores the heart of one character on the page of another', async () => {
    api.answers(({args}) => character(args.id, 500));
    const drawn = draw(count(false, 1));
    await waitFor(() => expect(drawn.text()).to.equal('500'));
    drawn.rerender(count(true, 2));
    await waitFor(() => expect(api.sent.length).to.equal(2));
    await nextFrame();
    expect(drawn.text()).to.equal('500');
  });

  it("shows the host's number again when it is unmounted", async () => {
    api.answers(({args}) => character(args.id, 1234));
    const drawn = draw(count());
    await waitFor(() => expect(drawn.standsIn.at(-1)).to.equal(true));
    drawn.unmount();
    expect(drawn.standsIn.at(-1)).to.equal(false);
  });
});
