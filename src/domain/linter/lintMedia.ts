import type {FuzzyDate} from '../date/fuzzyDate';

/** A media item related to this one. `relation` is the API's relation type, such as 'SOURCE'. */
export interface LintRelation {
  readonly relation: string;
  readonly format?: string | null | undefined;
  readonly startDate?: FuzzyDate | null | undefined;
}

/** The data that the linter's rules check. Durations are in minutes; `null` is unknown. */
export interface LintMedia {
  readonly id: number;
  readonly type: 'ANIME' | 'MANGA';
  readonly format: string | null;
  readonly status: string | null;
  readonly romaji: string | null;
  readonly native: string | null;
  readonly english: string | null;
  readonly synonyms: readonly string[];
  readonly startDate: FuzzyDate;
  readonly endDate: FuzzyDate;
  readonly episodes: number | null;
  readonly duration: number | null;
  readonly chapters: number | null;
  readonly volumes: number | null;
  readonly source: string | null;
  readonly hashtag: string | null;
  readonly isAdult: boolean;
  readonly genres: readonly string[];
  readonly tags: readonly {readonly name: string; readonly rank: number | null}[];
  readonly banner: string | null;
  readonly cover: {readonly large: string | null; readonly extraLarge: string | null};
  readonly description: string | null;
  readonly idMal: number | null;
  readonly studioIds: readonly number[];
  readonly relations: readonly LintRelation[];
}

/** The media that a run has seen before the current one. */
export interface Seen {
  /** The first media item with each MyAnimeList id, by type: anime and manga have separate ids. */
  readonly malIds: ReadonlyMap<string, number>;
}

/** A rule of the linter. */
export interface LintRule {
  /** The id under which users have it stored, the same as in the older product. */
  readonly id: string;
  readonly isOn: boolean;
  /** Whether the media item breaks the rule. `seen` contains the media before it. */
  readonly check: (media: LintMedia, seen: Seen) => boolean;
}

/** The key under which a media item's MyAnimeList id is remembered. */
export const malKey = ({type, idMal}: Pick<LintMedia, 'type' | 'idMal'>): string => `${type} ${String(idMal)}`;
