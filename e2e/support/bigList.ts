// A list of 5,000 anime, or another number, in the score format of the member, with as many tags, people and studios as real ones have, and 2,000 custom tags.
import type {Page} from '@playwright/test';

const usualCount = 5000;
const customTags = 2000;

const pick = (of: number, seed: number) => (seed * 7919) % of;

function entryOf(id: number) {
  return {
    ...{id, mediaId: id, status: 'COMPLETED', score: (id % 101) / 10, scoreRaw: id % 101, advancedScores: null},
    ...{
      progress: 12,
      progressVolumes: null,
      repeat: id % 3,
      private: false,
      priority: 0,
      notes: `#tag${id % customTags}`,
    },
    ...{hiddenFromStatusLists: false, createdAt: 0, updatedAt: 0},
    startedAt: {year: 2020, month: 1, day: 1},
    completedAt: {year: 2020, month: 2, day: 1},
    media: {
      ...{type: 'ANIME', episodes: 12, chapters: null, volumes: null, duration: 24, nextAiringEpisode: null},
      ...{status: 'FINISHED', isAdult: false, countryOfOrigin: 'JP', source: 'MANGA', season: 'FALL', seasonYear: 2020},
      ...{format: 'TV', meanScore: 70, averageScore: 69, popularity: id, genres: ['Drama', 'Comedy', 'Action']},
      title: {romaji: `Media ${id}`, native: null, english: null},
      coverImage: {medium: `https://s4.anilist.co/file/anilistcdn/media/anime/cover/small/bx${id}.jpg`},
      tags: Array.from({length: 12}, (_, index) => ({
        name: `Tag ${pick(400, id + index)}`,
        rank: pick(100, id + index),
      })),
      studios: {nodes: [{id: pick(300, id), name: `Studio ${pick(300, id)}`, isAnimationStudio: true}]},
      staff: {
        nodes: Array.from({length: 25}, (_, index) => {
          const person = pick(9973, id * 25 + index);
          return {id: person, name: {first: 'Person', last: String(person)}};
        }),
      },
    },
  };
}

/** The API's answer with this list. */
export function bigListAnswer(count = usualCount) {
  const entries = Array.from({length: count}, (_, index) => entryOf(index + 1));
  const scoring = {advancedScoringEnabled: false};
  const user = {mediaListOptions: {scoreFormat: 'POINT_10_DECIMAL', animeList: scoring, mangaList: scoring}};
  const group = {name: 'Completed', status: 'COMPLETED', isCustomList: false, isSplitCompletedList: false, entries};
  return {data: {anime: {hasNextChunk: false, user, lists: [group]}}};
}

/** Answers for this list, not before `ready`; everything else is the stand-in's. */
export const answerBigList = (page: Page, ready: Promise<void> = Promise.resolve(), count = usualCount) =>
  page.route('https://graphql.anilist.co/**', async (route, request) => {
    const sent = (request.postDataJSON() ?? {}) as {operationName?: string; variables?: {userName?: string}};
    if (sent.operationName !== 'Lists' || !sent.variables?.userName) return route.fallback();
    await ready;
    return route.fulfill({
      json: bigListAnswer(count),
      headers: {'access-control-allow-origin': '*'},
    });
  });
