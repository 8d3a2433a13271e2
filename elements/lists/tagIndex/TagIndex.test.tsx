import {fireEvent, screen, waitFor} from '@testing-library/react';
import {expect} from 'chai';

import TagIndex from './TagIndex';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';
import {apiError, useApiFetch} from '#test/support/fetch';
import {useStage} from '#test/support/page';

const page =
  '<div class="medialist"><div class="filters-wrap"><div class="entry-filter"><input aria-label="Filter"></div></div></div>';

describe('TagIndex', () => {
  const api = useApiFetch();
  const draw = useRender();
  const stage = useStage();
  useConsole();
  const notes = (...given: readonly (string | null)[]) => {
    const entries = given.map((note, index) => ({mediaId: index + 1, notes: note}));
    api.answers(() => ({__typename: 'MediaListCollection', lists: [{entries}]}));
  };
  const show = () => draw(<TagIndex userName="Tobias" listType="ANIME" />);
  const names = async () => (await screen.findAllByRole('listitem')).map(({textContent}) => textContent);
  const asked = () => waitFor(() => expect(api.sent.length).to.be.at.least(1));

  it('lists the tags with their counts', async () => {
    notes('#a #b', '#b', null);
    const drawn = show();
    expect(await names()).to.deep.equal(['#b 22 entries', '#a 11 entry']);
    expect(screen.getByRole('button', {name: '#b 2 entries'})).to.not.equal(null);
    expect(screen.getByRole('button', {name: '#a 1 entry'})).to.not.equal(null);
    await expectAccessible(drawn.container);
  });

  it('writes a tag into the filter as it appears in the notes, and clears it on the next click', async () => {
    stage.show(page);
    const field = stage.node.querySelector('input');
    const typed: string[] = [];
    field?.addEventListener('input', () => typed.push(field.value));
    notes('#slow\\ burn');
    show();
    const button = await screen.findByRole('button', {name: '#slow burn 1 entry'});
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute('aria-pressed')).to.equal('true'));
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute('aria-pressed')).to.equal('false'));
    expect(typed).to.deep.equal(['#slow\\ burn', '']);
  });

  it('shows which tag the user has typed', async () => {
    stage.show(page);
    notes('#a');
    show();
    const button = await screen.findByRole('button', {name: /#a/});
    fireEvent.input(stage.node.querySelector('input') ?? document, {target: {value: '#a'}});
    await waitFor(() => expect(button.getAttribute('aria-pressed')).to.equal('true'));
  });

  it('shows a hundred tags at first, and the rest on request', async () => {
    notes(...Array.from({length: 130}, (_, index) => `#tag${index}`));
    show();
    expect(await names()).to.have.length(100);
    fireEvent.click(screen.getByRole('button', {name: 'Show all 130 tags'}));
    expect(await names()).to.have.length(130);
    expect(screen.queryByRole('button', {name: /^Show all/})).to.equal(null);
    expect(document.activeElement?.localName).to.equal('ul');
  });

  it('shows nothing while loading, and for a list without tags', async () => {
    notes('no tags', null);
    const drawn = show();
    expect(drawn.text()).to.equal('');
    await asked();
    await drawn.api.lists.notes('Tobias', 'ANIME');
    await waitFor(() => expect(drawn.text()).to.equal(''));
  });

  it('shows nothing for a user whose list is private', async () => {
    api.answers(() => apiError('Private User', 404));
    const drawn = show();
    await asked();
    await drawn.api.lists.notes('Tobias', 'ANIME').catch(() => undefined);
    await waitFor(() => expect(drawn.text()).to.equal(''));
  });

  it('shows why there are no tags, and can try again', async () => {
    api.fails(() => new Response('', {status: 500}));
    const drawn = show();
    await waitFor(() => expect(drawn.text()).to.match(/^We couldn't load the tags of this list\. [A-Z]/));
    await expectAccessible(drawn.container);
    api.fails(undefined);
    notes('#a');
    fireEvent.click(screen.getByRole('button'));
    expect(await names()).to.deep.equal(['#a 11 entry']);
  });
});
