import type {FuzzyDate} from '../../date/fuzzyDate';
import type {Titles} from '../../media/title';
import type {ListStatus} from '../listStatus';

/** The data of a media item that a query can ask for. */
export interface QueryMedia {
  readonly type: 'ANIME' | 'MANGA';
  readonly status: string | undefined;
  readonly episodes: number | undefined;
  readonly chapters: number | undefined;
  readonly volumes: number | undefined;
  /** Minutes per episode. */
  readonly duration: number | undefined;
  /** `airingAt` is in epoch seconds. */
  readonly next: {readonly episode: number; readonly airingAt: number | undefined} | undefined;
  readonly format: string | undefined;
  readonly isAdult: boolean;
  readonly country: string | undefined;
  readonly source: string | undefined;
  readonly season: string | undefined;
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
  readonly advancedScores: Readonly<Record<string, number>> | undefined;
  readonly progress: number;
  readonly progressVolumes: number;
  readonly repeat: number;
  readonly private: boolean;
  readonly priority: number;
  readonly notes: string | undefined;
  readonly hiddenFromStatusLists: boolean;
  readonly startedAt: FuzzyDate | undefined;
  readonly completedAt: FuzzyDate | undefined;
  /** In epoch seconds. */
  readonly createdAt: number | undefined;
  readonly updatedAt: number | undefined;
  readonly customLists: readonly string[];
  readonly media: QueryMedia;
}
