import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import {expect} from 'chai';

import {shown} from './state';
import SourceButton from './SourceButton';
import SourceText from './SourceText';
import {expectAccessible, useRender} from '#test/support/draw';
import {apiError, useApiFetch} from '#test/support/fetch';

describe('the source of a post', () => {
  const api = useApiFetch();
  const draw = useRender();
  afterEach(() => act(() => shown.set(undefined)));
  const both = (
    <>
      <SourceButton activityId={1} />
      <SourceText activityId={1} />
    </>
  );

  it('replaces the rendered text with the plain source while switched on', async () => {
    api.answers(() => ({__typename: 'TextActivity', id: 1, text: '__bold__ <b>no</b>'}));
    const drawn = draw(both);
    expect(api.sent.length).to.equal(0);
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(drawn.text()).to.contain('__bold__ <b>no</b>'));
    expect(drawn.standsIn.at(-1)).to.equal(true);
    await expectAccessible(drawn.container);
    fireEvent.click(screen.getByRole('button'));
    expect(drawn.standsIn.at(-1)).to.equal(false);
    expect(drawn.text()).to.equal('</>');
  });

  it('works for messages too', async () => {
    api.answers(() => ({__typename: 'MessageActivity', id: 1, message: 'Hello'}));
    const drawn = draw(both);
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(drawn.text()).to.contain('Hello'));
  });

  for (const [what, error, says] of [
    ['the post is not visible to guests', apiError('Not Found.', 404), 'only if you sign in to Automail'],
    ['the API does not answer', apiError('Internal', 500), "couldn't load the source"],
  ] as const)
    it(`shows an explanation when ${what}`, async () => {
      api.answers(() => error);
      const drawn = draw(both);
      fireEvent.click(screen.getByRole('button'));
      await waitFor(() => expect(drawn.text()).to.contain(says));
    });
});
