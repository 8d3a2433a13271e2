import {load} from '../client/graphql';
import type {PageOf} from '../client/usePages';
import {activityFields, mediaBrief, namedBrief, userBrief} from './fragments';
import {readActivities} from './activities';
import type {Media, Named, User} from './types';
import type {Activity} from './socialTypes';

/** A point of a curve of the site's statistics. */
export interface TrendPoint {
  date: number;
  count: number;
  change: number;
}

/** The curves of the site's statistics, in the order of the page. */
export const trendKinds = ['users', 'anime', 'manga', 'characters', 'staff', 'reviews'] as const;
export type TrendKind = (typeof trendKinds)[number];

/** The last days of one curve. */
export async function loadTrend(kind: TrendKind): Promise<TrendPoint[]> {
  const {SiteStatistics} = await load<{SiteStatistics: Record<string, {nodes: TrendPoint[]}>}>(
    `query SiteStats${kind} { SiteStatistics { ${kind}(perPage: 25, sort: DATE_DESC) { nodes { date count change } } } }`,
  );
  return (SiteStatistics[kind]?.nodes ?? []).reverse();
}

/** A page of what everybody posts. */
export const loadPublicFeed = (_all: true, page: number): Promise<PageOf<Activity>> =>
  readActivities(
    `query SocialFeed($page: Int) {
      Page(page: $page, perPage: 25) { pageInfo { hasNextPage }
        activities(type_not: MESSAGE, hasRepliesOrTypeText: true, sort: ID_DESC) { ${activityFields} } }
    }`,
    {page},
  );

/** The moderators. */
export async function loadModerators(): Promise<User[]> {
  const {Page} = await load<{Page: {users: User[]}}>(
    `query Moderators { Page(perPage: 50) { users(isModerator: true, sort: ID) { ${userBrief} moderatorRoles } } }`,
  );
  return Page.users;
}

/** An episode on its way. */
export interface Airing {
  id: number;
  episode: number;
  airingAt: number;
  timeUntilAiring: number;
  media: Media | null;
}

/** The episodes of the next days. */
export async function loadAirings(): Promise<Airing[]> {
  const {Page} = await load<{Page: {airingSchedules: Airing[]}}>(
    `query AiringSchedule {
      Page(perPage: 50) { airingSchedules(notYetAired: true, sort: TIME) { id episode airingAt timeUntilAiring media { ${mediaBrief} } } }
    }`,
  );
  return Page.airingSchedules.filter(({media}) => media);
}

/** The parts of a work's submission page. */
export interface EditedMedia extends Media {
  characters: {edges: {id: number; role: string; node: Named; voiceActors: Named[]}[]};
  staff: {edges: {id: number; role: string; node: Named}[]};
}

/** A work with what can be edited of it. */
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

/** An edit of the data of a work. */
export interface Revision {
  id: number;
  action: string;
  createdAt: number;
  changes: Record<string, string>;
  user: User | null;
}

/** The edits of a work, newest first. */
export async function loadRevisions(mediaId: number): Promise<Revision[]> {
  const {InternalPage} = await load<{InternalPage: {revisionHistory: Revision[]}}>(
    `query MediaRevisions($mediaId: Int) {
      InternalPage(perPage: 50) { revisionHistory(mediaId: $mediaId) { id action createdAt changes user { id name } } }
    }`,
    {mediaId},
  );
  return InternalPage.revisionHistory;
}
