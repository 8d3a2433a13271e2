import {expect} from 'chai';

import {views} from './state';
import type {Work} from './useStudioWorks';
import {WorkGrid} from './WorkGrid';
import {useRender} from '#test/support/draw';

const work = (id: number): Work => ({
  id,
  type: 'ANIME',
  isAdult: false,
  format: 'TV',
  status: 'FINISHED',
  season: null,
  seasonYear: null,
  title: null,
  coverImage: null,
  averageScore: null,
  meanScore: null,
  popularity: 1000 - id,
  favourites: null,
  genres: [],
  description: null,
  startDate: null,
  nextAiringEpisode: null,
  mediaListEntry: null,
  isMain: true,
});
const works = Array.from({length: 600}, (_, index) => work(index + 1));

describe('WorkGrid', () => {
  const draw = useRender();
  const ownHeight = Object.getOwnPropertyDescriptor(globalThis, 'innerHeight');
  afterEach(() => void (ownHeight && Object.defineProperty(globalThis, 'innerHeight', ownHeight)));

  for (const view of views)
    it(`renders at most 80 cards however tall the window is (${view})`, () => {
      Object.defineProperty(globalThis, 'innerHeight', {...ownHeight, get: () => 30_000});
      const {container} = draw(<WorkGrid works={works} view={view} sort="popularity" />);
      expect(container.querySelectorAll('[role=listitem]').length).to.be.within(60, 80);
    });
});
