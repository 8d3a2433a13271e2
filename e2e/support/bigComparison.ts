// Eight users with 3,000 media each, and a ninth: 12,000 media together.
import type {Page} from '@playwright/test';

const perPerson = 3000;
const half = perPerson / 2;
/** The users; the ninth is added later. */
export const names = Array.from({length: 9}, (_, index) => `Person${index + 1}`);
export const eight = names.slice(0, 8);

/** The media of a user: each half of a list is also on a neighbour's, so eight users have 12,000 together. */
export const mediaOf = (person: number) =>
  Array.from({length: perPerson}, (_, index) => ((person * half + index) % (8 * half)) + 1);
/** A user's score for a media item, out of 100; some have none. */
export const scoreOf = (person: number, id: number) => (person * 31 + id * 17) % 101;
export const titleOf = (id: number) => `Media ${(id * 7919) % 100_003}`;

/** The answer for a user's list. */
export function answerFor(name: string) {
  const person = names.indexOf(name);
  const entries = mediaOf(person).map(id => ({
    mediaId: id,
    status: 'COMPLETED',
    score: scoreOf(person, id),
    progress: id % 12,
    media: {
      format: 'TV',
      averageScore: id % 100,
      popularity: id,
      title: {romaji: titleOf(id), native: null, english: null},
    },
  }));
  const user = {name, avatar: {medium: '/img/a.png'}, mediaListOptions: {scoreFormat: 'POINT_100'}, favourites: {}};
  return {data: {MediaListCollection: {hasNextChunk: false, user, lists: [{entries}]}}};
}

/** Answers for the lists of these users, each when `isReady` resolves, and records the requested names. */
export const answerBigLists = (
  page: Page,
  asked: string[],
  isReady: (name: string) => Promise<unknown> = () => Promise.resolve(),
) =>
  page.route('https://graphql.anilist.co/**', async (route, request) => {
    const sent = (request.postDataJSON() ?? {}) as {operationName?: string; variables?: {userName?: string}};
    const name = sent.variables?.userName ?? '';
    if (sent.operationName !== 'ComparedList' || !names.includes(name)) return route.fallback();
    asked.push(name);
    await isReady(name);
    return route.fulfill({json: answerFor(name), headers: {'access-control-allow-origin': '*'}});
  });
