// @dates
import {screen, waitFor, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';
import {act} from 'react';

import ListPreview from './ListPreview';
import {previewMaxRows} from './settings';
import {titleAliases} from '#services/settings/shared';
import {toggle} from '#services/settings/handles';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';
import {useApiFetch} from '#test/support/fetch';
import {nextEpisode, sentMutations, inProgress, serveProgress} from '#test/support/inProgress';

const begin = 1_600_000_000;

describe('ListPreview', () => {
  const api = useApiFetch();
  const draw = useRender();
  useConsole();
  let now = begin;
  let minute = () => {};
  const member = {
    userName: 'Mirabel',
    token: 'secret',
    now: () => now * 1000,
    onMinute: (listener: () => void) => void (minute = listener),
  };
  beforeEach(() => void (now = begin));

  const four = [1, 2, 3, 4].map(id => inProgress(id, {}, nextEpisode(id, 5, begin + id * 3600 - 30)));
  const section = (name: string) => screen.findByRole('region', {name});
  const titles = async (name: string) =>
    within(await section(name))
      .getAllByRole('link')
      .slice(1)
      .map(link => link.getAttribute('aria-label'));

  it("lists airing entries first by urgency, then the others by type, and replaces the site's preview", async () => {
    const manga = inProgress(9, {}, {type: 'MANGA', episodes: null, chapters: 30});
    serveProgress(api, inProgress(8), ...four.toReversed(), manga);
    const drawn = draw(<ListPreview />, member);
    expect(await titles('Airing')).to.deep.equal(['Work 1', 'Work 2', 'Work 3', 'Work 4']);
    expect(await titles('Anime in Progress')).to.deep.equal(['Work 8']);
    expect(await titles('Manga in Progress')).to.deep.equal(['Work 9']);
    expect(drawn.standsIn.at(-1)).to.equal(true);
    await expectAccessible(drawn.container);
  });

  for (const [language, expected] of [
    ['ROMAJI', 'Kimi'],
    ['NATIVE', '君'],
    ['ENGLISH', 'You'],
  ] as const)
    it(`shows titles in ${language}`, async () => {
      const title = {__typename: 'MediaTitle', romaji: 'Kimi', native: '君', english: 'You'};
      serveProgress(api, inProgress(1, {}, {title}));
      draw(<ListPreview />, {...member, settings: {titleLanguage: language}});
      expect(await titles('Anime in Progress')).to.deep.equal([expected]);
    });

  it("shows the user's own titles, also in the name of the button", async () => {
    serveProgress(api, inProgress(1));
    const drawn = draw(<ListPreview />, {...member, settings: {titleAliases: true}});
    await section('Anime in Progress');
    act(() => drawn.services.settings.set(titleAliases, [['/anime/1/', 'Space jazz']]));
    expect(await titles('Anime in Progress')).to.deep.equal(['Space jazz']);
    await userEvent.click(screen.getByRole('button', {name: /Space jazz/}));
    await waitFor(async () => expect((await drawn.api.writes.journal())[0]?.label).to.equal('Space jazz'));
  });

  it('counts down every minute until the episode has aired', async () => {
    serveProgress(api, ...four);
    const drawn = draw(<ListPreview />, member);
    await section('Airing');
    expect(drawn.text()).to.contain('Ep 51h');
    now += 60;
    act(minute);
    expect(drawn.text()).to.contain('Ep 559m');
    now += 3600;
    act(minute);
    expect(drawn.text()).to.contain('Ep 5Recently aired');
  });

  it('marks an entry as behind from the minute in which the episode airs, and after the last one', async () => {
    const endDate = {__typename: 'FuzzyDate', year: 2020, month: 9, day: 13};
    const over = inProgress(9, {progress: 11}, {endDate});
    serveProgress(api, ...[1, 2, 3].map(id => inProgress(id, {progress: 4}, nextEpisode(id, 5, begin + 30))), over);
    const drawn = draw(<ListPreview />, member);
    await section('Airing');
    const behind = () =>
      screen
        .getAllByRole('link')
        .flatMap(link => (link.querySelector('.behind') ? link.getAttribute('aria-label') : []));
    expect(behind()).to.deep.equal(['Work 9']);
    now += 60;
    act(minute);
    expect(behind().toSorted()).to.deep.equal(['Work 1', 'Work 2', 'Work 3', 'Work 9']);
    expect(drawn.text()).to.contain('Recently aired');
  });

  it('adds one by the shared button, and turns green when complete', async () => {
    serveProgress(api, inProgress(1, {progress: 11}), inProgress(2, {progress: 14}));
    const drawn = draw(<ListPreview />, member);
    await userEvent.click(await screen.findByRole('button', {name: /Work 1/}));
    await waitFor(() => expect(drawn.container.querySelectorAll('.completed').length).to.equal(1));
    await waitFor(() => expect(sentMutations(api).length).to.equal(1));
    // Above the total nothing is added, and the card explains why.
    await userEvent.click(screen.getByRole('button', {name: /Work 2/}));
    const why = "Most likely the database total that's been updated when progress exceeds the total";
    expect(screen.getAllByRole('img', {name: why}).length).to.equal(1);
    expect(sentMutations(api).length).to.equal(1);
    await expectAccessible(drawn.container);
  });

  it('moves nothing under the pointer or keyboard focus, and sorts once they have left', async () => {
    serveProgress(api, ...four, inProgress(8));
    draw(<ListPreview />, member);
    const user = userEvent.setup();
    const begun = ['Work 1', 'Work 2', 'Work 3', 'Work 4'];
    const sorted = ['Work 1', 'Work 3', 'Work 4', 'Work 2'];
    await user.click(await screen.findByRole('button', {name: /Work 2/}));
    await waitFor(() => expect(sentMutations(api).length).to.equal(1));
    expect(await titles('Airing')).to.deep.equal(begun);
    await screen.findByRole('button', {name: /Work 2, currently 4/});
    await user.unhover(screen.getByRole('button', {name: /Work 2/}));
    expect(await titles('Airing')).to.deep.equal(begun);
    await user.click(document.body);
    await waitFor(async () => expect(await titles('Airing')).to.deep.equal(sorted));
  });

  it('shows four rows or as many entries as the limits allow, and all on request', async () => {
    serveProgress(api, ...Array.from({length: 23}, (_, index) => inProgress(index + 1)));
    const drawn = draw(<ListPreview />, {...member, settings: {limitProgress8: true}});
    expect((await titles('Anime in Progress')).length).to.equal(8);
    drawn.services.settings.set(toggle('limitProgress8', {title: '', initial: false}), false);
    await waitFor(async () => expect((await titles('Anime in Progress')).length).to.equal(20));
    drawn.services.settings.set(previewMaxRows, 2);
    await waitFor(async () => expect((await titles('Anime in Progress')).length).to.equal(10));
    await userEvent.click(screen.getByRole('button', {name: 'Show all 23'}));
    expect((await titles('Anime in Progress')).length).to.equal(23);
  });

  it('has no "Show all" when all entries are within the limit', async () => {
    serveProgress(api, ...Array.from({length: 8}, (_, index) => inProgress(index + 1)));
    draw(<ListPreview />, {...member, settings: {limitProgress8: true}});
    expect((await titles('Anime in Progress')).length).to.equal(8);
    expect(screen.queryByRole('button', {name: /^Show all/})).to.equal(null);
  });

  it('blurs covers, and keeps flagged titles out of addresses, in safe-for-work mode', async () => {
    const coverImage = {__typename: 'MediaCoverImage', large: 'data:image/gif;base64,R0lGODlhAQABAAAAACw='};
    const title = {__typename: 'MediaTitle', romaji: 'A hentai', native: null, english: null};
    serveProgress(api, inProgress(1, {}, {coverImage, title}));
    const drawn = draw(<ListPreview />, {...member, settings: {SFWmode: true}});
    const link = await screen.findByRole('link', {name: 'A hentai'});
    expect([link.getAttribute('href'), link.querySelector('img')?.className]).to.deep.equal([
      '/anime/1/',
      'ui-blurred',
    ]);
    drawn.services.settings.set(toggle('SFWmode', {title: '', initial: false}), false);
    await waitFor(() => expect(link.querySelector('img')?.className).to.equal(''));
  });

  it('leaves the site’s own preview when the request fails or nothing is in progress', async () => {
    api.fails(() => new Response('', {status: 500}));
    const drawn = draw(<ListPreview />, member);
    await waitFor(() => expect(drawn.api.lists.inProgress.get().state).to.equal('failed'));
    expect([drawn.text(), drawn.standsIn.includes(true)]).to.deep.equal(['', false]);
    drawn.unmount();
    api.fails(undefined);
    serveProgress(api);
    const empty = draw(<ListPreview />, member);
    await waitFor(() => expect(empty.api.lists.inProgress.get().state).to.equal('data'));
    expect([empty.text(), empty.standsIn.includes(true)]).to.deep.equal(['', false]);
  });
});
