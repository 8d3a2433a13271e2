import {expect, test} from '@playwright/test';
import {StandInClient, dataOf} from './client';

let client: StandInClient;
test.beforeAll(async () => {
  client = await StandInClient.start({limit: 30, window: 60_000});
});
test.beforeEach(() => client.control('reset'));
test.afterAll(() => client.close());

interface Paged {
  readonly Page: {readonly pageInfo: Record<string, unknown>; readonly media: unknown[]};
}

const info = 'pageInfo { total perPage currentPage lastPage hasNextPage }';

test('limits a page to 50 items and a nested connection to 25', {tag: '@plain'}, async () => {
  const page = dataOf<Paged>(await client.query(`{ Page(perPage: 500) { ${info} media { id } } }`));
  expect(page.Page.media).toHaveLength(50);
  expect(page.Page.pageInfo).toEqual({total: 5000, perPage: 50, currentPage: 1, lastPage: 100, hasNextPage: true});
  const nested = await client.query(`{ Media(id: 1) { characters(perPage: 100) { ${info} nodes { id } } } }`);
  const {Media} = dataOf<{Media: {characters: {nodes: unknown[]; pageInfo: unknown}}}>(nested);
  expect(Media.characters.nodes).toHaveLength(25);
  expect(Media.characters.pageInfo).toEqual({total: 500, perPage: 25, currentPage: 1, lastPage: 20, hasNextPage: true});
});

test(
  'answers the last allowed page, and reports the real total on the last page of results',
  {tag: '@plain'},
  async () => {
    expect((await client.query('{ Page(page: 100, perPage: 50) { media { id } } }')).status).toBe(200);
    const {Page} = dataOf<Paged>(
      await client.query(`{ Page(perPage: 50) { ${info} media(idMal_in: [1, 5]) { id } } }`),
    );
    expect(Page.pageInfo).toEqual({
      total: Page.media.length,
      perPage: 50,
      currentPage: 1,
      lastPage: 1,
      hasNextPage: false,
    });
  },
);

test('rejects a page that selects two kinds of object', {tag: '@plain'}, async () => {
  expect((await client.query('{ Page { media { id } users { id } } }')).status).toBe(400);
});

const card = `id idMal type format status episodes chapters volumes duration season seasonYear averageScore meanScore
  popularity favourites genres isAdult isFavourite siteUrl bannerImage updatedAt countryOfOrigin source hashtag synonyms
  title { romaji english native } coverImage { large color } startDate { year }`;

test('computes the complexity of the published examples', {tag: '@plain'}, async () => {
  const cost = async (part: string, count: number): Promise<number> => {
    const aliases = Array.from({length: count}, (_, i) => `a${String(i)}: ${part}`).join('\n');
    const {body} = await client.query(`{ ${aliases} }`);
    return Number(/got (\d+)/.exec(String(body.errors?.[0]?.message))?.[1] ?? NaN) / count;
  };
  expect(Math.abs((await cost(`Media(id: 1) { ${card} }`, 20)) - 35)).toBeLessThanOrEqual(2);
  expect(
    Math.abs(
      (await cost('Media(id: 1) { id type format status episodes siteUrl averageScore title { romaji } }', 60)) - 11,
    ),
  ).toBeLessThanOrEqual(1);
});

test('starts a rate window with the first request and answers 429 after thirty', {tag: '@plain'}, async () => {
  for (let i = 1; i <= 30; i++) {
    const {status, headers} = await client.query('{ GenreCollection }');
    expect(status).toBe(200);
    expect(headers.get('x-ratelimit-limit')).toBe('30');
    expect(headers.get('x-ratelimit-remaining')).toBe(String(30 - i));
    expect(headers.get('access-control-allow-origin')).toBe('*');
  }
  const {status, headers, body} = await client.query('{ GenreCollection }');
  expect(status).toBe(429);
  expect(body).toEqual({errors: [{message: 'Too Many Requests.', status: 429}], data: null});
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(50);
  expect(Number(headers.get('x-ratelimit-reset'))).toBeGreaterThan(Date.parse(headers.get('date') ?? '') / 1000);
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('allows requests again after a rate window of the configured length', {tag: '@plain'}, async () => {
  await client.control('rate?limit=2&window=150');
  const statuses = [];
  for (let i = 0; i < 3; i++) statuses.push((await client.query('{ GenreCollection }')).status);
  expect(statuses).toEqual([200, 200, 429]);
  await expect.poll(async () => (await client.query('{ GenreCollection }')).status, {intervals: [60]}).toBe(200);
});

test('answers preflight requests without counting them', {tag: '@plain'}, async () => {
  for (let i = 0; i < 40; i++) {
    const {status, headers} = await client.get('/api/v2/graphql-public', {method: 'OPTIONS'});
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-headers')).toContain('authorization');
  }
  expect((await client.query('{ GenreCollection }')).headers.get('x-ratelimit-remaining')).toBe('29');
});

test("applies neither the rate limit nor the page limit to the site's own requests", {tag: '@plain'}, async () => {
  const page = await client.get('/');
  const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
  const csrf = /al_token = "(\w{40})"/.exec(page.text)?.[1] ?? '';
  for (let i = 0; i < 35; i++) {
    const body = JSON.stringify({query: '{ Page(perPage: 60) { media { id } } }'});
    const answered = await client.get('/graphql', {method: 'POST', headers: {cookie, 'x-csrf-token': csrf}, body});
    expect(dataOf<Paged>(answered).Page.media).toHaveLength(60);
  }
});

test('counts clients that name themselves apart from the page', {tag: '@plain'}, async () => {
  const remaining = async (name?: string) => {
    const headers = name === undefined ? {} : {'x-standin-client': name};
    const answer = await client.get('/api/v2/graphql-public', {
      method: 'POST',
      headers: {'content-type': 'application/json', referer: 'https://anilist.co/', ...headers},
      body: JSON.stringify({query: '{ GenreCollection }'}),
    });
    return answer.headers.get('x-ratelimit-remaining');
  };
  expect(await remaining('test')).toBe('29');
  expect(await remaining('test')).toBe('28');
  expect(await remaining()).toBe('29');
});
