import type {FuzzyDate} from '../../date/fuzzyDate';
import type {Titles} from '../../media/title';
import type {ListStatus} from '../listStatus';

/** The data of a media item that a query can ask for. */
export interface QueryMedia {
  readonly type: 'ANIME' | 'MANGA';
  /** In the API's terms, such as RELEASING. */
  readonly status: string | undefined;
  /** The total, even if fewer were aired so far: see `knownEpisodes`. */
  readonly episodes: number | undefined;
  readonly chapters: number | undefined;
  readonly volumes: number | undefined;
  /** Minutes per episode. */
  readonly duration: number | undefined;
  /** The next episode to air. `airingAt` is in epoch seconds. */
  readonly next: {readonly episode: number; readonly airingAt: number | undefined} | undefined;
  readonly format: string | undefined;
  readonly isAdult: boolean;
  /** Country of origin (ISO 3166-1 alpha-2). */
  readonly country: string | undefined;
  readonly source: string | undefined;
  readonly season: string | undefined;
  /** Of the season, or else of the start. */
  readonly year: number | undefined;
  readonly title: Titles;
  readonly tags: readonly string[];
  /** The rank of each tag, in percent. */
  readonly tagRanks: readonly number[];
  readonly genres: readonly string[];
  readonly meanScore: number | undefined;
  readonly averageScore: number | undefined;
  readonly popularity: number | undefined;
  readonly studios: readonly {readonly name: string}[];
  readonly staff: readonly {readonly first: string | undefined; readonly last: string | undefined}[];
}

/** A list entry with everything that a query can ask for; the entries of lists have more. */
export interface QueryEntry {
  readonly mediaId: number;
  readonly status: ListStatus | undefined;
  /** In the user's own score format; 0 means no score. */
  readonly score: number;
  /** Out of 100. */
  readonly scoreRaw: number;
  /** Those above 0 by category name, if the user has advanced scoring enabled. */
  readonly advancedScores: Readonly<Record<string, number>> | undefined;
  readonly progress: number;
  readonly progressVolumes: number;
  readonly repeat: number;
  readonly private: boolean;
  readonly priority: number;
  readonly notes: string | undefined;
  /** Only shown on custom lists. */
  readonly hiddenFromStatusLists: boolean;
  readonly startedAt: FuzzyDate | undefined;
  readonly completedAt: FuzzyDate | undefined;
  /** In epoch seconds. */
  readonly createdAt: number | undefined;
  readonly updatedAt: number | undefined;
  readonly customLists: readonly string[];
  readonly media: QueryMedia;
}
