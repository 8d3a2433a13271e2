import {scene} from '#test/support/scenes/scene';

/** The questions about a user, by id, with the query of each that fails, and the features switched off before. */
const questions: readonly (readonly [id: string, query: string, without?: string])[] = [
  ['firstActivity', 'FirstActivity'],
  ['notificationCount', 'NotificationCount'],
  ['findStatus', 'FindPosts'],
  ['findMessage', 'FindPosts'],
  ['mostLiked', 'MostLikedPosts'],
  ['monthlyStats', 'MonthlyActivities'],
  ['datingMess', 'DatedEntries'],
  ['datingDanger', 'UndatedEntries'],
  ['hiddenEntries', 'HiddenEntries'],
  ['autorecs', 'Autorecs'],
  ['reviews', 'RatedReviews'],
  ['reviewStatistics', 'RatedReviews'],
  ['relatedAnime', 'RelatedAnime'],
  ['followingCompatibility', 'CompatibilityList'],
  ['followingCompatibility', 'FollowedPeople'],
  ['messageSpy', 'SpiedMessages'],
  ['friendStats', 'FollowedStatistics'],
  ['friendFavourites', 'OwnFavourites'],
  ['friendFavourites', 'FollowedFavourites'],
  ['blockedCount', 'CountedUsers'],
  ['blockFinder', 'LatestStatuses'],
  ['rank', 'OwnRankValues'],
  ['rank', 'RankPage'],
  ['moderation', 'InspectStatuses'],
  ['moderation', 'InspectMessages', 'Activities'],
  ['moderation', 'InspectThreads'],
  ['moderation', 'InspectReviews'],
  ['linter', 'LintOwnMedia'],
  ['linter', 'LintMedia', 'Restrict to personal list'],
];

/** Queries for public data, at least the first time. */
const anonymous: readonly string[] = ['SpiedMessages', 'CountedUsers', 'LatestStatuses'];

const subject = {userName: 'Ann', ownName: 'Ann', listType: 'ANIME'} as const;

const resetRuns = async () => {
  const [{begunOnce}, {keptReadings}] = await Promise.all([
    import('#kits/statistics/keptReadings'),
    import('#kits/statistics/keptReadings'),
  ]);
  return () => {
    begunOnce.reset();
    keptReadings.reset();
  };
};

const asked = questions.map(([id, query, without]) =>
  scene({
    name: id,
    component: async () => ({default: (await import('./MiscTool')).MiscTool}),
    props: {subject},
    queries: [query],
    fails: query,
    isAnonymous: anonymous.includes(query),
    prepare: resetRuns,
    act: async stage => {
      await stage.type('Query', id);
      if (without) await stage.press(without);
      await stage.press(/^Run/);
      if (await stage.has('Start')) await stage.press('Start');
    },
  }),
);

const other = {userName: 'Ben', ownName: 'Ann', listType: 'ANIME'} as const;

export const scenes = [
  ...asked,
  scene({
    name: 'figures',
    component: async () => ({default: (await import('./personal/PersonalStats')).PersonalStats}),
    props: {subject: other},
    queries: ['Lists'],
  }),
  scene({
    name: 'genres and tags',
    component: async () => ({default: (await import('./personal/GenresAndTags')).GenresAndTags}),
    props: {userName: 'Ben'},
    queries: ['Lists'],
  }),
  scene({
    name: 'regular tags',
    component: async () => ({default: (await import('./personal/RegularTags')).RegularTags}),
    props: {type: 'ANIME'},
    queries: ['TagNames'],
    act: async stage => {
      await stage.type('Add a regular tag', 'Female protagonist');
      await stage.press('Add');
    },
  }),
];
