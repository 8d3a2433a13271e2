import {act, fireEvent, waitFor} from '@testing-library/react';
import {expect} from 'chai';

import {replaced, sortChoice, viewChoice} from './state';
import StudioControls from './StudioControls';
import StudioSorter from './StudioSorter';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';
import {useApiFetch} from '#test/support/fetch';

const work = (id: number, more: object = {}) => ({
  __typename: 'MediaEdge',
  isMainStudio: id !== 2,
  node: {
    ...{__typename: 'Media', id, type: 'ANIME', isAdult: false, format: 'TV', status: 'FINISHED'},
    ...{
      season: null,
      seasonYear: null,
      title: {__typename: 'MediaTitle', romaji: `Work ${id}`, native: null, english: null},
    },
    ...{coverImage: null, averageScore: 10 * id, meanScore: null, popularity: 1000 - id, favourites: null, genres: []},
    ...{description: null, startDate: null, nextAiringEpisode: null, mediaListEntry: null},
    ...more,
  },
});
const studio = (edges: unknown[], hasNextPage = false) => ({
  ...{__typename: 'Studio', id: 4},
  media: {__typename: 'MediaConnection', pageInfo: {__typename: 'PageInfo', hasNextPage}, edges},
});

const studio4 = (
  <>
    <StudioControls />
    <StudioSorter studioId={4} />
  </>
);

describe('StudioSorter', () => {
  const api = useApiFetch();
  const draw = useRender();
  useConsole();
  afterEach(() => act(() => [sortChoice, viewChoice].forEach(store => store.reset())));
  const press = (drawn: ReturnType<typeof draw>, name: string) => act(() => drawn.getByRole('button', {name}).click());
  const sortBy = (drawn: ReturnType<typeof draw>, value: string) =>
    fireEvent.change(drawn.getByLabelText('Sort order'), {target: {value}});

  it('requests nothing while the default order is selected', () => {
    const drawn = draw(studio4);
    expect(drawn.text()).to.equal('DefaultPopularityScoreFavorites');
    expect([api.sent.length, replaced.get()]).to.deep.equal([0, false]);
  });

  it('shows anime for adults only to users who have not turned them off on AniList', async () => {
    api.answers(() => studio([work(1), work(2, {isAdult: true})]));
    const drawn = draw(studio4, {userName: 'Mirabel'});
    sortBy(drawn, 'score');
    await waitFor(() => expect(drawn.getAllByRole('link')).to.have.length(2));
    drawn.services.session.setSeesAdult(false);
    sortBy(drawn, 'popularity');
    expect(drawn.getAllByRole('link').map(link => link.textContent)).to.deep.equal(['Work 1']);
  });

  it('shows the anime in the chosen order, with one request if the first answer has them all', async () => {
    api.answers(() => studio([work(1), work(2), work(3)]));
    const drawn = draw(studio4);
    sortBy(drawn, 'score');
    await waitFor(() => expect(drawn.getAllByRole('link').map(link => link.textContent)).to.have.length(3));
    expect(drawn.getAllByRole('link').map(link => link.textContent)).to.deep.equal(['Work 3', 'Work 2', 'Work 1']);
    sortBy(drawn, 'popularity');
    expect(drawn.getAllByRole('link').map(link => link.textContent)).to.deep.equal(['Work 1', 'Work 2', 'Work 3']);
    expect([api.sent.length, replaced.get()]).to.deep.equal([1, true]);
    const remarks = drawn.getAllByRole('listitem').map(card => card.textContent.includes('Supporting studio'));
    expect(remarks).to.deep.equal([false, true, false]);
    await expectAccessible(drawn.container);
    sortBy(drawn, 'normal');
    expect(replaced.get()).to.equal(false);
  });

  it('shows a message if a studio has no anime', async () => {
    api.answers(() => studio([]));
    const drawn = draw(studio4);
    sortBy(drawn, 'favourites');
    await waitFor(() => expect(drawn.text()).to.match(/no anime/));
  });

  it('keeps the site list when there is no answer, and retries on demand', async () => {
    api.fails(() => new Response('', {status: 500}));
    const drawn = draw(studio4);
    sortBy(drawn, 'score');
    await waitFor(() => expect(drawn.getByRole('alert').textContent).to.include("We couldn't sort these"));
    expect(replaced.get()).to.equal(false);
    api.fails(undefined);
    api.answers(() => studio([work(1)]));
    press(drawn, 'Try again');
    await waitFor(() => expect(drawn.getAllByRole('link')).to.have.length(1));
  });

  it('shows what has loaded if only the next pages are missing, and adds them on request', async () => {
    api.answers(() => {
      api.fails(() => new Response('', {status: 500}));
      return studio([work(1), work(2)], true);
    });
    const drawn = draw(studio4);
    sortBy(drawn, 'popularity');
    await waitFor(() => expect(drawn.getByRole('alert').textContent).to.include('only the most popular'));
    expect([drawn.getAllByRole('link').length, replaced.get()]).to.deep.equal([2, true]);
    api.fails(undefined);
    api.answers(() => studio([work(3)]));
    press(drawn, 'Try again');
    await waitFor(() => expect(drawn.getAllByRole('link')).to.have.length(3));
    expect(api.sent).to.have.length(3);
  });
});
