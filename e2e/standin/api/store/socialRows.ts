/** Whom a user follows and blocks, and the user's favourites. */
export interface UserConnections {
  readonly id: number;
  readonly following: readonly number[];
  readonly blocks: readonly number[];
  readonly anime: readonly number[];
  readonly manga: readonly number[];
  readonly characters: readonly number[];
  readonly staff: readonly number[];
  readonly studios: readonly number[];
}

/** An activity of any kind. */
export interface Activity {
  readonly id: number;
  readonly type: 'TEXT' | 'ANIME_LIST' | 'MANGA_LIST' | 'MESSAGE';
  /** Author, or sender of a message. */
  readonly userId: number;
  readonly recipientId: number | null;
  readonly mediaId: number | null;
  readonly status: string | null;
  readonly progress: string | null;
  readonly text: string | null;
  readonly isPrivate: boolean;
  readonly isLocked: boolean;
  readonly isPinned: boolean;
  readonly createdAt: number;
  readonly likes: readonly number[];
  readonly subscribers: readonly number[];
}

/** A reply to an activity. */
export interface Reply {
  readonly id: number;
  readonly activityId: number;
  readonly userId: number;
  readonly text: string;
  readonly createdAt: number;
  readonly likes: readonly number[];
}

/** A forum thread. */
export interface Thread {
  readonly id: number;
  readonly title: string;
  readonly body: string;
  readonly userId: number;
  readonly categoryIds: readonly number[];
  readonly mediaIds: readonly number[];
  readonly isSticky: boolean;
  readonly isLocked: boolean;
  readonly viewCount: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly likes: readonly number[];
  readonly subscribers: readonly number[];
}

/** A comment on a thread, or a reply to another comment. */
export interface Comment {
  readonly id: number;
  readonly threadId: number;
  readonly parentId: number | null;
  readonly userId: number;
  readonly text: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly isLocked: boolean;
  readonly likes: readonly number[];
}

/** A review with its votes. */
export interface Review {
  readonly id: number;
  readonly userId: number;
  readonly mediaId: number;
  readonly summary: string;
  readonly body: string;
  readonly score: number;
  readonly up: readonly number[];
  readonly down: readonly number[];
  /** The balance of votes by users who are not in the store. */
  readonly rating: number;
  readonly ratingAmount: number;
  readonly private: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A recommendation of one media item for another, with its votes. */
export interface Recommendation {
  readonly id: number;
  readonly mediaId: number;
  readonly targetId: number;
  readonly userId: number;
  readonly rating: number;
  readonly up: readonly number[];
  readonly down: readonly number[];
}

/** A notification of any type. */
export interface Notification {
  readonly id: number;
  readonly type: string;
  readonly ownerId: number;
  readonly createdAt: number;
  readonly userId: number | null;
  readonly activityId: number | null;
  readonly threadId: number | null;
  readonly commentId: number | null;
  readonly mediaId: number | null;
  readonly episode: number | null;
  readonly text: string | null;
}

/** A submission to the database. */
export interface Submission {
  readonly id: number;
  readonly kind: 'media' | 'character' | 'staff';
  readonly targetId: number;
  readonly userId: number;
  readonly status: string;
  readonly notes: string | null;
  readonly source: string | null;
  readonly changes: readonly string[];
  readonly createdAt: number;
}

/** A user's vote on a tag of a media item: 1 for it, -1 against it. */
export interface TagVote {
  readonly id: number;
  readonly mediaId: number;
  readonly tagId: number;
  readonly userId: number;
  readonly vote: number;
}
