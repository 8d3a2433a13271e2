import {ApiError, notFound} from '../errors';
import {renderMarkdown} from '../markdown';
import {genres} from '../seed/tagNames';
import {findActivity, repliesTo} from './activities';
import {findAiringTimes} from './airing';
import {listCollection} from './collection';
import type {Resolvers} from './context';
import {viewerOf} from './context';
import {findEntries} from './entries';
import {findComments, findThread} from './forum';
import {findMember, follows} from './members';
import {findNotifications} from './notifications';
import {findRecommendations, findReviews, firstOf} from './opinions';
import {findLikes, findStudios} from './page';
import type {PageArgs} from './paging';
import {paginate, pageCap} from './paging';
import {findNamed} from './names';
import {findWork} from './workQuery';
import {externalLinks, trends} from './workFigures';

/** Resolvers of the root type. */
export const query: Resolvers<unknown> = {
  // Fails here for a page that is too deep, before any content is resolved.
  Page: (_root, args: PageArgs, context) => {
    paginate([], args, context, pageCap);
    return {...args};
  },
  InternalPage: (_root, args: PageArgs) => ({...args}),
  Viewer: (_root, _args, context) => viewerOf(context),
  User: (_root, args, context) => findMember(args, context),
  Media: (_root, args, context) => findWork(args, context),
  MediaList: (_root, args, context) => firstOf(findEntries(args, context)),
  MediaListCollection: (_root, args, context) => listCollection(args, context),
  Character: (_root, args, context) => firstOf(findNamed(context.store.catalogue.characters, args, context)),
  Staff: (_root, args, context) => firstOf(findNamed(context.store.catalogue.staff, args, context)),
  Studio: (_root, args, context) => firstOf(findStudios(args, context)),
  Activity: (_root, args, context) => findActivity(args, context),
  ActivityReply: (_root, args: {id?: number | null; activityId?: number | null}, context) => {
    const row = args.id ? context.store.replies.get(args.id) : repliesTo(args.activityId ?? 0, context)[0];
    if (!row) throw notFound();
    return row;
  },
  AiringSchedule: (_root, args, context) => firstOf(findAiringTimes(args, context)),
  MediaTrend: (_root, args, context) => firstOf(trends(findWork({id: args.mediaId}, context), context.now)),
  Thread: (_root, args, context) => findThread(args, context),
  ThreadComment: (_root, args, context) => findComments(args, context),
  Review: (_root, args, context) => firstOf(findReviews(args, context)),
  Recommendation: (_root, args, context) => firstOf(findRecommendations(args, context)),
  Notification: (_root, args, context) => firstOf(findNotifications(args, context)),
  Follower: (_root, args: {userId: number}, context) => firstOf(follows(args, context, true)),
  Following: (_root, args: {userId: number}, context) => firstOf(follows(args, context, false)),
  Like: (_root, args, context) => firstOf(findLikes(args, context)),
  SiteStatistics: () => ({}),
  AniChartUser: (_root, _args, context) => {
    const user = viewerOf(context);
    return {user, settings: user.chart?.settings ?? {}, highlights: user.chart?.highlights ?? {}};
  },
  GenreCollection: () => genres,
  MediaTagCollection: (_root, _args, context) =>
    context.store.catalogue.tags.map(tag => ({...tag, rank: null, isMediaSpoiler: null})),
  ExternalLinkSourceCollection: (_root, args: {type?: string | null}, context) =>
    externalLinks(findWork({id: 1}, context)).filter(link => !args.type || link.type === args.type),
  Markdown: (_root, args: {markdown: string}, context) => {
    viewerOf(context);
    if (args.markdown.length > 30_000)
      throw new ApiError('validation', 400, {markdown: ['The markdown may not be greater than 30000 characters.']});
    return {html: renderMarkdown(args.markdown)};
  },
};
