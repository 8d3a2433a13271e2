import {expect} from 'chai';

import {monthlyStats} from './queries/monthlyStats/statistic';
import {reviews} from './queries/reviews/reviews';
import {readingAfter, readOn, reportOf} from '#kits/statistics/reading';
import type {Statistic} from '#kits/statistics/statistic';
import {toolsFor} from '#test/support/statistics';
import type {NamedMedia} from '#ui/link/useMediaTitle';

async function reportFor(statistic: Statistic, answer: object) {
  const [reading, tools] = [readingAfter(), toolsFor(async () => answer)];
  await readOn(statistic, tools, reading);
  return reportOf(statistic, reading, tools, true);
}

describe('Monthly stats', () => {
  it('has a figure for each kind of activity', async () => {
    const kinds = [
      ...Array.from({length: 2}, () => ({__typename: 'TextActivity'})),
      ...Array.from({length: 3}, () => ({__typename: 'MessageActivity'})),
      {type: 'ANIME_LIST', status: 'watched episode', progress: '3 - 7'},
      {type: 'ANIME_LIST', status: 'completed'},
      {type: 'MANGA_LIST', status: 'read chapter', progress: '11 - 20'},
      ...Array.from({length: 4}, () => ({type: 'MANGA_LIST', status: 'completed'})),
      ...Array.from({length: 5}, () => ({type: 'ANIME_LIST', status: 'plans to watch'})),
      ...Array.from({length: 7}, () => ({type: 'MANGA_LIST', status: 'dropped', progress: '1'})),
    ];
    const activities = kinds.map((kind, id) => ({__typename: 'ListActivity', id, createdAt: 1, ...kind}));
    const {lines} = await reportFor(monthlyStats, {User: {id: 7}, Page: {activities}});
    expect(lines?.map(({label, value}) => `${label}: ${String(value)}`)).to.deep.equal([
      'Statuses: 2',
      'Messages received: 3',
      'List activities: 19',
      'Episodes watched: 6',
      'Chapters read: 21',
      'Anime completed: 1',
      'Manga completed: 4',
      'Added to planning: 5',
      'Dropped: 7',
    ]);
  });
});

describe('Reviews', () => {
  it('shows the lower bounds of the best reviews, the upper bounds of the worst, and titles as shown', async () => {
    const votes = [
      [1, 10, 10],
      [2, 0, 10],
      [3, 5, 10],
    ] as const;
    const media = {id: 7, title: {romaji: 'Koe no Katachi', english: 'A Silent Voice', native: null}};
    const rows = votes.map(([id, rating, ratingAmount]) => ({
      id,
      siteUrl: `/review/${id}`,
      rating,
      ratingAmount,
      media,
    }));
    const english = ({title}: NamedMedia) => title?.english ?? '';
    const {tables = []} = await reportFor(reviews, {Page: {reviews: rows}});
    const shown = tables.map(({title, columnsFor, rows: lines}) => {
      const cell = (key: string, row: number) =>
        columnsFor(english)
          .find(each => each.key === key)
          ?.valueOf(row);
      return [
        title,
        ...lines.map(row => `${String(cell('review', row))} ${String(cell('bound', row))}`),
        cell('media', 0),
      ];
    });
    expect(shown).to.deep.equal([
      ['Best reviews', '/review/1 72.2', '/review/3 23.7', '/review/2 0', 'A Silent Voice'],
      ['Worst reviews', '/review/2 27.8', '/review/3 76.3', '/review/1 100', 'A Silent Voice'],
    ]);
  });
});
