import {load, mutate} from '../client/graphql';
import {mediaBrief} from './fragments';
import type {Media, Tag} from './types';

/** Loads the facts of the sidebar. */
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

/** Loads the numbers of the sidebar, which are added after the other facts. */
export async function loadFigures(id: number): Promise<Media> {
  const {Media} = await load<{Media: Media}>(
    `query MediaFigures($id: Int) { Media(id: $id) { id averageScore meanScore popularity favourites } }`,
    {id},
  );
  return Media;
}

/** A ranking of a media item. */
export interface Ranking {
  id: number;
  rank: number;
  type: 'RATED' | 'POPULAR';
  context: string;
  allTime: boolean | null;
  year: number | null;
  season: string | null;
}

/** Rankings, tags and external links of a media item. */
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

/** Loads what the sidebar shows besides the facts. */
export async function loadSidebarExtras(id: number): Promise<SidebarExtras> {
  const {Media} = await load<{Media: SidebarExtras}>(
    `query MediaSidebarExtras($id: Int) {
      Media(id: $id) {
        rankings { id rank type context allTime year season }
        tags { id name rank userVote description isMediaSpoiler isGeneralSpoiler isAdult }
        externalLinks { id url site color icon language }
      }
    }`,
    {id},
  );
  return Media;
}

/**
 * Votes for a tag (1) or against it (-1), or retracts the vote (0).
 * @returns all tags of the media
 */
export async function rateTag(mediaId: number, tagId: number, vote: number): Promise<Tag[]> {
  const {RateMediaTag} = await mutate<{RateMediaTag: Tag[]}>(
    `mutation RateTag($mediaId: Int, $tagId: Int, $vote: Int) {
      RateMediaTag(mediaId: $mediaId, tagId: $tagId, vote: $vote) { id rank userVote }
    }`,
    {mediaId, tagId, vote},
  );
  return RateMediaTag;
}

/** Loads the names of all tags, for adding one to a media item. */
export async function loadTagNames(): Promise<string[]> {
  const {MediaTagCollection} = await load<{MediaTagCollection: {name: string}[]}>(
    'query TagNames { MediaTagCollection { name } }',
    {},
  );
  return MediaTagCollection.map(({name}) => name);
}
