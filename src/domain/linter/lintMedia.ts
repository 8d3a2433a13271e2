import type {FuzzyDate} from '../date/fuzzyDate';

/** A media that this one is related to. `relation` is the API's relation type, such as 'SOURCE'. */
export interface LintRelation {
  readonly relation: string;
  readonly format?: string | null | undefined;
  readonly startDate?: FuzzyDate | null | undefined;
}

/** What the rules of the linter look at. Durations are minutes; `null` is "not known". */
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

/** What a run has seen before a media. */
export interface Seen {
  /** The first media with each MyAnimeList id, by type: anime and manga are counted apart. */
  readonly malIds: ReadonlyMap<string, number>;
}

/** A rule of the linter (rule linter-1). */
export interface LintRule {
  /** The id under which people have it stored. */
  readonly id: string;
  readonly isOn: boolean;
  /** Whether something is wrong with the media. `seen` is what the run has seen before. */
  readonly check: (media: LintMedia, seen: Seen) => boolean;
}

/** The name under which a media's MyAnimeList id is remembered. */
export const malKey = ({type, idMal}: Pick<LintMedia, 'type' | 'idMal'>): string => `${type} ${String(idMal)}`;
