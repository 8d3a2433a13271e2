import {waitFor} from '@testing-library/react';
import {expect} from 'chai';

import Milestones from './Milestones';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';
import {useApiFetch} from '#test/support/fetch';
import {nextFrame} from '#test/support/wait';

const user = (meanScore: number, scoreFormat = 'POINT_10') => ({
  __typename: 'User',
  id: 7,
  mediaListOptions: {__typename: 'MediaListOptions', scoreFormat},
  statistics: {
    __typename: 'UserStatisticTypes',
    anime: {__typename: 'UserStatistics', episodesWatched: 12_345, meanScore},
    manga: {__typename: 'UserStatistics', volumesRead: 321, meanScore: 50},
  },
});

describe('Milestones', () => {
  const api = useApiFetch();
  const draw = useRender();
  useConsole();
  const shown = (mediaType: 'ANIME' | 'MANGA', showsMeanScore = false) =>
    draw(<Milestones userName="Mirabel" mediaType={mediaType} showsMeanScore={showsMeanScore} />);

  it('shows the total of episodes and the mean score to one decimal', async () => {
    api.answers(() => user(71.25));
    const drawn = shown('ANIME');
    await waitFor(() => expect(drawn.text()).to.equal('Total Episodes12,345Mean Score71.3'));
    await expectAccessible(drawn.container);
  });

  it('shows the total of volumes for manga', async () => {
    api.answers(() => user(71.25));
    const drawn = shown('MANGA');
    await waitFor(() => expect(drawn.text()).to.equal('Total Volumes321Mean Score50.0'));
  });

  it('omits the mean score if the site shows it', async () => {
    api.answers(() => user(71.25));
    const drawn = shown('ANIME', true);
    await waitFor(() => expect(drawn.text()).to.equal('Total Episodes12,345'));
  });

  const tens = [
    ['POINT_10', '10.0/100'],
    ['POINT_10_DECIMAL', '10.0/100'],
    ['POINT_100', '10.0'],
  ] as const;
  for (const [format, text] of tens)
    it(`writes a mean of exactly 10 as ${text} for ${format}`, async () => {
      api.answers(() => user(10, format));
      const drawn = shown('ANIME');
      await waitFor(() => expect(drawn.text()).to.equal(`Total Episodes12,345Mean Score${text}`));
    });

  it('shows nothing without an answer', async () => {
    api.fails(() => new Response('', {status: 500}));
    const drawn = shown('ANIME');
    await waitFor(() => expect(api.sent.length).to.equal(1));
    await nextFrame();
    expect(drawn.text()).to.equal('');
  });
});
