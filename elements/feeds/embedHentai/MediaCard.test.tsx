import {act, waitFor} from '@testing-library/react';
import {expect} from 'chai';

import MediaCard, {prepare} from './MediaCard';
import {titleAliases} from '#services/settings/shared';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';
import {apiError, useApiFetch} from '#test/support/fetch';

const work = (id: number, isAdult = true) => ({
  __typename: 'Media',
  id,
  type: 'ANIME',
  isAdult,
  title: {__typename: 'MediaTitle', romaji: `Work ${id}`, native: null, english: null},
  coverImage: {__typename: 'MediaCoverImage', medium: 'data:,'},
  genres: ['Drama', 'Hentai'],
  format: 'OVA',
  status: 'FINISHED',
  season: 'FALL',
  seasonYear: 2001,
  startDate: {__typename: 'FuzzyDate', year: 2001},
  averageScore: 61,
  meanScore: 60,
});

describe('WorkCard', () => {
  const api = useApiFetch();
  const draw = useRender();
  useConsole();
  const card = (mediaId = 1) => <MediaCard mediaId={mediaId} mediaType="ANIME" />;

  it('shows the same as the site’s own cards', async () => {
    api.answers(({args}) => work(Number(args.id)));
    const drawn = draw(card());
    const link = await drawn.findByRole('link');
    expect(link.getAttribute('href')).to.equal('/anime/1/Work-1/');
    expect([...link.querySelectorAll('.wrap > span')].map(node => node.textContent)).to.deep.equal([
      'Work 1',
      'Drama, Hentai',
      'OVA · Finished · Fall 2001 · 61%',
    ]);
    expect(link.querySelectorAll('img').length).to.equal(1);
    await expectAccessible(drawn.container);
  });

  it("shows the user's own title", async () => {
    api.answers(({args}) => work(Number(args.id)));
    const drawn = draw(card(), {settings: {titleAliases: true}});
    await drawn.findByText('Work 1');
    act(() => drawn.services.settings.set(titleAliases, [['/anime/1/', 'Of mine']]));
    expect(drawn.container.querySelector('.title')?.textContent).to.equal('Of mine');
  });

  it('has no image in safe-for-work mode', async () => {
    api.answers(({args}) => work(Number(args.id)));
    const drawn = draw(card(), {settings: {SFWmode: true}});
    expect((await drawn.findByRole('link')).querySelectorAll('img').length).to.equal(0);
  });

  it('requests all cards of a pass in one request, and shows none for media that is not age-restricted', async () => {
    api.answers(({args}) => work(Number(args.id), args.id !== 2));
    const drawn = draw(
      <>
        {card(1)}
        {card(2)}
        {card(3)}
      </>,
    );
    for (const mediaId of [1, 2, 3]) prepare({mediaId, mediaType: 'ANIME'}, drawn.api);
    expect(drawn.text()).to.equal('');
    await waitFor(() => expect(drawn.getAllByRole('link').length).to.equal(2));
    expect(api.sent.length).to.equal(1);
  });

  it('shows a plain link when there is no answer', async () => {
    api.answers(() => apiError('Something is broken', 500));
    const drawn = draw(card());
    await waitFor(() => expect(drawn.text()).to.contain('load the card'));
    expect(drawn.getByRole('link').getAttribute('href')).to.equal('/anime/1/');
    await expectAccessible(drawn.container);
  });
});
