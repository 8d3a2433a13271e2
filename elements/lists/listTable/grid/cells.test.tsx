// @dates
import {screen} from '@testing-library/react';
import {expect} from 'chai';

import {columnsFor, type ColumnKey} from '#domain/list/table/columns';
import {expectAccessible, useRender} from '#test/support/draw';
import {tableEntry, useTableModel, type EntryParts} from '#test/support/tableModel';
import {Grid} from './Grid';

const anime = columnsFor('ANIME');
const Sample = ({parts}: {parts: EntryParts}) => (
  <Grid {...useTableModel({entries: [tableEntry(1, parts)], columns: anime, isOwn: false})} />
);

const entry: EntryParts = {
  score: 7,
  status: 'REPEATING',
  progress: 11,
  repeat: 2,
  notes: '<b>Bold</b>\nsecond line',
  customLists: ['To buy', 'قائمة'],
  private: true,
  startedAt: {year: 2024, month: 5},
  completedAt: {year: 2024, month: 5, day: 17},
  media: {
    status: 'RELEASING',
    episodes: 25,
    next: {episode: 14, airingAt: undefined},
    title: {romaji: 'Title 1', native: 'タイトル', english: 'Title 1'},
    cover: '/img/a.png',
    season: 'FALL',
    country: 'JP',
    averageScore: 82,
    popularity: 12_345,
    genres: ['Comedy', 'Drama'],
  },
};

describe('cells', () => {
  const render = useRender();
  const cell = (column: ColumnKey) =>
    screen.getByRole('grid').querySelector<HTMLElement>(`tr[data-media] > .${column}`) ?? document.body;

  const table: readonly (readonly [ColumnKey, string])[] = [
    ['title', 'Title 1'],
    ['secondTitle', 'タイトル'],
    ['score', '7/10'],
    ['progress', '11 of 25, 13 aired'],
    ['status', ' Rewatching'],
    ['started', 'May 2024'],
    ['finished', 'May 17, 2024'],
    ['repeats', '2'],
    ['notes', '<b>Bold</b>\nsecond line'],
    ['lists', 'To buy, قائمة'],
    ['private', 'Yes'],
    ['hidden', ''],
    ['year', '2020'],
    ['season', 'Fall'],
    ['length', '24 min'],
    ['genres', 'Comedy, Drama'],
    ['average', '82%'],
    ['mean', ''],
    ['popularity', '12,345'],
    ['next', 'Ep 14'],
    ['left', '14'],
    ['updated', ''],
  ];
  it('shows every value as text, and can be read without seeing', async () => {
    const {container} = render(<Sample parts={entry} />);
    expect(table.map(([column]) => [column, cell(column).textContent])).to.deep.equal(table);
    expect(cell('secondTitle').querySelector('[lang]')?.getAttribute('lang')).to.equal('ja');
    expect(cell('title').querySelector('a')?.getAttribute('href')).to.match(/^\/anime\/1\//);
    expect(cell('cover').querySelector('img')?.getAttribute('src')).to.equal('/img/a.png');
    await expectAccessible(container);
  });

  const progress: readonly (readonly [EntryParts, string])[] = [
    [{progress: 3}, '3 of 12'],
    [{progress: 3, media: {episodes: undefined}}, '3'],
    [{progress: 3, media: {episodes: undefined, next: {episode: 8, airingAt: undefined}}}, '3, 7 aired'],
    [{progress: 1234, media: {episodes: 2000}}, '1,234 of 2,000'],
  ];
  for (const [parts, expected] of progress)
    it(`shows the progress "${expected}"`, () => {
      render(<Sample parts={parts} />);
      expect(cell('progress').textContent).to.equal(expected);
    });

  it('covers the scores of others and of the site, and blurs what is not safe for work', () => {
    const parts = {...entry, media: {...entry.media, title: {romaji: 'Hentai', native: undefined, english: undefined}}};
    render(<Sample parts={parts} />, {settings: {hideScores: true, SFWmode: true}});
    for (const column of ['score', 'average'] as const)
      expect(cell(column).querySelector('.ui-hidden-score')?.getAttribute('data-state')).to.equal('hidden');
    expect(cell('title').querySelector('.ui-blurred')).to.not.equal(null);
    expect(cell('cover').querySelector('.ui-blurred')).to.not.equal(null);
  });
});
