/** A date of which any part may be unknown. */
export interface FuzzyDate {
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
}

/** The two media types. */
export type MediaType = 'ANIME' | 'MANGA';
/** The status of a list entry. */
export type ListStatus = 'CURRENT' | 'PLANNING' | 'COMPLETED' | 'DROPPED' | 'PAUSED' | 'REPEATING';
/** The five scoring systems. */
export type ScoreFormat = 'POINT_100' | 'POINT_10_DECIMAL' | 'POINT_10' | 'POINT_5' | 'POINT_3';
/** The kinds of favourites. */
export type FavouriteKind = 'anime' | 'manga' | 'characters' | 'staff' | 'studios';

/** An anime or manga. Thin ones have a title and statistics, but no cast, reviews or relations. */
export interface Media {
  readonly id: number;
  readonly idMal: number | null;
  readonly type: MediaType;
  readonly thin: boolean;
  readonly franchise: number;
  readonly romaji: string | null;
  readonly english: string | null;
  readonly native: string | null;
  readonly synonyms: readonly string[];
  readonly format: string | null;
  readonly status: string;
  readonly startDate: FuzzyDate;
  readonly endDate: FuzzyDate;
  readonly season: string | null;
  readonly seasonYear: number | null;
  readonly episodes: number | null;
  readonly chapters: number | null;
  readonly volumes: number | null;
  readonly duration: number | null;
  readonly sourceName: string | null;
  readonly countryOfOrigin: string;
  readonly genres: readonly string[];
  readonly tagRanks: readonly (readonly [tag: number, rank: number])[];
  readonly studioIds: readonly number[];
  readonly averageScore: number | null;
  readonly meanScore: number | null;
  readonly popularity: number;
  readonly favourites: number;
  readonly trending: number;
  readonly isAdult: boolean;
  readonly hasBanner: boolean;
  readonly nextEpisode: number | null;
  readonly nextAiringAt: number | null;
  readonly updatedAt: number;
}

/** A relation to another media. */
export interface Relation {
  readonly workId: number;
  readonly type: string;
}

/** A character. */
export interface Character {
  readonly id: number;
  readonly first: string;
  readonly last: string | null;
  readonly native: string | null;
  readonly gender: string | null;
  readonly favourites: number;
}

/** A character's role in a media item. */
export interface CharacterRole {
  readonly characterId: number;
  readonly workId: number;
  readonly role: 'MAIN' | 'SUPPORTING' | 'BACKGROUND';
}

/** A staff member. */
export interface Staff {
  readonly id: number;
  readonly first: string;
  readonly last: string | null;
  readonly native: string | null;
  readonly language: string;
  readonly voices: boolean;
  readonly favourites: number;
}

/** A staff credit. */
export interface StaffCredit {
  readonly personId: number;
  readonly workId: number;
  readonly role: string;
}

/** A studio, or another company. */
export interface Studio {
  readonly id: number;
  readonly name: string;
  readonly isAnimationStudio: boolean;
  readonly favourites: number;
}

/** A media tag. */
export interface Tag {
  readonly id: number;
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly isGeneralSpoiler: boolean;
  readonly isAdult: boolean;
}

/** A user's list options for one media type. */
export interface ListOptions {
  readonly sectionOrder: readonly string[];
  readonly splitCompletedSectionByFormat: boolean;
  readonly customLists: readonly string[];
  readonly advancedScoring: readonly string[];
  readonly advancedScoringEnabled: boolean;
}

/** A user of the site. */
export interface User {
  readonly id: number;
  readonly name: string;
  readonly about: string | null;
  readonly hasAvatar: boolean;
  readonly hasBanner: boolean;
  readonly createdAt: number | null;
  readonly updatedAt: number;
  readonly donatorTier: number;
  readonly donatorBadge: string;
  readonly moderatorRoles: readonly string[] | null;
  readonly previousNames: readonly string[];
  readonly isPrivate: boolean;
  readonly titleLanguage: string;
  readonly staffNameLanguage: string;
  readonly displayAdultContent: boolean;
  readonly airingNotifications: boolean;
  readonly profileColor: string;
  readonly timezone: string | null;
  readonly activityMergeTime: number;
  readonly restrictMessagesToFollowing: boolean;
  readonly disabledListActivity: readonly string[];
  readonly disabledNotifications: readonly string[];
  readonly scoreFormat: ScoreFormat;
  readonly rowOrder: string;
  readonly animeList: ListOptions;
  readonly mangaList: ListOptions;
  readonly unread: number;
  /** The user's saved AniChart settings. */
  readonly chart?: {readonly settings: object; readonly highlights: object};
}

/** A list entry. */
export interface ListEntry {
  readonly id: number;
  readonly userId: number;
  readonly mediaId: number;
  readonly status: ListStatus;
  /** From 0 to 100, independent of the owner's format. */
  readonly rawScore: number;
  readonly progress: number;
  readonly progressVolumes: number | null;
  readonly repeat: number;
  readonly priority: number;
  readonly private: boolean;
  readonly notes: string | null;
  readonly hiddenFromStatusLists: boolean;
  readonly lists: readonly string[];
  readonly advanced: readonly number[];
  readonly startedAt: FuzzyDate;
  readonly completedAt: FuzzyDate;
  readonly createdAt: number;
  readonly updatedAt: number;
}
