import type {FuzzyDate} from '../../date/fuzzyDate';
import {knownEpisodes} from '../../list/listEntry';
import type {ListStatus} from '../../list/listStatus';
import {countUnits} from '../unitsDone';

/** A company of an anime in a list entry. */
export interface EntryStudio {
  readonly id: number;
  readonly name: string;
  readonly isAnimationStudio: boolean;
}

/** A staff member of a media item in a list entry. */
export interface EntryStaff {
  readonly id: number;
  readonly first: string | undefined;
  readonly last: string | undefined;
}

/** The data of a normalised list entry (see `normaliseEntry`) used by personal statistics. */
export interface CountedEntry {
  readonly mediaId: number;
  readonly status: ListStatus | undefined;
  /** Out of 100; 0 means no score. */
  readonly scoreRaw: number;
  readonly progress: number;
  readonly progressVolumes: number;
  readonly repeat: number;
  readonly notes: string | undefined;
  readonly commands: {readonly adjustValue: number} | undefined;
  readonly startedAt: FuzzyDate | undefined;
  readonly completedAt: FuzzyDate | undefined;
  /** Names of all lists with the entry, including lists that aren't custom lists. */
  readonly listLocations: readonly string[];
  readonly media: {
    readonly type: 'ANIME' | 'MANGA';
    readonly episodes: number | undefined;
    readonly next: {readonly episode: number} | undefined;
    readonly chapters: number | undefined;
    readonly volumes: number | undefined;
    /** Minutes per episode. */
    readonly duration: number | undefined;
    readonly title: {
      readonly romaji: string | undefined;
      readonly native: string | undefined;
      readonly english: string | undefined;
    };
    readonly tags: readonly string[];
    readonly genres: readonly string[];
    readonly meanScore: number | undefined;
    readonly studios: readonly EntryStudio[];
    readonly staff: readonly EntryStaff[];
  };
}

/** An amount: of anime the episodes and their minutes, of manga the chapters and volumes. */
export interface Amounts {
  readonly episodes: number;
  readonly minutes: number;
  readonly chapters: number;
  readonly volumes: number;
}

/** A list entry with the amount watched or read of its media item. */
export interface PersonalEntry extends CountedEntry {
  readonly done: Amounts;
  /**
   * The remaining part of a media item in progress or on hold: its length minus the progress of the current run, unless
   * it is completed or dropped.
   */
  readonly left: Amounts;
}

const none: Amounts = {episodes: 0, minutes: 0, chapters: 0, volumes: 0};

const hasMoreToCome = ({status}: CountedEntry) => status !== 'COMPLETED' && status !== 'DROPPED';

const rest = (total: number | undefined, progress: number) => Math.max((total ?? 0) - progress, 0);

function amountsOf({media}: CountedEntry, units: number, volumes: number): Amounts {
  return media.type === 'ANIME'
    ? {...none, episodes: units, minutes: units * (media.duration ?? 0)}
    : {...none, chapters: units, volumes};
}

/**
 * Adds the amount watched or read, including the adjustments in notes (rule lists-9), and the remaining amount to a
 * list entry.
 */
export function personalEntry(entry: CountedEntry, {repeats}: {repeats: boolean}): PersonalEntry {
  const {status, progress, progressVolumes, repeat, commands, media} = entry;
  const shared = {status: status ?? '', repeat};
  const total = media.type === 'ANIME' ? knownEpisodes(media) : media.chapters;
  const units = countUnits({...shared, progress, total, adjustValue: commands?.adjustValue}, repeats);
  const volumes = countUnits({...shared, progress: progressVolumes, total: media.volumes}, repeats);
  return {
    ...entry,
    done: amountsOf(entry, units, volumes),
    left: hasMoreToCome(entry) ? amountsOf(entry, rest(total, progress), rest(media.volumes, progressVolumes)) : none,
  };
}

/** Whether personal statistics count an entry: all except planned ones. */
export const isCounted = ({status}: Pick<CountedEntry, 'status'>): boolean => status !== 'PLANNING';

/** The amounts of several entries together. */
export function sumAmounts(all: Iterable<Amounts>): Amounts {
  const sum = {...none};
  for (const each of all) {
    sum.episodes += each.episodes;
    sum.minutes += each.minutes;
    sum.chapters += each.chapters;
    sum.volumes += each.volumes;
  }
  return sum;
}
