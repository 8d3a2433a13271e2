import {screen, waitFor} from '@testing-library/react';
import {expect} from 'chai';

import {useConsole} from '#test/support/console';
import {expectAccessible} from '#test/support/draw';
import {useCell} from './openCell.test';

describe('the editor of notes', () => {
  const {open} = useCell();
  useConsole();
  const area = () => screen.findByRole<HTMLTextAreaElement>('textbox', {name: /^.+ on R$/});

  it('has several lines, and saves them with Ctrl+Enter, emoji encoded', async () => {
    const {user, ends, sent, container} = await open('notes', {entry: {notes: 'Old &#128512;'}});
    const notes = await area();
    expect(notes.value).to.equal('Old 😀');
    expect(document.activeElement).to.equal(notes);
    await expectAccessible(container);
    await user.keyboard('{Enter}New <b>🎉');
    expect(ends).to.deep.equal([]);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(ends).to.deep.equal(['down']);
    expect(await sent()).to.deep.equal([{mediaId: 1, notes: 'Old &#128512;\nNew <b>&#127881;'}]);
  });

  it('saves with its button and with Tab, and clears with an empty text', async () => {
    const {user, ends, sent, open: again} = await open('notes', {entry: {notes: 'Old'}});
    await user.clear(await area());
    await user.click(screen.getByRole('button', {name: 'Save'}));
    await again();
    await area();
    await user.keyboard('Next{Tab}');
    expect(ends).to.deep.equal(['stay', 'right']);
    const notes = (await sent()).map(({notes: sentNotes}) => sentNotes);
    expect(notes.at(-1)).to.match(/Next$/);
  });

  it('refuses a text that is too long once its emoji are encoded', async () => {
    const {user, ends, sent} = await open('notes', {entry: {notes: '😀'.repeat(666)}});
    await area();
    await user.keyboard('123456');
    expect(screen.getByRole('group').textContent).to.match(/6,000/);
    await user.keyboard('7{Control>}{Enter}{/Control}');
    expect((await screen.findByRole('alert')).textContent).to.match(/6,001/);
    expect(ends).to.deep.equal([]);
    await user.keyboard('{Backspace}{Control>}{Enter}{/Control}');
    expect((await sent()).length).to.equal(1);
  });
});

describe('an editor of a value that was changed elsewhere', () => {
  const {open, answers} = useCell();
  useConsole();

  it('offers the choice between the values by keyboard', async () => {
    const {user, ends, sent, cell, writes, open: again, container} = await open('notes', {entry: {notes: 'Old'}});
    await screen.findByRole('textbox');
    answers.entry = () => [{__typename: 'MediaList', id: 1001, mediaId: 1, notes: 'Newer', customLists: {}}];
    await user.keyboard('{Backspace}{Control>}{Enter}{/Control}');
    await waitFor(() => expect(writes.list()[0]?.state).to.equal('conflict'));
    await waitFor(() => expect(cell().querySelector('[role=status] button')?.getAttribute('tabindex')).to.equal('-1'));
    await again();
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).to.equal('Ol');
    await screen.findByText(/Newer/);
    await expectAccessible(container);
    const mine = screen.getByRole('button', {name: /mine/});
    await user.tab();
    await user.tab();
    expect(document.activeElement).to.equal(mine);
    await user.keyboard('{Enter}');
    expect(ends).to.deep.equal(['down', 'stay']);
    expect(await sent()).to.deep.equal([{mediaId: 1, notes: 'Ol'}]);
  });
});

describe('the editor of custom lists', () => {
  const {open, api, answers} = useCell();
  useConsole();
  const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', {name});

  it('has a box for each list, also without entries, and sends the set with those of now', async () => {
    const {user, ends, sent, container} = await open('lists', {lists: ['A']});
    expect([(await box('A')).checked, (await box('B')).checked]).to.deep.equal([true, false]);
    await box('Empty');
    expect(document.activeElement).to.equal(await box('A'));
    await expectAccessible(container);
    await user.click(await box('B'));
    answers.entry = () => [
      {__typename: 'MediaList', id: 1001, mediaId: 1, customLists: {A: true, B: false, Empty: true}},
    ];
    await user.keyboard('{Enter}');
    expect(ends).to.deep.equal(['down']);
    expect(await sent()).to.deep.equal([{mediaId: 1, customLists: ['A', 'Empty', 'B']}]);
  });

  it('hides from status lists only with a list, and shows there again without one', async () => {
    const {user, sent, open: again} = await open('lists', {lists: ['A']});
    await user.click(await box('Hide from status lists'));
    await user.keyboard('{Enter}');
    expect(await sent()).to.deep.equal([{mediaId: 1, hiddenFromStatusLists: true}]);
    await again();
    await user.click(await box('A'));
    expect((await box('Hide from status lists')).disabled).to.equal(true);
    await user.keyboard('{Enter}');
    expect((await sent()).at(-1)).to.deep.equal({mediaId: 1, customLists: [], hiddenFromStatusLists: false});
  });

  it('offers the lists that are known while AniList does not answer', async () => {
    const {user, sent} = await open('lists', {lists: ['A']});
    api.fails(() => new Response('', {status: 500}));
    await user.click(await box('B'));
    api.fails(undefined);
    await user.keyboard('{Enter}');
    await waitFor(async () => expect((await sent()).length).to.equal(1));
  });

  it('leads to the settings where there are none', async () => {
    await open('lists', {none: true});
    await screen.findByRole('link');
  });
});
