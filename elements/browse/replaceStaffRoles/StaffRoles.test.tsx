import {act, waitFor} from '@testing-library/react';
import {expect} from 'chai';

import {useConsole} from '#test/support/console';
import {useRender} from '#test/support/draw';
import {useApiFetch} from '#test/support/fetch';
import {staffRoleOrder} from './settings';
import StaffRoles from './StaffRoles';

/** Works whose titles, years, popularity and everything else are each in an order of their own. */
const works = [
  {title: 'Charlie', year: 1990, popularity: 20, favourites: 20, averageScore: 70, episodes: 24},
  {title: 'Alpha', year: 2010, popularity: 10, favourites: 30, averageScore: 60, episodes: 1},
  {title: 'Bravo', year: 2000, popularity: 30, favourites: 10, averageScore: 90, episodes: 12},
];

const media = ({title, year, ...figures}: (typeof works)[number], index: number) => ({
  ...{__typename: 'Media', id: index + 1, type: 'ANIME', format: 'TV', duration: 24, chapters: null, volumes: null},
  title: {__typename: 'MediaTitle', romaji: title, native: null, english: null},
  coverImage: null,
  startDate: {__typename: 'FuzzyDate', year, month: 1, day: 1},
  ...figures,
  ...{genres: [], tags: [], mediaListEntry: null},
});

const pageInfo = {__typename: 'PageInfo', hasNextPage: false};

describe('the roles of a staff member', () => {
  const api = useApiFetch();
  const draw = useRender();
  useConsole();

  for (const [order, titles] of [
    [undefined, ['Alpha', 'Bravo', 'Charlie']],
    ['alphabetical', ['Alpha', 'Bravo', 'Charlie']],
    ['popularity', ['Bravo', 'Charlie', 'Alpha']],
    ['favourites', ['Alpha', 'Charlie', 'Bravo']],
    ['score', ['Bravo', 'Charlie', 'Alpha']],
  ] as const)
    it(`are in the order of the setting: ${order ?? 'by title if nothing is set'}`, async () => {
      api.answers(() => ({
        ...{__typename: 'Staff', id: 1},
        characters: {__typename: 'CharacterConnection', pageInfo, edges: []},
        staffMedia: {
          ...{__typename: 'MediaConnection', pageInfo},
          edges: works.map((work, index) => ({__typename: 'MediaEdge', staffRole: 'Music', node: media(work, index)})),
        },
      }));
      const drawn = draw(<StaffRoles staffId={1} />);
      if (order) act(() => drawn.services.settings.set(staffRoleOrder, order));
      // The same works are in both lists, anime and manga.
      const shown = () => Array.from(drawn.container.querySelectorAll('.ui-role-name'), node => node.textContent);
      await waitFor(() => expect(shown()).to.deep.equal([...titles, ...titles]));
    });

  it('are counted if they are voices in manga, which are not shown', async () => {
    const [work] = works;
    const node = (type: string, index: number) => ({...(work && media(work, index)), type});
    const character = {
      __typename: 'CharacterEdge',
      role: 'MAIN',
      node: {__typename: 'Character', id: 7, name: {first: 'Spike', last: null, native: null}, image: null},
      media: [node('ANIME', 0), node('MANGA', 1), node('MANGA', 2)],
    };
    api.answers(() => ({
      ...{__typename: 'Staff', id: 1},
      characters: {__typename: 'CharacterConnection', pageInfo, edges: [character]},
      staffMedia: {__typename: 'MediaConnection', pageInfo, edges: []},
    }));
    const drawn = draw(<StaffRoles staffId={1} />);
    await waitFor(() => expect(drawn.text()).to.match(/Voice roles \(1\)/));
    expect(drawn.text()).to.match(/2 manga roles not shown/);
  });
});
