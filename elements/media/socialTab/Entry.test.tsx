import {fireEvent, screen, waitFor} from '@testing-library/react';
import {expect} from 'chai';

import Entry from './Entry';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';
import {useApiFetch} from '#test/support/fetch';

describe('Entry', () => {
  const api = useApiFetch();
  const draw = useRender();
  useConsole();
  const entry = (notes: string | null, repeat = 0) => {
    api.answers(() => [
      {
        ...{__typename: 'MediaList', id: 1, progress: 3, repeat, notes},
        media: {__typename: 'Media', id: 7, episodes: 12, chapters: null},
      },
    ]);
    return draw(<Entry userName="Ben" mediaId={7} mediaType="ANIME" hasNotes={false} />);
  };

  it('shows the notes on a click, which does not reach the row', async () => {
    const drawn = entry('Two lines.\nOne more. ${"more":"1"}$');
    const button = await screen.findByRole('button', {name: 'Show notes'});
    await expectAccessible(drawn.container);
    let clicks = 0;
    const count = () => (clicks += 1);
    document.body.addEventListener('click', count);
    expect(fireEvent.click(button)).to.equal(false);
    await waitFor(() => expect(screen.getByRole('tooltip').textContent).to.equal('Two lines.\nOne more.'));
    fireEvent.click(screen.getByRole('tooltip'));
    fireEvent.click(button);
    expect(screen.queryByRole('tooltip')).to.equal(null);
    document.body.removeEventListener('click', count);
    expect(clicks).to.equal(0);
  });

  it('shows the notes on focus', async () => {
    entry('A note');
    (await screen.findByRole('button', {name: 'Show notes'})).focus({focusVisible: true} as FocusOptions);
    await waitFor(() => expect(screen.getByRole('tooltip').textContent).to.equal('A note'));
  });

  it('names the repeats in words, and has no button without notes', async () => {
    entry(null, 2);
    await screen.findByText('Repeated 2 times');
    expect(screen.queryByRole('button')).to.equal(null);
  });
});
