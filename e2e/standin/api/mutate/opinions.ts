import {ApiError, invalid, notFound} from '../errors';
import type {Context, Resolvers} from '../resolve/context';
import {viewerOf} from '../resolve/context';
import type {Recommendation, Review} from '../store/socialRows';
import {rateTag} from '../resolve/tags';
import {validatedText} from './activities';

/**
 * The row, if it belongs to the viewer.
 * @throws {ApiError} when it is missing or belongs to another user
 */
export function own<T extends {readonly userId: number}>(row: T | undefined, context: Context): T {
  if (!row) throw notFound();
  if (row.userId !== viewerOf(context).id) throw new ApiError('You are not authorized to modify this.', 403);
  return row;
}

/** The row after the viewer's vote was set, changed or retracted. */
function voted<T extends Review | Recommendation>(row: T, viewer: number, vote: 'up' | 'down' | 'none'): T {
  const up = row.up.filter(id => id !== viewer);
  const down = row.down.filter(id => id !== viewer);
  return {...row, up: vote === 'up' ? [...up, viewer] : up, down: vote === 'down' ? [...down, viewer] : down};
}

interface Recommend {
  readonly mediaId?: number | null;
  readonly mediaRecommendationId?: number | null;
  readonly rating?: string | null;
}

const votes: Readonly<Record<string, 'up' | 'down' | 'none'>> = {
  RATE_UP: 'up',
  RATE_DOWN: 'down',
  UP_VOTE: 'up',
  DOWN_VOTE: 'down',
};

function recommend(args: Recommend, context: Context): Recommendation {
  const viewer = viewerOf(context);
  const {store} = context;
  const mediaId = args.mediaId ?? 0;
  const targetId = args.mediaRecommendationId ?? 0;
  if (!store.media.has(mediaId) || !store.media.has(targetId)) throw notFound();
  if (mediaId === targetId) throw invalid({mediaRecommendationId: ['A media can not be recommended to itself.']});
  const known = store.recommendationsOf(mediaId).find(row => row.targetId === targetId);
  const row = known ?? {
    id: store.recommendations.nextId(),
    mediaId,
    targetId,
    userId: viewer.id,
    rating: 0,
    up: [],
    down: [],
  };
  return store.recommendations.put(voted(row, viewer.id, votes[args.rating ?? ''] ?? 'none'));
}

interface ReviewArgs {
  readonly id?: number | null;
  readonly mediaId?: number | null;
  readonly body?: string | null;
  readonly summary?: string | null;
  readonly score?: number | null;
  readonly private?: boolean | null;
}

function saveReview(args: ReviewArgs, context: Context): Review {
  const viewer = viewerOf(context);
  const {store, now} = context;
  const body = validatedText('body', args.body, 2600, 60_000);
  const summary = validatedText('summary', args.summary, 20, 120);
  if (typeof args.score !== 'number' || args.score < 0 || args.score > 100)
    throw invalid({score: ['The score must be between 0 and 100.']});
  const changes = {body, summary, score: args.score, private: args.private ?? false, updatedAt: now};
  if (typeof args.id === 'number') return store.reviews.put({...own(store.reviews.get(args.id), context), ...changes});
  if (!store.media.has(args.mediaId ?? 0)) throw notFound();
  const none = {up: [], down: [], rating: 0, ratingAmount: 0, createdAt: now};
  return store.reviews.put({
    ...none,
    ...changes,
    id: store.reviews.nextId(),
    userId: viewer.id,
    mediaId: args.mediaId ?? 0,
  });
}

/** Mutations of reviews and recommendations. */
export const opinionMutations: Resolvers<unknown> = {
  SaveRecommendation: (_root, args: Recommend, context) => recommend(args, context),
  RateMediaTag: (_root, args, context) => rateTag(args, context),
  RateReview: (_root, args: {reviewId?: number | null; rating?: string | null}, context) => {
    const viewer = viewerOf(context);
    const row = context.store.reviews.get(args.reviewId ?? 0);
    if (!row) throw notFound();
    return context.store.reviews.put(voted(row, viewer.id, votes[args.rating ?? ''] ?? 'none'));
  },
  SaveReview: (_root, args: ReviewArgs, context) => saveReview(args, context),
  DeleteReview: (_root, args: {id?: number | null}, context) => ({
    deleted: context.store.reviews.remove(own(context.store.reviews.get(args.id ?? 0), context).id),
  }),
};
