import {expect, test, type Ids} from '../../support/test';

// Each block is filled by one operation. The test makes the operations of a page fail one at a time.
type Block = readonly [operation: string, selector: string];

const pages: readonly (readonly [name: string, path: (ids: Ids) => string, blocks: readonly Block[]])[] = [
  [
    'the home page',
    () => '/home',
    [
      ['HomeFeed', '.activity-feed > .activity-entry'],
      ['HomeMangaInProgress', '.list-preview .cover[href^="/manga/"]'],
      ['HomeAnimeInProgress', '.list-preview .cover[href^="/anime/"]'],
      ['HomeReviews', '.recent-reviews .review-card'],
      ['HomeThreads', '.recent-threads .thread-card'],
      ['HomeTrending', '.recent-reviews + div > :nth-child(1) .media-preview-card'],
      ['HomeNewAnime', '.recent-reviews + div > :nth-child(2) .media-preview-card'],
      ['HomeNewManga', '.recent-reviews + div > :nth-child(3) .media-preview-card'],
      ['MarkdownEmbeds', '.media-embed .embed'],
    ],
  ],
  [
    'a media page',
    ids => `/anime/${ids.anime}/${ids.slug}/`,
    [
      ['MediaPage', '.media .header h1'],
      ['MediaEntry', '.media .favourite.isFavourite'],
      ['MediaSidebar', '.sidebar .data'],
      ['MediaFigures', '.data-set.el-tooltip'],
      ['MediaSidebarExtras', '.sidebar .tags'],
      ['MediaRelations', '.relations'],
      ['MediaMainCharacters', '.overview > .characters'],
      ['MediaMainStaff', '.overview > .staff'],
      ['MediaDistributions', '.status-distribution'],
      ['MediaFilms', '.trailer'],
      ['MediaMainFollowing', '.overview .follow'],
      ['MediaRecommendations', '.recommendation-card'],
      ['MediaMainReviews', '.overview .review-card'],
      ['MediaThreads', '.overview .thread-card'],
    ],
  ],
  [
    'a user page',
    ids => `/user/${ids.other}/`,
    [
      ['UserPage', '.banner-content h1'],
      ['UserAbout', '.overview .about'],
      ['UserHistory', '.history-day'],
      ['UserGenres', '.genre-overview'],
      ['UserFavourites', '.favourite.media'],
      ['UserFigures', '.stats-wrap .stat'],
      ['UserFeed', '.activity-entry'],
    ],
  ],
  ['a list page', ids => `/user/${ids.user}/animelist`, [['UserLists', '.list-entries .row']]],
  [
    'an activity page',
    ids => `/activity/${ids.activityText}`,
    [
      ['ActivityPage', '.activity-entry'],
      ['ActivityReplies', '.activity-replies .reply'],
    ],
  ],
  [
    'a character page',
    ids => `/character/${ids.character}`,
    [
      ['CharacterPage', '.character h1'],
      ['CharacterHearts', '.favourite .count'],
      ['CharacterMedia', '.media-roles .role-card'],
    ],
  ],
  [
    'a staff page',
    ids => `/staff/${ids.staff}`,
    [
      ['StaffHearts', '.favourite .count'],
      ['StaffMedia', '.media-roles .role-card'],
      ['StaffCharacters', '.character-roles .role-card'],
    ],
  ],
  [
    'the character search',
    () => '/search/characters',
    [['SearchCharacters', '.landing-section.characters .character-card']],
  ],
  [
    'the media search',
    () => '/search/anime',
    [
      ['LandingTrending', '.landing-section.trending .media-card'],
      ['LandingTop', '.landing-section.top .media-card'],
    ],
  ],
  [
    'a thread page',
    ids => `/forum/thread/${ids.thread}`,
    [
      ['ThreadPage', '.forum-thread .body'],
      ['ThreadComments', '.comments .comment-wrap'],
    ],
  ],
  ['the notifications page', () => '/notifications', [['Notifications', '.notification']]],
];

for (const [name, path, blocks] of pages)
  test(`${name} omits each block whose operation fails`, async ({open, standIn, ids}) => {
    const page = await open(`${path(ids)}?delay=0`, {withoutProduct: true, as: 'member'});
    for (const [, selector] of blocks) await expect(page.locator(selector).first()).toBeAttached();
    for (const [operation, selector] of blocks) {
      await standIn.control(`faults?operation=${operation}&kind=500&who=site`);
      await page.reload({waitUntil: 'networkidle'});
      await expect(page.locator(selector), operation).toHaveCount(0);
      await standIn.control('faults?clear');
    }
  });
