import type {TypedDocumentNode} from '@apollo/client';

import type {FeedArguments, FeedKind} from '#domain/feed/feedView';
import {TermsActivitiesDocument, type TermsActivitiesQuery} from './activities.generated';
import {TermsReviewsDocument, type TermsReviewsQuery} from './reviews.generated';
import {TermsThreadsDocument, type TermsThreadsQuery} from './threads.generated';

/** The answer to any of the documents. */
export type FeedQuery = TermsActivitiesQuery | TermsThreadsQuery | TermsReviewsQuery;
/** A page of activities, threads or reviews. */
export type FeedPageData = NonNullable<FeedQuery['Page']>;

type AnyActivity = NonNullable<NonNullable<NonNullable<TermsActivitiesQuery['Page']>['activities']>[number]>;
/** A status, a message or a list activity; other kinds are empty objects. */
export type Activity = Extract<AnyActivity, {id: number}>;

/** The document of a page of the feed, by its content. */
export const documents: Readonly<Record<FeedKind, TypedDocumentNode<FeedQuery, FeedArguments>>> = {
  activities: TermsActivitiesDocument,
  threads: TermsThreadsDocument,
  reviews: TermsReviewsDocument,
};
