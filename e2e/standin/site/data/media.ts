import {load} from '../client/graphql';
import type {PageOf} from '../client/usePages';
import {mediaBrief, namedBrief} from './fragments';
import type {Media, Named, PageInfo} from './types';

/** Loads what the header of a media page shows. */
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

/** Loads the viewer's list entry and favourite mark, which arrive after the header. */
export async function loadMediaEntry(id: number): Promise<Media> {
  const {Media} = await load<{Media: Media}>(
    `query MediaEntry($id: Int) { Media(id: $id) { id type isFavourite mediaListEntry { id status progress score } } }`,
    {id},
  );
  return Media;
}

/** A relation to another media. */
export interface Relation {
  relationType: string;
  node: Media;
}

/** Loads the related media. */
export async function loadRelations(id: number): Promise<Relation[]> {
  const {Media} = await load<{Media: {relations: {edges: Relation[]}}}>(
    `query MediaRelations($id: Int) {
      Media(id: $id) { relations { edges { relationType(version: 3) node { ${mediaBrief} } } } }
    }`,
    {id},
  );
  return Media.relations.edges.filter(edge => edge?.node);
}

/** A character of a media item, with the voice actors. */
export interface CharacterRole {
  id: number;
  role: string;
  node: Named;
  voiceActors: Named[];
}

/** A staff member's role in a media item. */
export interface StaffRole {
  id: number;
  role: string;
  node: Named;
}

/** Loads a page of a media item's characters with their voice actors. */
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

/** Loads a page of a media item's staff. */
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

/** The number of users by score and by status. */
export interface Distributions {
  statusDistribution: {status: string; amount: number}[] | null;
  scoreDistribution: {score: number; amount: number}[] | null;
}

/** Loads the score and status distribution of a media item. */
export async function loadDistributions(id: number): Promise<Distributions> {
  const {Media} = await load<{Media: {stats: Distributions}}>(
    `query MediaDistributions($id: Int) {
      Media(id: $id) { stats { statusDistribution { status amount } scoreDistribution { score amount } } }
    }`,
    {id},
  );
  return Media.stats;
}

/** A recommended media and its votes. */
export interface Recommendation {
  id: number;
  rating: number | null;
  userRating: string | null;
  mediaRecommendation: Media | null;
}

/** Loads the recommendations for a media item. */
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

/** The trailer and streaming episodes of a media item. */
export interface MediaFilms {
  trailer: {id: string | null; site: string | null; thumbnail: string | null} | null;
  streamingEpisodes: {title: string | null; thumbnail: string | null; url: string | null; site: string | null}[] | null;
}

/** Loads the trailer and the streaming episodes of a media item. */
export async function loadFilms(id: number): Promise<MediaFilms> {
  const {Media} = await load<{Media: MediaFilms}>(
    `query MediaFilms($id: Int) {
      Media(id: $id) { trailer { id site thumbnail } streamingEpisodes { title thumbnail url site } }
    }`,
    {id},
  );
  return Media;
}
