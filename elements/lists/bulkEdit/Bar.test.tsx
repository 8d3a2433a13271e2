import {act, render, screen, waitFor, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import {isSelectionOffered, listSelection, shownInTable} from '#kits/listTable/selection';
import type {ImportJob} from '#services/imports/importJob';
import {importRunOf} from '#services/imports/sharedRun';
import {ElementContext} from '#ui/context';
import {expectAccessible} from '#test/support/draw';
import {collection, rawEntry, rawList, useLists} from '#test/support/lists';
import Bar from './Bar';

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', {name}));
const check = (name: string | RegExp) => userEvent.click(screen.getByRole('checkbox', {name}));
const status = (container: Element = document.body) =>
  within(container as HTMLElement)
    .getAllByRole('status')
    .map(({textContent}) => textContent)
    .join(' ');

describe('the bar of selected entries', () => {
  const {api, tab, userName} = useLists();
  let jobs: Omit<ImportJob, 'state'>[] = [];
  beforeEach(() => {
    jobs = [];
    isSelectionOffered.set(true);
    shownInTable.set([1, 2, 3]);
    const titled = (romaji: string) => ({title: {romaji, native: null, english: null}});
    const entries = [
      rawEntry(1, {private: false, notes: 'seen #a'}, titled('Alpha')),
      rawEntry(2, {private: true}, titled('Bravo')),
      rawEntry(3, {private: false, status: 'COMPLETED', progress: 12}, titled('<b>Char</b>')),
    ];
    const own = {
      __typename: 'MediaListTypeOptions',
      customLists: ['Later', 'To buy'],
      advancedScoring: ['Story', 'Sound'],
    };
    api.answers(({name, args}) =>
      name === 'User'
        ? {
            __typename: 'User',
            id: 5,
            mediaListOptions: {__typename: 'MediaListOptions', animeList: own, mangaList: own},
          }
        : args.type === 'ANIME'
          ? collection([rawList('Watching', entries), rawList('Later', [entries[0] ?? null], {isCustomList: true})])
          : collection([]),
    );
  });
  afterEach(() => {
    isSelectionOffered.reset();
    listSelection.reset();
    shownInTable.reset();
  });

  function draw() {
    const {services} = tab();
    Object.assign(importRunOf(services), {start: (job: Omit<ImportJob, 'state'>) => Promise.resolve(jobs.push(job))});
    const surroundings = {
      services,
      featureId: 'bulkEdit',
      element: document.body,
      replaceHost: () => undefined,
      fail: reportError,
    };
    return render(
      <ElementContext value={surroundings}>
        <Bar userName={userName()} listType="ANIME" />
      </ElementContext>,
    );
  }
  const select = (...ids: number[]) => act(() => listSelection.set({type: 'ANIME', mediaIds: new Set(ids)}));

  async function openForm(...ids: number[]) {
    const drawn = draw();
    select(...ids);
    await press('Edit…');
    await screen.findByRole('checkbox', {name: 'Status'});
    return drawn;
  }
  const control = (name: string) => within(screen.getByRole('group', {name}));
  const choose = (name: string, value: string) =>
    userEvent.selectOptions(control(name).getByRole('combobox', {name}), value);
  async function review() {
    await press('Review');
    await screen.findByRole('table');
  }
  const rows = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map(row => [...within(row).getAllByRole('link'), ...within(row).getAllByRole('listitem')])
      .map(parts => parts.map(({textContent}) => textContent));

  it('counts the selected entries and those that are not shown, and selects all or none', async () => {
    const {container} = draw();
    expect(container.textContent).to.equal('');
    select(2, 9);
    expect(status()).to.match(/^2 selected \(1 /);
    await press('Select all shown');
    expect([...(listSelection.get()?.mediaIds ?? [])]).to.deep.equal([2, 9, 1, 3]);
    await press('None');
    expect(container.textContent).to.equal('');
  });

  it('shows nothing for entries of the other type, and on lists of others', () => {
    const {container} = draw();
    act(() => listSelection.set({type: 'MANGA', mediaIds: new Set([1])}));
    expect(container.textContent).to.equal('');
    select(1);
    act(() => isSelectionOffered.set(false));
    expect(container.textContent).to.equal('');
  });

  it('changes only what is switched on, and reviews old and new values', async () => {
    const {container} = await openForm(1, 2, 3);
    await check('Private');
    await check('Status');
    await choose('Status', 'PAUSED');
    await check('Custom lists');
    await userEvent.selectOptions(screen.getByRole('combobox', {name: 'To buy'}), 'in');
    await userEvent.selectOptions(screen.getByRole('combobox', {name: 'Later'}), 'out');
    await check('Score');
    // Switched off again.
    await check('Score');
    await expectAccessible(container);
    await review();
    await expectAccessible(container);
    expect(rows()).to.deep.equal([
      [
        'Alpha',
        'status Watching → status Paused',
        'private no → private yes',
        'custom lists Later → custom lists To buy',
      ],
      ['Bravo', 'status Watching → status Paused', 'no custom lists → custom lists To buy'],
      [
        '<b>Char</b>',
        'status Completed → status Paused',
        'private no → private yes',
        'no custom lists → custom lists To buy',
      ],
    ]);
    await check(/Bravo/);
    expect(status()).to.match(/\b2 entries.*\b0\b.*\b1 taken/);
    await press(/^Change 2/);
    await waitFor(() => expect(jobs).to.have.length(1));
    expect(jobs[0]).to.deep.include({kind: 'bulkEdit', type: 'ANIME', userName: userName(), isSilent: false});
    expect(jobs[0]?.rows).to.deep.equal([
      {
        label: 'Alpha',
        payload: {mediaId: 1, status: 'PAUSED', private: true, lists: {add: ['To buy'], remove: ['Later']}},
        base: {status: 'CURRENT', private: false},
      },
      {
        label: '<b>Char</b>',
        payload: {mediaId: 3, status: 'PAUSED', private: true, lists: {add: ['To buy'], remove: []}},
        base: {status: 'COMPLETED', private: false},
      },
    ]);
    expect(listSelection.get()).to.equal(undefined);
    expect(document.activeElement).to.equal(screen.queryByRole('region') ?? document.body);
  });

  it('counts entries that stay the same, and points out contradictions, alone if the user wants', async () => {
    await openForm(1, 2, 3);
    await check('Status');
    await review();
    expect(status()).to.match(/\b2 entries.*\b1 already/);
    const notes = () => rows().map(parts => parts.filter(part => part?.endsWith('.')));
    expect(notes()).to.deep.equal([['Completed with less than the total.'], ['Completed with less than the total.']]);
    await press('Back');
    await check('Episodes');
    await review();
    expect(notes()).to.deep.equal([[], []]);
    await press('Back');
    await check('Start date');
    await check('Completion date');
    await userEvent.clear(screen.getByLabelText('Completion date', {selector: '[type=date]'}));
    await press('Review');
    await screen.findByRole('table');
    expect(screen.queryByRole('combobox', {name: 'Show'})).to.equal(null);
  });

  it('counts the activities that followers may see, and offers to post none', async () => {
    await openForm(1, 2);
    await check('Status');
    await review();
    expect(screen.getByText(/followers.*\b1 entry/)).not.to.equal(null);
    await check(/Don't post/);
    for (const title of ['Alpha', 'Bravo']) await check(`Change ${title}`);
    expect(screen.getByRole('button', {name: /^Change 0/}).getAttribute('aria-disabled')).to.equal('true');
    for (const title of ['Alpha', 'Bravo']) await check(`Change ${title}`);
    await press(/^Change \d/);
    await waitFor(() => expect(jobs[0]?.isSilent).to.equal(true));
  });

  it('waits for fields that are not filled in', async () => {
    await openForm(1);
    const button = screen.getByRole('button', {name: 'Review'});
    const isInactive = () => button.getAttribute('aria-disabled');
    expect(isInactive()).to.equal('true');
    await check('Notes');
    expect(isInactive()).to.equal('true');
    await userEvent.type(screen.getByRole('textbox', {name: 'Text'}), '#b');
    expect(isInactive()).to.equal(null);
    await choose('Notes', 'find');
    expect(isInactive()).to.equal('true');
    await userEvent.type(screen.getByRole('textbox', {name: 'Find'}), '#a');
    await review();
    expect(rows()[0]).to.deep.equal(['Alpha', 'notes seen #a → notes seen #b']);
  });

  it('deletes alone, after a question with the number of entries', async () => {
    await openForm(1, 3);
    await check('Private');
    await check(/^Remove/);
    expect(screen.getByRole<HTMLInputElement>('checkbox', {name: 'Private'}).disabled).to.equal(true);
    await review();
    expect(rows().map(parts => parts[1]?.split(' → '))).to.deep.equal([
      ['status Watching, score 7, progress 3, notes seen #a', 'removed from the list'],
      ['status Completed, score 7, progress 12, no notes', 'removed from the list'],
    ]);
    await press(/^Remove 2/);
    expect(jobs).to.deep.equal([]);
    const question = within(screen.getByRole('group', {name: /^Remove 2 entries/}));
    await userEvent.click(question.getByRole('button'));
    await waitFor(() => expect(jobs[0]?.rows.map(row => row.isDeleted)).to.deep.equal([true, true]));
    expect(jobs[0]?.rows[0]?.payload).to.deep.equal({mediaId: 1});
    expect(jobs[0]?.rows[0]?.base).to.deep.include({status: 'CURRENT', progress: 3, notes: 'seen #a'});
  });

  it('sends favorites after the entries, each as a call of its own', async () => {
    await openForm(1, 2);
    await check('Favorite');
    await check('Private');
    await review();
    expect(screen.getByText(/\b3 requests\b/)).not.to.equal(null);
    await press(/^Change \d/);
    await waitFor(() => expect(jobs[0]?.favouriteCount).to.equal(2));
    expect(jobs[0]?.rows.map(({payload, isFavourite}) => [payload, isFavourite])).to.deep.equal([
      [{mediaId: 1, private: true}, undefined],
      [{mediaId: 1}, true],
      [{mediaId: 2}, true],
    ]);
  });

  it('returns to the form and to the button with Escape, and keeps what was filled in', async () => {
    await openForm(1);
    expect(document.activeElement?.textContent).to.match(/\b1 entry\b/);
    await check('Private');
    await review();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole<HTMLInputElement>('checkbox', {name: 'Private'}).checked).to.equal(true);
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).to.equal(screen.getByRole('button', {name: 'Edit…'}));
  });
});
