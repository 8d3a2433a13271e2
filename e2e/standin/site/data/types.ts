import type {FuzzyDate} from '../format/text';
import type {ScoreFormat} from '../format/score';

// The shapes of query results. Each block selects only some of the fields, so nearly all of them are optional.

/** A picture in several sizes; `color` is the average colour of a cover. */
export interface Image {
  large?: string | null;
  medium?: string | null;
  extraLarge?: string | null;
  color?: string | null;
}

/** A user of the site. */
export interface User {
  id: number;
  name: string;
  avatar?: Image | null;
  bannerImage?: string | null;
  donatorTier?: number | null;
  donatorBadge?: string | null;
  moderatorRoles?: string[] | null;
  about?: string | null;
  isFollowing?: boolean | null;
  isFollower?: boolean | null;
  isBlocked?: boolean | null;
  unreadNotificationCount?: number | null;
  options?: {
    profileColor?: string | null;
    titleLanguage?: string | null;
    displayAdultContent?: boolean | null;
    disabledListActivity?: {type: string; disabled: boolean}[] | null;
  } | null;
  mediaListOptions?: {
    scoreFormat?: ScoreFormat | null;
    rowOrder?: string | null;
    animeList?: ListOptions | null;
    mangaList?: ListOptions | null;
  } | null;
}

/** The list options of a user for one media type. */
export interface ListOptions {
  customLists?: string[] | null;
  sectionOrder?: string[] | null;
  advancedScoringEnabled?: boolean | null;
}

/** An anime or manga. */
export interface Media {
  id: number;
  type?: 'ANIME' | 'MANGA' | null;
  title?: {
    userPreferred?: string | null;
    romaji?: string | null;
    english?: string | null;
    native?: string | null;
  } | null;
  coverImage?: Image | null;
  bannerImage?: string | null;
  format?: string | null;
  status?: string | null;
  countryOfOrigin?: string | null;
  description?: string | null;
  episodes?: number | null;
  chapters?: number | null;
  volumes?: number | null;
  duration?: number | null;
  season?: string | null;
  seasonYear?: number | null;
  startDate?: FuzzyDate | null;
  endDate?: FuzzyDate | null;
  averageScore?: number | null;
  meanScore?: number | null;
  popularity?: number | null;
  favourites?: number | null;
  isFavourite?: boolean | null;
  isAdult?: boolean | null;
  source?: string | null;
  hashtag?: string | null;
  genres?: (string | null)[] | null;
  synonyms?: (string | null)[] | null;
  tags?: Tag[] | null;
  studios?: {edges?: {isMain: boolean; node?: Studio | null}[] | null; nodes?: Studio[] | null} | null;
  nextAiringEpisode?: {episode: number; timeUntilAiring: number; airingAt: number} | null;
  mediaListEntry?: MediaListEntry | null;
}

/** A tag of a media item. */
export interface Tag {
  id: number;
  name: string;
  rank?: number | null;
  userVote?: number | null;
  description?: string | null;
  isMediaSpoiler?: boolean | null;
  isGeneralSpoiler?: boolean | null;
  isAdult?: boolean | null;
}

/** A studio. */
export interface Studio {
  id: number;
  name: string;
  favourites?: number | null;
  isFavourite?: boolean | null;
}

/** An entry of a user's list. */
export interface MediaListEntry {
  id: number;
  mediaId?: number;
  status?: string | null;
  score?: number | null;
  progress?: number | null;
  progressVolumes?: number | null;
  repeat?: number | null;
  notes?: string | null;
  private?: boolean | null;
  hiddenFromStatusLists?: boolean | null;
  customLists?: unknown;
  startedAt?: FuzzyDate | null;
  completedAt?: FuzzyDate | null;
  updatedAt?: number | null;
  createdAt?: number | null;
  media?: Media | null;
  user?: User | null;
}

/** A character or staff member. */
export interface Named {
  id: number;
  name?: {
    full?: string | null;
    native?: string | null;
    userPreferred?: string | null;
    alternative?: (string | null)[] | null;
    alternativeSpoiler?: (string | null)[] | null;
  } | null;
  image?: Image | null;
  description?: string | null;
  favourites?: number | null;
  isFavourite?: boolean | null;
  language?: string | null;
}

/** The page info of a result, in the API's shape. */
export interface PageInfo {
  pageInfo?: {hasNextPage?: boolean | null; currentPage?: number | null} | null;
}
