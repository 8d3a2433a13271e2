import {load} from '../client/graphql';
import type {PageOf} from '../client/usePages';
import {activityFields, mediaBrief, namedBrief, userBrief} from './fragments';
import {readActivities} from './activities';
import type {Media, Named, User} from './types';
import type {Activity} from './socialTypes';

/** A data point of a chart on the site statistics page. */
export interface TrendPoint {
  date: number;
  count: number;
  change: number;
}

/** The charts of the site statistics, in the order of the page. */
export const trendKinds = ['users', 'anime', 'manga', 'characters', 'staff', 'reviews'] as const;
/** A chart of the site statistics. */
export type TrendKind = (typeof trendKinds)[number];

/** Loads the last days of one chart. */
export async function loadTrend(kind: TrendKind): Promise<TrendPoint[]> {
  const {SiteStatistics} = await load<{SiteStatistics: Record<string, {nodes: TrendPoint[]}>}>(
    `query SiteStats${kind} { SiteStatistics { ${kind}(perPage: 25, sort: DATE_DESC) { nodes { date count change } } } }`,
  );
  return (SiteStatistics[kind]?.nodes ?? []).reverse();
}

/** Loads a page of the global activity feed. */
export const loadPublicFeed = (_all: true, page: number): Promise<PageOf<Activity>> =>
  readActivities(
    `query SocialFeed($page: Int) {
      Page(page: $page, perPage: 25) { pageInfo { hasNextPage }
        activities(type_not: MESSAGE, hasRepliesOrTypeText: true, sort: ID_DESC) { ${activityFields} } }
    }`,
    {page},
  );

/** Loads the moderators. */
export async function loadModerators(): Promise<User[]> {
  const {Page} = await load<{Page: {users: User[]}}>(
    `query Moderators { Page(perPage: 50) { users(isModerator: true, sort: ID) { ${userBrief} moderatorRoles } } }`,
  );
  return Page.users;
}

/** An upcoming episode. */
export interface Airing {
  id: number;
  episode: number;
  airingAt: number;
  timeUntilAiring: number;
  media: Media;
}

/** Loads the episodes that air in the next days. */
export async function loadAirings(): Promise<Airing[]> {
  const {Page} = await load<{Page: {airingSchedules: (Omit<Airing, 'media'> & {media: Media | null})[]}}>(
    `query AiringSchedule {
      Page(perPage: 50) { airingSchedules(notYetAired: true, sort: TIME) { id episode airingAt timeUntilAiring media { ${mediaBrief} } } }
    }`,
  );
  return Page.airingSchedules.flatMap(({media, ...airing}) => (media ? [{...airing, media}] : []));
}

/** A media item with the connections that its submission page shows. */
export interface EditedMedia extends Media {
  characters: {edges: {id: number; role: string; node: Named; voiceActors: Named[]}[]};
  staff: {edges: {id: number; role: string; node: Named}[]};
}

/** Loads a media item with its editable data. */
export async function loadEditedMedia(id: number): Promise<EditedMedia> {
  const {Media} = await load<{Media: EditedMedia}>(
    `query EditMedia($id: Int) {
      Media(id: $id) { ${mediaBrief} bannerImage description genres title { userPreferred romaji english native }
        characters(perPage: 25) { edges { id role node { ${namedBrief} } voiceActors { ${namedBrief} } } }
        staff(perPage: 25) { edges { id role node { ${namedBrief} } } } }
    }`,
    {id},
  );
  return Media;
}

/** A revision of a media item's data. */
export interface Revision {
  id: number;
  action: string;
  createdAt: number;
  changes: Record<string, string>;
  user: User | null;
}

/** Loads the revisions of a media item, newest first. */
export async function loadRevisions(mediaId: number): Promise<Revision[]> {
  const {InternalPage} = await load<{InternalPage: {revisionHistory: Revision[]}}>(
    `query MediaRevisions($mediaId: Int) {
      InternalPage(perPage: 50) { revisionHistory(mediaId: $mediaId) { id action createdAt changes user { id name } } }
    }`,
    {mediaId},
  );
  return InternalPage.revisionHistory;
}
