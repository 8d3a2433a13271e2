import type {CountedEntry} from './entry';

/** The entries counted by the table of genres and tags. */
export interface EntryFilter {
  readonly anime: boolean;
  readonly manga: boolean;
  /** Minimum score out of 100; 0 also includes unrated entries. */
  readonly minRating: number;
  readonly minEpisodes: number;
  readonly minChapters: number;
}

/** The filter that includes everything. */
export const noFilter: EntryFilter = {anime: true, manga: true, minRating: 0, minEpisodes: 0, minChapters: 0};

/** Ticks or unticks a type. At least one stays: unticking one ticks the other. */
export function setType(filter: EntryFilter, type: 'anime' | 'manga', isOn: boolean): EntryFilter {
  const other = type === 'anime' ? 'manga' : 'anime';
  return {...filter, [type]: isOn, [other]: isOn ? filter[other] : true};
}

/** Whether an entry passes the filter. */
export function passes({media, scoreRaw, progress}: CountedEntry, filter: EntryFilter): boolean {
  const isAnime = media.type === 'ANIME';
  return (
    (isAnime ? filter.anime : filter.manga) &&
    scoreRaw >= filter.minRating &&
    progress >= (isAnime ? filter.minEpisodes : filter.minChapters)
  );
}
