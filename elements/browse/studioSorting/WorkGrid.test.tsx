import {act, screen} from '@testing-library/react';
import {expect} from 'chai';

import {views} from './state';
import type {Work} from './useStudioWorks';
import {WorkGrid} from './WorkGrid';
import {hideScores} from '#services/settings/hiddenScores';
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
    it(`covers the score while scores are hidden (${view})`, () => {
      const drawn = draw(<WorkGrid works={[{...work(1), meanScore: 82}]} view={view} sort="score" />);
      expect(drawn.text()).to.contain('TV').and.to.contain(' · 82%');
      expect(screen.queryByRole('button')).to.equal(null);
      act(() => drawn.services.settings.set(hideScores, true));
      expect(screen.getByRole('button', {name: 'Score hidden'}).textContent).to.equal('Score hidden82%');
    });

  for (const view of views)
    it(`renders at most 80 cards however tall the window is (${view})`, () => {
      Object.defineProperty(globalThis, 'innerHeight', {...ownHeight, get: () => 30_000});
      const {container} = draw(<WorkGrid works={works} view={view} sort="popularity" />);
      expect(container.querySelectorAll('[role=listitem]').length).to.be.within(60, 80);
    });
});
