import {expect} from 'chai';

import {noFilter, passes, setType} from '#domain/statistics/personal/filter';
import {entryOf} from './entries';

describe('the filter of the table of genres and tags', () => {
  it('keeps one type: unticking one ticks the other', () => {
    const onlyManga = setType(noFilter, 'anime', false);
    expect([onlyManga.anime, onlyManga.manga]).to.deep.equal([false, true]);
    const onlyAnime = setType(onlyManga, 'manga', false);
    expect([onlyAnime.anime, onlyAnime.manga]).to.deep.equal([true, false]);
    const both = setType(onlyAnime, 'manga', true);
    expect([both.anime, both.manga]).to.deep.equal([true, true]);
  });

  const anime = entryOf({scoreRaw: 70, progress: 5});
  const manga = entryOf({scoreRaw: 0, progress: 5, media: {type: 'MANGA'}});
  const table = [
    [{}, true, true],
    [{anime: false}, false, true],
    [{manga: false}, true, false],
    [{minRating: 70}, true, false],
    [{minRating: 71}, false, false],
    [{minEpisodes: 5}, true, true],
    [{minEpisodes: 6}, false, true],
    [{minChapters: 6}, true, false],
  ] as const;
  for (const [changed, withAnime, withManga] of table)
    it(`passes anime and manga as ${JSON.stringify([withAnime, withManga])} for ${JSON.stringify(changed)}`, () => {
      const filter = {...noFilter, ...changed};
      expect([passes(anime, filter), passes(manga, filter)]).to.deep.equal([withAnime, withManga]);
    });
});
