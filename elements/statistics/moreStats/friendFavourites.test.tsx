import {screen, within} from '@testing-library/react';
import {expect} from 'chai';

import {friendFavourites} from './queries/friendFavourites/statistic';
import {readingAfter, readOn, reportOf} from '#kits/statistics/reading';
import {ReportView} from '#kits/statistics/ReportView';
import {useRender} from '#test/support/draw';
import {toolsFor} from '#test/support/statistics';
import {namesIn} from '#ui/link/shownNames';

const title = {romaji: 'Koe no Katachi', english: 'A Silent Voice', native: '聲の形'};
const name = {first: 'Naoko', last: 'Yamada', native: '山田尚子'};
const none = {nodes: []};
const favourites = {
  anime: {nodes: [{id: 1, type: 'ANIME', title}]},
  manga: none,
  characters: {nodes: [{id: 2, name: {first: 'Shouko', last: null, native: null}}]},
  staff: {nodes: [{id: 3, name}]},
  studios: none,
};
const user = {id: 7, name: 'Ann', favourites: {}};
const answer = {
  User: user,
  Page: {pageInfo: {hasNextPage: false, lastPage: 1}, following: [{id: 8, name: 'Bob', favourites}]},
};

describe('Most popular favorites of friends', () => {
  const draw = useRender();

  for (const [language, expected] of [
    ['ROMAJI', {Anime: 'Koe no Katachi', Characters: 'Shouko', Staff: 'Naoko Yamada'}],
    ['ENGLISH', {Anime: 'A Silent Voice', Characters: 'Shouko', Staff: 'Naoko Yamada'}],
    ['NATIVE', {Anime: '聲の形', Characters: 'Shouko', Staff: '山田尚子'}],
  ] as const)
    it(`has the same names on the screen and in the file (${language})`, async () => {
      const reading = readingAfter();
      const tools = {...toolsFor(async () => answer), names: namesIn(language)};
      await readOn(friendFavourites, tools, reading);
      const report = reportOf(friendFavourites, reading, tools, true);
      draw(<ReportView report={report} fileName="file" />, {settings: {titleLanguage: language}});
      for (const [table, named] of Object.entries(expected)) {
        const columns = report.tables?.find(each => each.title === table)?.columnsFor(() => '');
        expect(columns?.find(({key}) => key === 'favourite')?.valueOf(0), table).to.equal(named);
        const shown = screen.getByRole('region', {name: table});
        expect(within(shown).getByRole('link').textContent, table).to.equal(named);
      }
    });
});
