import type {cases as allCases} from './cases';
import {source} from './media';

/** For each rule about sources, media that break it and media that nearly do. */
export const sourceCases: typeof allCases = {
  noSource: {
    hits: [{source: null}, {source: ''}, {manga: {source: null}}],
    misses: [{source: 'OTHER'}, {source: 'ORIGINAL'}, {source: 'MANGA'}],
  },
  otherSource: {
    hits: [{source: 'OTHER'}, {manga: {source: 'OTHER'}}, {source: 'OTHER', relations: [source()]}],
    misses: [{source: null}, {source: 'ORIGINAL'}, {source: 'VIDEO_GAME'}],
  },
  badOriginalSource: {
    hits: [
      {source: 'ORIGINAL', relations: [source()]},
      {source: 'ORIGINAL', relations: [{relation: 'SEQUEL'}, source()]},
      {manga: {source: 'ORIGINAL', relations: [source({format: 'NOVEL'})]}},
    ],
    misses: [
      {source: 'MANGA', relations: [source()]},
      {source: 'ORIGINAL', relations: [{relation: 'ADAPTATION'}]},
      {source: 'ORIGINAL', relations: []},
    ],
  },
  moreSource: {
    hits: [
      {relations: [source(), source()]},
      {relations: [source(), {relation: 'SEQUEL'}, source({format: 'NOVEL'})]},
      {id: 478, relations: [source(), source()]},
    ],
    misses: [
      {id: 477, relations: [source(), source()]},
      {id: 6, relations: [source(), source()]},
      {relations: [source(), {relation: 'SEQUEL'}]},
    ],
  },
  newSource: {
    hits: [
      {relations: [source({startDate: {year: 2010, month: 4, day: 3}})]},
      {relations: [source({startDate: {year: 2010, month: 4, day: 4}})]},
      {relations: [source(), source({startDate: {year: 2011, month: 1, day: 1}})]},
    ],
    misses: [
      {relations: [source({startDate: {year: 2010, month: 4, day: 2}})]},
      {relations: [source({startDate: {year: 2011}})]},
      {startDate: {year: 2001}, relations: [source()]},
      {relations: [{relation: 'SEQUEL', startDate: {year: 2010, month: 4, day: 3}}]},
    ],
  },
  formatSource: {
    hits: [
      {source: 'MANGA', relations: [source({format: 'NOVEL'})]},
      {source: 'LIGHT_NOVEL', relations: [source()]},
      {source: 'ANIME', relations: [source()]},
      {source: 'WEB_NOVEL', relations: [source()]},
      {source: 'DOUJINSHI', relations: [source({format: 'NOVEL'})]},
      {source: 'COMIC', relations: [source({format: 'NOVEL'})]},
      {source: 'VIDEO_GAME', relations: [source()]},
      {source: 'GAME', relations: [source()]},
      {source: 'VISUAL_NOVEL', relations: [source({format: 'NOVEL'})]},
      {source: 'LIVE_ACTION', relations: [source({format: 'TV'})]},
    ],
    misses: [
      {source: 'LIGHT_NOVEL', relations: [source({format: 'NOVEL'})]},
      {source: 'MANGA', relations: [source({format: 'ONE_SHOT'})]},
      {source: 'WEB_NOVEL', relations: [source({format: 'NOVEL'})]},
      {source: 'DOUJINSHI', relations: [source()]},
      {source: 'VIDEO_GAME', relations: [source({format: null})]},
      {source: 'VIDEO_GAME', relations: [{relation: 'ADAPTATION'}]},
      {source: 'MULTIMEDIA_PROJECT', relations: [source()]},
      {source: 'OTHER', relations: [source()]},
      {source: 'MANGA', relations: [source({format: null})]},
    ],
  },
  nonAdultHentai: {
    hits: [{genres: ['Hentai']}, {genres: ['Drama', 'Hentai']}, {manga: {genres: ['Hentai']}}],
    misses: [{genres: ['Hentai'], isAdult: true}, {genres: ['Ecchi']}, {isAdult: true}],
  },
};
