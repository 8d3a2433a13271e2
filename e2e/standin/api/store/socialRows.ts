/** Whom a member follows and blocks, and what is marked as favourite. */
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

export interface Activity {
  readonly id: number;
  readonly type: 'TEXT' | 'ANIME_LIST' | 'MANGA_LIST' | 'MESSAGE';
  /** Author or messenger. */
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

export interface Reply {
  readonly id: number;
  readonly activityId: number;
  readonly userId: number;
  readonly text: string;
  readonly createdAt: number;
  readonly likes: readonly number[];
}

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

export interface Review {
  readonly id: number;
  readonly userId: number;
  readonly mediaId: number;
  readonly summary: string;
  readonly body: string;
  readonly score: number;
  readonly up: readonly number[];
  readonly down: readonly number[];
  /** Votes of members who are not in the store. */
  readonly rating: number;
  readonly ratingAmount: number;
  readonly private: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface Recommendation {
  readonly id: number;
  readonly mediaId: number;
  readonly targetId: number;
  readonly userId: number;
  readonly rating: number;
  readonly up: readonly number[];
  readonly down: readonly number[];
}

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

/** What a member thinks of a tag of a work: 1 is for it, -1 against it. */
export interface TagVote {
  readonly id: number;
  readonly mediaId: number;
  readonly tagId: number;
  readonly userId: number;
  readonly vote: number;
}
