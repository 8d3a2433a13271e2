import {load, mutate} from '../client/graphql';
import type {PageOf} from '../client/usePages';
import {activityFields, mediaBrief, reviewBrief, threadBrief} from './fragments';
import {readActivities} from './activities';
import type {Media, MediaListEntry} from './types';
import type {Activity, Review, Thread} from './socialTypes';

/** Which feed is shown: by whom, and which type of activity. */
export interface FeedChoice {
  following: boolean;
  type: 'ALL' | 'TEXT' | 'MEDIA_LIST';
}

const variablesOf = ({following, type}: FeedChoice): object => ({
  ...(following ? {isFollowing: true} : {hasRepliesOrTypeText: true}),
  ...(type === 'ALL' ? {} : {type}),
});

const feedArguments =
  'isFollowing: $isFollowing, hasRepliesOrTypeText: $hasRepliesOrTypeText, type: $type, type_not: MESSAGE, sort: ID_DESC';

/** Loads a page of the feed. */
export const loadFeed = (choice: FeedChoice, page: number): Promise<PageOf<Activity>> =>
  readActivities(
    `query HomeFeed($isFollowing: Boolean, $hasRepliesOrTypeText: Boolean, $type: ActivityType, $page: Int) {
      Page(page: $page, perPage: 25) { pageInfo { hasNextPage } activities(${feedArguments}) { ${activityFields} } }
    }`,
    {...variablesOf(choice), page},
  );

/** Loads the activities created after a time (Unix seconds). */
export async function loadLatest(choice: FeedChoice, after: number): Promise<Activity[]> {
  const {items} = await readActivities(
    `query HomeLatest($isFollowing: Boolean, $hasRepliesOrTypeText: Boolean, $type: ActivityType, $after: Int) {
      Page(perPage: 25) { pageInfo { hasNextPage }
        activities(createdAt_greater: $after, ${feedArguments}) { ${activityFields} } }
    }`,
    {...variablesOf(choice), after},
  );
  return items;
}

const entryFields = `
  id mediaId status progress score
  media { ${mediaBrief} nextAiringEpisode { episode timeUntilAiring airingAt } }
`;

const listQuery = (name: string): string => `query ${name}($userId: Int, $type: MediaType) {
  Page(perPage: 40) {
    mediaList(userId: $userId, type: $type, status_in: [CURRENT, REPEATING], sort: UPDATED_TIME_DESC) { ${entryFields} }
  }
}`;

const listPreview =
  (name: string, type: string) =>
  async (userId: number): Promise<MediaListEntry[]> => {
    const {Page} = await load<{Page: {mediaList: MediaListEntry[]}}>(listQuery(name), {userId, type});
    return Page.mediaList;
  };

/** Loads the user's anime in progress. */
export const loadAnimePreview = listPreview('HomeAnimeInProgress', 'ANIME');
/** Loads the user's manga in progress. */
export const loadMangaPreview = listPreview('HomeMangaInProgress', 'MANGA');

/** Sets the progress of a list entry. */
export async function saveProgress(id: number, progress: number): Promise<number> {
  const {SaveMediaListEntry} = await mutate<{SaveMediaListEntry: {progress: number}}>(
    `mutation HomeProgress($id: Int, $progress: Int) { SaveMediaListEntry(id: $id, progress: $progress) { id progress } }`,
    {id, progress},
  );
  return SaveMediaListEntry.progress;
}

/** Loads the newest reviews. */
export async function loadHomeReviews(): Promise<Review[]> {
  const {Page} = await load<{Page: {reviews: Review[]}}>(
    `query HomeReviews { Page(perPage: 4) { reviews(sort: ID_DESC) { ${reviewBrief} } } }`,
  );
  return Page.reviews;
}

const mediaRow = (name: string, condition: string) => async (): Promise<Media[]> => {
  const {Page} = await load<{Page: {media: Media[]}}>(
    `query ${name} { Page(perPage: 5) { media(${condition}, isAdult: false) { ${mediaBrief} } } }`,
  );
  return Page.media;
};

/** Loads the rows of media below the reviews. */
export const mediaRows = [
  {
    title: 'Trending Anime & Manga',
    link: '/search/anime/trending',
    ask: mediaRow('HomeTrending', 'sort: TRENDING_DESC'),
  },
  {title: 'Newly Added Anime', link: '/search/anime/new', ask: mediaRow('HomeNewAnime', 'type: ANIME, sort: ID_DESC')},
  {title: 'Newly Added Manga', link: '/search/manga/new', ask: mediaRow('HomeNewManga', 'type: MANGA, sort: ID_DESC')},
];

/** Loads the threads with the newest replies. */
export async function loadHomeThreads(): Promise<Thread[]> {
  const {Page} = await load<{Page: {threads: Thread[]}}>(
    `query HomeThreads { Page(perPage: 8) { threads(sort: REPLIED_AT_DESC) { ${threadBrief} } } }`,
  );
  return Page.threads;
}
