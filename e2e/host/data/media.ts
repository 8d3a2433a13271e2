import {load} from '../client/graphql';
import type {PageOf} from '../client/usePages';
import {activityFields, mediaBrief, namedBrief, reviewBrief, threadBrief, userBrief} from './fragments';
import {readActivities} from './activities';
import type {ScoreFormat} from '../format/score';
import type {Activity, Media, MediaListEntry, Named, PageInfo, Review, Thread} from './types';

/** The head of a work's page. */
export async function loadMedia(id: number): Promise<Media> {
  const {Media} = await load<{Media: Media}>(
    `query MediaPage($id: Int) {
      Media(id: $id) { ${mediaBrief} bannerImage description isAdult countryOfOrigin
        streamingEpisodes { title } }
    }`,
    {id},
  );
  return Media;
}

/** The member's entry and heart, which come after the head. */
export async function loadMediaEntry(id: number): Promise<Media> {
  const {Media} = await load<{Media: Media}>(
    `query MediaEntry($id: Int) { Media(id: $id) { id type isFavourite mediaListEntry { id status progress score } } }`,
    {id},
  );
  return Media;
}

/** The sidebar's facts. */
export async function loadSidebar(id: number): Promise<Media> {
  const {Media} = await load<{Media: Media}>(
    `query MediaSidebar($id: Int) {
      Media(id: $id) { ${mediaBrief} countryOfOrigin volumes duration season seasonYear source(version: 3) hashtag
        genres synonyms title { userPreferred romaji english native }
        startDate { year month day } endDate { year month day }
        nextAiringEpisode { episode timeUntilAiring airingAt }
        studios { edges { isMain node { id name } } } }
    }`,
    {id},
  );
  return Media;
}

/** The figures of the sidebar, which are added to it later. */
export async function loadFigures(id: number): Promise<Media> {
  const {Media} = await load<{Media: Media}>(
    `query MediaFigures($id: Int) { Media(id: $id) { id averageScore meanScore popularity favourites } }`,
    {id},
  );
  return Media;
}

/** A rank of a work. */
export interface Ranking {
  id: number;
  rank: number;
  type: 'RATED' | 'POPULAR';
  context: string;
  allTime: boolean | null;
  year: number | null;
  season: string | null;
}

/** Ranks, tags and links of a work. */
export interface SidebarExtras {
  rankings: Ranking[];
  tags: Media['tags'];
  externalLinks: {
    id: number;
    url: string | null;
    site: string;
    color: string | null;
    icon: string | null;
    language: string | null;
  }[];
}

/** What stands around the sidebar's facts. */
export async function loadSidebarExtras(id: number): Promise<SidebarExtras> {
  const {Media} = await load<{Media: SidebarExtras}>(
    `query MediaSidebarExtras($id: Int) {
      Media(id: $id) {
        rankings { id rank type context allTime year season }
        tags { id name rank description isMediaSpoiler isGeneralSpoiler isAdult }
        externalLinks { id url site color icon language }
      }
    }`,
    {id},
  );
  return Media;
}

/** A work's relation to this one. */
export interface Relation {
  relationType: string;
  node: Media;
}

/** The works related to this one. */
export async function loadRelations(id: number): Promise<Relation[]> {
  const {Media} = await load<{Media: {relations: {edges: Relation[]}}}>(
    `query MediaRelations($id: Int) {
      Media(id: $id) { relations { edges { relationType(version: 3) node { ${mediaBrief} } } } }
    }`,
    {id},
  );
  return Media.relations.edges.filter(edge => edge?.node);
}

/** A character in a work and who speaks for it. */
export interface CharacterRole {
  id: number;
  role: string;
  node: Named;
  voiceActors: Named[];
}

/** A person's part in a work. */
export interface StaffRole {
  id: number;
  role: string;
  node: Named;
}

/** A page of the characters of a work, with voices in one language. */
export async function loadCharacters(id: number, page: number, perPage = 25): Promise<PageOf<CharacterRole>> {
  const {Media} = await load<{Media: {characters: PageInfo & {edges: CharacterRole[]}}}>(
    `query ${perPage === 6 ? 'MediaMainCharacters' : 'MediaCharacters'}($id: Int, $page: Int, $perPage: Int) {
      Media(id: $id) { characters(page: $page, perPage: $perPage, sort: [ROLE, RELEVANCE, ID]) {
        pageInfo { hasNextPage }
        edges { id role node { ${namedBrief} } voiceActors { ${namedBrief} language: languageV2 } }
      } }
    }`,
    {id, page, perPage},
  );
  return {items: Media.characters.edges, hasNextPage: Media.characters.pageInfo?.hasNextPage === true};
}

/** A page of the staff of a work. */
export async function loadStaff(id: number, page: number, perPage = 25): Promise<PageOf<StaffRole>> {
  const {Media} = await load<{Media: {staff: PageInfo & {edges: StaffRole[]}}}>(
    `query ${perPage === 3 ? 'MediaMainStaff' : 'MediaStaff'}($id: Int, $page: Int, $perPage: Int) {
      Media(id: $id) { staff(page: $page, perPage: $perPage, sort: [RELEVANCE, ID]) {
        pageInfo { hasNextPage }
        edges { id role node { ${namedBrief} } }
      } }
    }`,
    {id, page, perPage},
  );
  return {items: Media.staff.edges, hasNextPage: Media.staff.pageInfo?.hasNextPage === true};
}

/** How scores and statuses are spread. */
export interface Distributions {
  statusDistribution: {status: string; amount: number}[] | null;
  scoreDistribution: {score: number; amount: number}[] | null;
}

/** The spread of statuses and scores of a work. */
export async function loadDistributions(id: number): Promise<Distributions> {
  const {Media} = await load<{Media: {stats: Distributions}}>(
    `query MediaDistributions($id: Int) {
      Media(id: $id) { stats { statusDistribution { status amount } scoreDistribution { score amount } } }
    }`,
    {id},
  );
  return Media.stats;
}

/** A recommended work and the votes for it. */
export interface Recommendation {
  id: number;
  rating: number | null;
  userRating: string | null;
  mediaRecommendation: Media | null;
}

/** The works recommended to those who liked this one. */
export async function loadRecommendations(id: number): Promise<Recommendation[]> {
  const {Media} = await load<{Media: {recommendations: {nodes: Recommendation[]}}}>(
    `query MediaRecommendations($id: Int) {
      Media(id: $id) { recommendations(perPage: 15, sort: [RATING_DESC, ID]) {
        nodes { id rating userRating mediaRecommendation { ${mediaBrief} } } } }
    }`,
    {id},
  );
  return Media.recommendations.nodes.filter(node => node.mediaRecommendation);
}

/** A page of the reviews of a work. */
export async function loadMediaReviews(id: number, page: number, perPage = 24): Promise<PageOf<Review>> {
  const {Media} = await load<{Media: {reviews: PageInfo & {nodes: Review[]}}}>(
    `query ${perPage === 2 ? 'MediaMainReviews' : 'MediaReviews'}($id: Int, $page: Int, $perPage: Int) {
      Media(id: $id) { reviews(page: $page, perPage: $perPage, sort: [RATING_DESC, ID]) {
        pageInfo { hasNextPage } nodes { ${reviewBrief} } } }
    }`,
    {id, page, perPage},
  );
  return {items: Media.reviews.nodes, hasNextPage: Media.reviews.pageInfo?.hasNextPage === true};
}

/** The threads about a work. */
export async function loadMediaThreads(id: number): Promise<Thread[]> {
  const {Page} = await load<{Page: {threads: Thread[]}}>(
    `query MediaThreads($id: Int) {
      Page(perPage: 4) { threads(mediaCategoryId: $id, sort: REPLIED_AT_DESC) { ${threadBrief} } }
    }`,
    {id},
  );
  return Page.threads;
}

/** A followed member's entry of a work. */
export interface Follow extends MediaListEntry {
  user: MediaListEntry['user'] & {mediaListOptions: {scoreFormat: ScoreFormat}};
}

/** A page of the entries of the members one follows. */
export async function loadFollowing(id: number, page: number, perPage = 12): Promise<PageOf<Follow>> {
  const {Page} = await load<{Page: PageInfo & {mediaList: Follow[]}}>(
    `query ${perPage === 8 ? 'MediaMainFollowing' : 'MediaFollowing'}($id: Int, $page: Int, $perPage: Int) {
      Page(page: $page, perPage: $perPage) { pageInfo { hasNextPage }
        mediaList(mediaId: $id, isFollowing: true, sort: UPDATED_TIME_DESC) {
          id status score progress notes user { ${userBrief} mediaListOptions { scoreFormat } }
        } }
    }`,
    {id, page, perPage},
  );
  return {items: Page.mediaList.filter(entry => entry.user), hasNextPage: Page.pageInfo?.hasNextPage === true};
}

/** A page of the activities about a work. */
export const loadMediaActivities = (id: number, page: number, isFollowing: boolean): Promise<PageOf<Activity>> =>
  readActivities(
    `query MediaActivities($id: Int, $page: Int, $isFollowing: Boolean) {
      Page(page: $page, perPage: 10) { pageInfo { hasNextPage }
        activities(mediaId: $id, sort: ID_DESC, isFollowing: $isFollowing) { ${activityFields} } }
    }`,
    {id, page, ...(isFollowing ? {isFollowing} : {})},
  );

/** What is shown of a work beside its facts. */
export interface MediaFilms {
  trailer: {id: string | null; site: string | null; thumbnail: string | null} | null;
  streamingEpisodes: {title: string | null; thumbnail: string | null; url: string | null; site: string | null}[] | null;
}

/** The trailer and the episodes that can be watched. */
export async function loadFilms(id: number): Promise<MediaFilms> {
  const {Media} = await load<{Media: MediaFilms}>(
    `query MediaFilms($id: Int) {
      Media(id: $id) { trailer { id site thumbnail } streamingEpisodes { title thumbnail url site } }
    }`,
    {id},
  );
  return Media;
}
