import {textOrHtml} from '../markdown';
import {hash} from '../random';
import type {Media} from '../store/rows';
import type {Context, Resolvers} from './context';
import {siteUrl} from './context';
import {connection} from './paging';
import type {PageArgs} from './paging';
import {mediaBanner, cover} from './pictures';
import {workDescription} from './prose';
import {tagsOf} from './tags';
import {voiceFields} from './voices';
import {connected} from './workConnections';
import {externalLinks, rankings, scoreDistribution, statusDistribution, streamingEpisodes, trends} from './workFigures';
import {airingTimes} from './airing';
import {isFavourite} from './names';

const oldStatus: Readonly<Record<string, string>> = {HIATUS: 'RELEASING'};
const oldSource: Readonly<Record<string, string>> = {
  WEB_NOVEL: 'OTHER',
  NOVEL: 'OTHER',
  VIDEO_GAME: 'OTHER',
  ANIME: 'OTHER',
};
const oldRelation: Readonly<Record<string, string>> = {SOURCE: 'ADAPTATION', COMPILATION: 'OTHER', CONTAINS: 'OTHER'};

/** With the switch unknownMembers, some media have enum values that no client knows yet. */
const unknown = (work: Media, context: Context): boolean =>
  context.switches.has('unknownMembers') && hash(work.id) % 7 === 0;

/** The title in the viewer's preferred language. */
export function preferredTitle(work: Media, language: string | undefined): string | null {
  const name = language?.startsWith('ENGLISH')
    ? work.english
    : language?.startsWith('NATIVE')
      ? work.native
      : work.romaji;
  return name ?? work.romaji ?? work.english ?? work.native;
}

const own: Resolvers<Media> = {
  title: (work, _args, context) => ({
    romaji: work.romaji,
    english: work.english,
    native: work.native,
    userPreferred: preferredTitle(work, context.viewer?.titleLanguage),
  }),
  description: (work, args: {asHtml?: boolean | null}) => textOrHtml(workDescription(work), args),
  status: (work, args: {version?: number | null}, context) => {
    if (unknown(work, context)) return 'POSTPONED';
    return (args.version ?? 1) >= 2 ? work.status : (oldStatus[work.status] ?? work.status);
  },
  source: (work, args: {version?: number | null}) => {
    const name = work.sourceName ?? 'OTHER';
    return (args.version ?? 1) >= 2 ? work.sourceName : (oldSource[name] ?? name);
  },
  format: (work, _args, context) => (unknown(work, context) ? 'HOLOGRAM' : work.format),
  coverImage: (work, _args, context) => cover(work, context),
  bannerImage: (work, _args, context) => mediaBanner(work, context),
  hashtag: work =>
    work.thin ? null : hash(work.id, 31) % 3 ? null : `#${(work.romaji ?? 'anime').replace(/\W/g, '')}`,
  trailer: (work, _args, context) =>
    work.type === 'MANGA' || (hash(work.id, 32) % 3 === 0 && work.popularity < 100_000)
      ? null
      : {id: 'dQw4w9WgXcQ', site: 'youtube', thumbnail: siteUrl(context, 'img/trailers/hqdefault.jpg')},
  tags: (work, _args, context) => tagsOf(work, context),
  isLicensed: work => work.id % 4 !== 0,
  isLocked: () => false,
  isFavouriteBlocked: () => false,
  favourites: (work, _args, context) => context.store.favourites(work.type === 'ANIME' ? 'anime' : 'manga', work),
  isRecommendationBlocked: work => work.isAdult,
  isReviewBlocked: work => work.isAdult,
  autoCreateForumThread: work => work.status === 'RELEASING',
  isFavourite: (work, _args, context) => isFavourite(context, work.type === 'ANIME' ? 'anime' : 'manga', work.id),
  siteUrl: (work, _args, context) => siteUrl(context, `${work.type.toLowerCase()}/${String(work.id)}`),
  mediaListEntry: (work, _args, context) =>
    context.viewer ? (context.store.entry(context.viewer.id, work.id) ?? null) : null,
  nextAiringEpisode: (work, _args, context) =>
    airingTimes(work, context.now).find(row => row.airingAt > context.now) ?? null,
  airingSchedule: (work, args: PageArgs & {notYetAired?: boolean | null}, context) => {
    const rows = airingTimes(work, context.now).filter(row => !args.notYetAired || row.airingAt > context.now);
    return connection(rows, args, context, row => ({id: row.id, node: row}));
  },
  rankings: work => rankings(work),
  externalLinks: work => externalLinks(work),
  streamingEpisodes: (work, _args, context) => streamingEpisodes(work, context),
  trends: (work, args: PageArgs, context) => connection(trends(work, context.now), args, context, row => ({node: row})),
  stats: work => work,
};

interface Edge {
  readonly relationName?: string;
  readonly isMainStudio?: boolean;
}

/** Resolvers of media and their connections. */
export const workTypes = {
  Media: {...own, ...connected} satisfies Resolvers<Media>,
  MediaEdge: {
    ...voiceFields,
    relationType: (edge: Edge, args: {version?: number | null}) => {
      const name = edge.relationName;
      return name && (args.version ?? 1) < 2 ? (oldRelation[name] ?? name) : (name ?? null);
    },
    isMainStudio: edge => edge.isMainStudio ?? false,
  } satisfies Resolvers<Edge>,
  MediaStats: {
    scoreDistribution: work => scoreDistribution(work),
    statusDistribution: work => statusDistribution(work),
  } satisfies Resolvers<Media>,
};
