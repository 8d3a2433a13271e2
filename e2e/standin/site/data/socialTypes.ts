import type {Media, User} from './types';

/** An activity of any kind. Fields that a kind does not have are missing. */
export interface Activity {
  __typename: 'ListActivity' | 'TextActivity' | 'MessageActivity';
  id: number;
  type?: string | null;
  status?: string | null;
  progress?: string | null;
  text?: string | null;
  message?: string | null;
  isPrivate?: boolean | null;
  isLiked?: boolean | null;
  isSubscribed?: boolean | null;
  isLocked?: boolean | null;
  likeCount: number;
  replyCount: number;
  createdAt: number;
  user?: User | null;
  messenger?: User | null;
  recipient?: User | null;
  media?: Media | null;
}

/** A reply to an activity. */
export interface Reply {
  id: number;
  text?: string | null;
  likeCount: number;
  isLiked?: boolean | null;
  createdAt: number;
  user?: User | null;
}

/** A review as the site's cards and pages select it. */
export interface Review {
  id: number;
  summary?: string | null;
  body?: string | null;
  score?: number | null;
  rating?: number | null;
  ratingAmount?: number | null;
  userRating?: string | null;
  createdAt: number;
  mediaType?: string | null;
  user?: User | null;
  media?: Media | null;
}

/** A forum thread as the site's cards and pages select it. */
export interface Thread {
  id: number;
  title?: string | null;
  body?: string | null;
  isSticky?: boolean | null;
  isLocked?: boolean | null;
  isLiked?: boolean | null;
  isSubscribed?: boolean | null;
  likeCount?: number;
  replyCount?: number | null;
  viewCount?: number | null;
  replyCommentId?: number | null;
  repliedAt?: number | null;
  createdAt: number;
  user?: User | null;
  replyUser?: User | null;
  categories?: {id: number; name: string}[] | null;
  mediaCategories?: Media[] | null;
}
