// @dates
import {fireEvent, screen} from '@testing-library/react';
import {expect} from 'chai';

import {useConsole} from '#test/support/console';
import {expectAccessible} from '#test/support/draw';
import {useCell} from './openCell.test';

describe('an editor of a choice', () => {
  const {open} = useCell();
  useConsole();
  const choice = () => screen.findByRole<HTMLSelectElement>('combobox', {name: /^.+ of R$/});
  const box = () => screen.findByRole<HTMLInputElement>('checkbox');

  it('offers all statuses by the names of the type, and sends only the status', async () => {
    const {user, ends, sent, container} = await open('status');
    const select = await choice();
    expect([...select.options].map(({label}) => label).join()).to.match(/^Watching,Planning,Completed,Rewatching,/);
    await expectAccessible(container);
    await user.selectOptions(select, 'PLANNING');
    await user.keyboard('{Enter}');
    expect(ends.length).to.equal(1);
    expect(await sent()).to.deep.equal([{mediaId: 1, status: 'PLANNING'}]);
  });

  it('goes through the choices by key without saving, and is left with Escape', async () => {
    const {user, ends, sent} = await open('status');
    const select = await choice();
    await user.keyboard('{ArrowDown}');
    fireEvent.change(select, {target: {value: 'DROPPED'}});
    expect(ends).to.deep.equal([]);
    await user.keyboard('{Escape}');
    expect(ends).to.deep.equal(['stay']);
    expect(await sent()).to.deep.equal([]);
  });

  it('saves at once what a pointer chooses', async () => {
    const {ends, sent} = await open('status');
    const select = await choice();
    fireEvent.pointerDown(select);
    fireEvent.change(select, {target: {value: 'DROPPED'}});
    expect(ends).to.deep.equal(['stay']);
    expect(await sent()).to.deep.equal([{mediaId: 1, status: 'DROPPED'}]);
  });

  for (const [typed, status] of [
    ['d', 'DROPPED'],
    ['C', 'COMPLETED'],
  ] as const)
    it(`begins with the choice that "${typed}" begins`, async () => {
      const {user, sent} = await open('status', {typed});
      expect((await choice()).value).to.equal(status);
      await user.keyboard('{Enter}');
      expect(await sent()).to.deep.equal([{mediaId: 1, status}]);
    });

  it('has a choice for each smiley and none', async () => {
    const {user, sent} = await open('score', {format: 'POINT_3', entry: {score: 2}, typed: '3'});
    const select = await choice();
    expect([select.options.length, select.value]).to.deep.equal([4, '3']);
    await user.keyboard('{Enter}');
    expect(await sent()).to.deep.equal([{mediaId: 1, score: 3}]);
  });

  it('lists the advanced scores below the score', async () => {
    const {container} = await open('score');
    const input = await screen.findByRole('textbox');
    const note = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).to.match(/Story 8/);
    expect(note?.textContent).to.not.match(/Sound/);
    await expectAccessible(container);
  });

  it('turns private on by Space and Enter', async () => {
    const {user, ends, sent, container} = await open('private');
    expect((await box()).checked).to.equal(false);
    await user.keyboard(' ');
    expect((await box()).checked).to.equal(true);
    await expectAccessible(container);
    await user.keyboard('{Enter}');
    expect(ends).to.deep.equal(['down']);
    expect(await sent()).to.deep.equal([{mediaId: 1, private: true}]);
  });

  it('turns private off with one press', async () => {
    const {user, ends, sent} = await open('private', {entry: {private: true}});
    await user.click(await box());
    expect(ends).to.deep.equal(['stay']);
    expect(await sent()).to.deep.equal([{mediaId: 1, private: false}]);
  });

  it('refuses to hide an entry that no custom list shows', async () => {
    const {user, ends, sent} = await open('hidden');
    await user.click(await box());
    await screen.findByRole('alert');
    await user.keyboard('{Escape}');
    expect(ends).to.deep.equal(['stay']);
    expect(await sent()).to.deep.equal([]);
  });

  it('hides an entry that a custom list shows', async () => {
    const {user, sent} = await open('hidden', {lists: ['A']});
    await user.click(await box());
    expect(await sent()).to.deep.equal([{mediaId: 1, hiddenFromStatusLists: true}]);
  });

  it('adds one with the button, but not for the second half of a double click', async () => {
    const {user, sent} = await open('progress');
    await screen.findByRole('textbox');
    await user.keyboard('{Escape}');
    await user.dblClick(await screen.findByRole('button', {name: /3 of 12/}));
    expect(await sent()).to.deep.equal([{mediaId: 1, progress: 4}]);
  });

  it('completes the entry with the last episode, and keeps the focus on the button', async () => {
    const {user, sent} = await open('progress', {entry: {progress: 11}});
    await screen.findByRole('textbox');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', {name: /11 of 12/}));
    expect((await sent())[0]).to.deep.include({progress: 12, status: 'COMPLETED'});
    const button = await screen.findByRole('button', {name: /12 of 12/});
    expect([button.ariaDisabled, document.activeElement]).to.deep.equal(['true', button]);
  });

  it('sets a date to the day of the user with a button', async () => {
    const {user, ends, sent, services, container} = await open('started');
    services.session.timezone = () => '-12:00';
    await screen.findByRole('textbox');
    await expectAccessible(container);
    await user.click(screen.getByRole('button', {name: 'Today'}));
    expect(ends).to.deep.equal(['stay']);
    expect(await sent()).to.deep.equal([{mediaId: 1, startedAt: {year: 1970, month: 1, day: 12}}]);
  });
});
