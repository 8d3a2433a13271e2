import {notFound} from '../errors';
import {textOrHtml} from '../markdown';
import type {Recommendation, Review} from '../store/socialRows';
import type {Args, Context, Resolvers} from './context';
import {userById, siteUrl, viewerOf} from './context';
import {filterBy, sortBy} from './filter';

type Sort = (string | null)[] | null | undefined;
type Voted = Review | Recommendation;

function vote(row: Voted, context: Context, names: {up: string; down: string; none: string}): string | null {
  const id = context.viewer?.id;
  if (id === undefined) return null;
  return row.up.includes(id) ? names.up : row.down.includes(id) ? names.down : names.none;
}

const review: Resolvers<Review> = {
  body: (row, args: {asHtml?: boolean | null}) => textOrHtml(row.body, args),
  media: (row, _args, context) => context.store.media.get(row.mediaId),
  mediaType: (row, _args, context) => context.store.media.get(row.mediaId)?.type,
  rating: row => row.rating + row.up.length,
  ratingAmount: row => row.ratingAmount + row.up.length + row.down.length,
  user: (row, _args, context) => userById(context, row.userId),
  userRating: (row, _args, context) => vote(row, context, {up: 'UP_VOTE', down: 'DOWN_VOTE', none: 'NO_VOTE'}),
  siteUrl: (row, _args, context) => siteUrl(context, `review/${String(row.id)}`),
};

const recommendation: Resolvers<Recommendation> = {
  media: (row, _args, context) => context.store.media.get(row.mediaId),
  mediaRecommendation: (row, _args, context) => context.store.media.get(row.targetId),
  rating: row => row.rating + row.up.length - row.down.length,
  user: (row, _args, context) => userById(context, row.userId),
  userRating: (row, _args, context) => vote(row, context, {up: 'RATE_UP', down: 'RATE_DOWN', none: 'NO_RATING'}),
};

/** Reviews for Review and Page.reviews. */
export function findReviews(args: Args, context: Context): Review[] {
  const matches = filterBy<Review>(
    {
      id: row => row.id,
      userId: row => row.userId,
      mediaId: row => row.mediaId,
      mediaType: row => context.store.media.get(row.mediaId)?.type ?? null,
    },
    args,
  );
  const rows = context.store.reviews
    .all()
    .filter(row => matches(row) && (!row.private || row.userId === context.viewer?.id));
  const keys = {
    ID: (row: Review) => row.id,
    SCORE: (row: Review) => row.score,
    RATING: (row: Review) => row.rating + row.up.length,
    CREATED_AT: (row: Review) => row.createdAt,
    UPDATED_AT: (row: Review) => row.updatedAt,
  };
  return sortBy(rows, keys, args.sort as Sort, 'ID');
}

/** Recommendations for Recommendation and Page.recommendations. */
export function findRecommendations(args: Args, context: Context): Recommendation[] {
  const rating = (row: Recommendation): number => row.rating + row.up.length - row.down.length;
  const matches = filterBy<Recommendation>(
    {
      id: row => row.id,
      mediaId: row => row.mediaId,
      mediaRecommendationId: row => row.targetId,
      userId: row => row.userId,
      rating,
    },
    args,
  );
  const mine = args.onList === true ? viewerOf(context).id : undefined;
  const rows = context.store.recommendations
    .all()
    .filter(row => matches(row) && (mine === undefined || context.store.entry(mine, row.mediaId) !== undefined));
  return sortBy(rows, {ID: row => row.id, RATING: rating}, args.sort as Sort, 'ID');
}

/**
 * The first of the rows.
 * @throws {ApiError} 404 when there is none
 */
export function firstOf<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw notFound();
  return row;
}

/** Resolvers of reviews and recommendations. */
export const opinionTypes = {Review: review, Recommendation: recommendation};
