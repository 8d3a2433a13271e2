import {expect, test} from '@playwright/test';
import {StandInClient} from './client';

let client: StandInClient;
test.beforeAll(async () => {
  client = await StandInClient.start();
});
test.beforeEach(() => client.control('reset'));
test.afterAll(() => client.close());

test.describe('deprecated fields', () => {
  test('are answered for media, staff, characters and users', {tag: '@plain'}, async () => {
    const {Media, Staff, Character, User} = await client.queryAsUser<Record<string, Record<string, unknown>>>(`{
      Media(id: 1) { season seasonYear seasonInt stats { airingProgression { episode score watching } } }
      Staff(id: 95011) { language languageV2 updatedAt }
      Character(id: 1) { updatedAt }
      User(name: "Modesta") {
        moderatorStatus
        mediaListOptions { useLegacyLists sharedTheme sharedThemeEnabled animeList { theme } }
      }
    }`);
    expect(Media).toMatchObject({season: 'SPRING', seasonYear: 1998, seasonInt: 982});
    const {airingProgression: episodes} = Media?.stats as {airingProgression: Record<string, number>[]};
    expect(episodes.map(row => row.episode)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(episodes.filter(row => !(Number(row.score) > 0 && Number(row.watching) > 0))).toEqual([]);
    expect(Staff).toMatchObject({language: 'JAPANESE', languageV2: 'Japanese'});
    expect(Staff?.updatedAt).toBeGreaterThan(1_500_000_000);
    expect(Character?.updatedAt).toBeGreaterThan(1_500_000_000);
    expect(User).toEqual({
      moderatorStatus: 'Moderator',
      mediaListOptions: {useLegacyLists: false, sharedTheme: {}, sharedThemeEnabled: false, animeList: {theme: {}}},
    });
  });

  test('contain the same numbers as the current statistics', {tag: '@plain'}, async () => {
    const {User} = await client.queryAsUser<{
      User: {
        stats: Record<string, unknown>;
        statistics: {
          anime: {minutesWatched: number; genres: {genre: string; count: number; minutesWatched: number}[]};
          manga: {chaptersRead: number};
        };
      };
    }>(`{
      User(name: "Mirabel") {
        statistics { anime { minutesWatched genres(limit: 1) { genre count minutesWatched } } manga { chaptersRead } }
        stats {
          watchedTime chaptersRead
          activityHistory { date amount level }
          animeStatusDistribution { status amount } mangaStatusDistribution { status amount }
          animeScoreDistribution { score amount } mangaScoreDistribution { score amount }
          animeListScores { meanScore standardDeviation } mangaListScores { meanScore standardDeviation }
          favouredFormats { format amount } favouredYears { year amount meanScore }
          favouredGenres { genre amount meanScore timeWatched } favouredGenresOverview { genre amount }
          favouredTags { tag { id name } amount } favouredStudios { studio { name } amount }
          favouredStaff { staff { id } amount } favouredActors { staff { id } amount }
        }
      }
    }`);
    const {stats} = User;
    const {anime, manga} = User.statistics;
    expect(stats).toMatchObject({watchedTime: anime.minutesWatched, chaptersRead: manga.chaptersRead});
    const [first] = anime.genres;
    expect((stats.favouredGenres as unknown[])[0]).toMatchObject({
      genre: first?.genre,
      amount: first?.count,
      timeWatched: first?.minutesWatched,
    });
    expect(stats.favouredGenresOverview).toHaveLength(5);
    for (const [name, value] of Object.entries(stats))
      if (Array.isArray(value)) {
        expect(value.length, name).toBeGreaterThan(0);
        for (const row of value as Record<string, unknown>[]) expect(Object.values(row), name).not.toContain(null);
      }
  });

  test('contain whole lists as arrays of entries', {tag: '@plain'}, async () => {
    const {MediaListCollection: lists} = await client.queryAsUser<{
      MediaListCollection: Record<'lists', {name: string; isCustomList: boolean; entries: object[]}[]> &
        Record<'statusLists' | 'customLists', object[][]>;
    }>(`{
      MediaListCollection(userName: "Mirabel", type: ANIME) {
        lists { name isCustomList entries { id } } statusLists(asArray: true) { id } customLists { id }
      }
    }`);
    const entries = (custom: boolean): object[][] =>
      lists.lists.filter(list => list.isCustomList === custom).map(list => list.entries);
    expect(entries(true).length).toBeGreaterThan(0);
    expect(lists.statusLists).toEqual(entries(false));
    expect(lists.customLists).toEqual(entries(true));
  });

  test('sort reviews and threads by creation date', {tag: '@plain'}, async () => {
    const {first, second} = await client.queryAsUser<Record<string, Record<string, {createdAt: number}[]>>>(`{
      first: Page(perPage: 20) { reviews(sort: CREATED_AT_DESC) { createdAt } }
      second: Page(perPage: 20) { threads(sort: CREATED_AT) { createdAt } }
    }`);
    const times = (rows: {createdAt: number}[] | undefined): number[] => (rows ?? []).map(row => row.createdAt);
    const reviews = times(first?.reviews);
    const threads = times(second?.threads);
    expect(new Set(reviews).size).toBeGreaterThan(5);
    expect(new Set(threads).size).toBeGreaterThan(5);
    expect(reviews).toEqual([...reviews].sort((a, b) => b - a));
    expect(threads).toEqual([...threads].sort((a, b) => a - b));
  });

  test("store the user's AniChart settings", {tag: '@plain'}, async () => {
    const token = await client.token();
    await client.query('mutation { UpdateAniChartSettings(theme: "dark", sort: "TITLE") }', {}, token);
    await client.query(
      'mutation { UpdateAniChartHighlights(highlights: [{mediaId: 1, highlight: "green"}]) }',
      {},
      token,
    );
    expect(await client.queryAsUser('{ AniChartUser { user { name } settings highlights } }')).toEqual({
      AniChartUser: {
        user: {name: 'Mirabel'},
        settings: {theme: 'dark', sort: 'TITLE'},
        highlights: {'1': 'green'},
      },
    });
    expect((await client.query('{ AniChartUser { settings } }')).status).toBe(401);
  });

  test('paginate all favourites at once', {tag: '@plain'}, async () => {
    const {one, two} = await client.queryAsUser<Record<string, {favourites: {anime: {nodes: object[]}}}>>(`{
      one: User(name: "Mirabel") { favourites(page: 1) { anime(perPage: 2) { nodes { id } } } }
      two: User(name: "Mirabel") { favourites(page: 2) { anime(perPage: 2) { nodes { id } } } }
    }`);
    expect(one?.favourites.anime.nodes).toHaveLength(2);
    expect(two?.favourites.anime.nodes.length).toBeGreaterThan(0);
    expect(two?.favourites).not.toEqual(one?.favourites);
  });
});
