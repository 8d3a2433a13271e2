import {fireEvent, screen, waitFor, within} from '@testing-library/react';
import {expect} from 'chai';

import NewChapters from './NewChapters';
import {bannedUpdates} from './settings';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';
import {apiError, useApiFetch, type RequestedField} from '#test/support/fetch';

const member = {userName: 'Mirabel'};
const entry = (mediaId: number, progress: number, mediaStatus = 'RELEASING') => ({
  ...{__typename: 'MediaList', id: mediaId + 1000, mediaId, status: 'CURRENT', progress},
  media: {
    ...{__typename: 'Media', id: mediaId, type: 'MANGA', status: mediaStatus},
    title: {__typename: 'MediaTitle', romaji: `Manga ${mediaId}`, native: null, english: null},
  },
});
const collection = (entries: readonly unknown[]) => ({
  __typename: 'MediaListCollection',
  lists: [{__typename: 'MediaListGroup', entries}],
});
const report = (id: number, progress: string) => ({__typename: 'ListActivity', id, userId: id, progress});

describe('NewChapters', () => {
  const api = useApiFetch();
  const draw = useRender();
  useConsole();
  const guesses = new Map<number, number>();
  beforeEach(() => {
    guesses.clear();
    for (const [id, guess] of [
      [1, 10],
      [2, 12],
      [3, 13],
      [4, 60],
      [5, 40],
    ] as const)
      guesses.set(id, guess);
  });
  const answers =
    (entries: readonly unknown[]) =>
    ({name, args}: RequestedField) => {
      if (name === 'MediaListCollection') return collection(entries);
      const id = Number(args.mediaId);
      return guesses.has(id) ? [report(id, String(guesses.get(id)))] : [];
    };
  const show = () => draw(<NewChapters userName="Mirabel" listType="MANGA" />, member);
  const start = () => fireEvent.click(screen.getByRole('button', {name: 'New chapters'}));
  const rows = async () =>
    within(await screen.findByRole('list', {name: 'New chapters'}))
      .getAllByRole('listitem')
      .map(row => row.querySelector('a')?.textContent);

  it('lists releasing manga that are 1 to 29 chapters ahead, and requests nothing before the scan starts', async () => {
    api.answers(answers([entry(1, 10), entry(2, 11), entry(3, 0, 'FINISHED'), entry(4, 30), entry(5, 11)]));
    const drawn = show();
    expect(api.sent.length).to.equal(0);
    start();
    expect(await rows()).to.deep.equal(['Manga 2', 'Manga 5']);
    expect(screen.getByTitle('Probably 1 new chapter, up to chapter 12').textContent).to.contain('+1');
    expect(screen.getByTitle('Probably 29 new chapters, up to chapter 40')).to.not.equal(null);
    await expectAccessible(drawn.container);
  });

  it('shows the results again after the panel was closed, without another request', async () => {
    api.answers(answers([entry(2, 11)]));
    const drawn = show();
    start();
    await screen.findByRole('button', {name: 'Scan again', busy: false});
    const before = api.sent.length;
    fireEvent.click(screen.getByRole('button', {name: 'Close'}));
    expect(screen.queryByRole('list', {name: 'New chapters'})).to.equal(null);
    start();
    expect(await rows()).to.deep.equal(['Manga 2']);
    expect([api.sent.length, drawn.text().includes('Stopped')]).to.deep.equal([before, false]);
  });

  it('asks about 20 manga in one request', async () => {
    const many = Array.from({length: 45}, (_, index) => entry(index + 1, 11));
    api.answers(answers(many));
    show();
    start();
    await screen.findByRole('button', {name: 'Scan again', busy: false});
    expect(api.sent.map(({requestedFields}) => requestedFields.length)).to.deep.equal([1, 20, 20, 5]);
  });

  it('shows that there is nothing new, and leaves out banned manga until they are unbanned', async () => {
    api.answers(answers([entry(2, 11)]));
    const drawn = show();
    start();
    fireEvent.click(await screen.findByRole('button', {name: 'Ban Manga 2'}));
    expect(await screen.findByText('No new items found :(')).to.not.equal(null);
    expect(drawn.services.settings.get(bannedUpdates)).to.deep.equal([{id: 2, title: 'Manga 2'}]);
    const before = api.sent.length;
    fireEvent.click(screen.getByRole('button', {name: 'Scan again'}));
    await screen.findByRole('button', {name: 'Scan again', busy: false});
    expect(api.sent.length).to.equal(before);
    fireEvent.click(screen.getByRole('button', {name: 'Ban manager (1)'}));
    await expectAccessible(drawn.container);
    fireEvent.click(screen.getByRole('button', {name: 'Unban Manga 2'}));
    expect(screen.getByText('No manga are banned.')).to.not.equal(null);
    expect(drawn.services.settings.get(bannedUpdates)).to.deep.equal([]);
  });

  it('skips a manga that no longer exists on AniList', async () => {
    const known = answers([entry(2, 11), entry(3, 11), entry(5, 11)]);
    api.answers(asked => (asked.args.mediaId === 3 ? apiError('Not Found.', 404) : known(asked)));
    const drawn = show();
    start();
    await screen.findByRole('button', {name: 'Scan again', busy: false});
    expect([await rows(), drawn.text().includes('stopped')]).to.deep.equal([['Manga 2', 'Manga 5'], false]);
  });

  it('sends no request for banned manga', async () => {
    api.answers(answers([entry(2, 11), entry(3, 11)]));
    const drawn = show();
    drawn.services.settings.set(bannedUpdates, [{id: 2, title: 'Manga 2'}]);
    start();
    await screen.findByRole('button', {name: 'Scan again', busy: false});
    const about = api.sent.flatMap(({requestedFields}) => requestedFields).map(({args}) => args.mediaId);
    expect(about.filter(each => each !== undefined)).to.deep.equal([3]);
  });

  it('stops immediately and keeps the results so far', async () => {
    const many = Array.from({length: 45}, (_, index) => entry(index + 1, 11));
    const held = {end() {}};
    const holding = new Promise<void>(resolve => {
      held.end = resolve;
    });
    api.answers(answers(many));
    show();
    start();
    await waitFor(() => expect(api.sent.length).to.equal(2));
    api.fails(async () => {
      await holding;
      return new Response('', {status: 500});
    });
    expect(await rows()).to.deep.equal(['Manga 2', 'Manga 3', 'Manga 5']);
    fireEvent.click(screen.getByRole('button', {name: 'Stop'}));
    expect(await screen.findByText(/stopped.*more/i)).to.not.equal(null);
    expect(await rows()).to.deep.equal(['Manga 2', 'Manga 3', 'Manga 5']);
    held.end();
    expect(api.sent.length).to.be.at.most(3);
  });

  it('continues after an API pause', async () => {
    api.answers(answers([entry(2, 11)]));
    let left = 3;
    api.fails(() => {
      left -= 1;
      if (left === 0) api.fails(undefined);
      return new Response('', {status: 429, headers: {'retry-after': '0'}});
    });
    show();
    start();
    expect(await rows()).to.deep.equal(['Manga 2']);
  });

  it('shows why the scan did not finish', async () => {
    api.fails(() => new Response('', {status: 500}));
    show();
    start();
    expect((await screen.findByRole('alert')).textContent).to.match(/^The scan wasn't finished\. /);
  });
});
