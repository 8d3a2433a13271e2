import {shownTitles, type NamedMedia, type TitleOf} from '#services/shownTitles';
import {useServices} from '../context';
import {useSource} from '../useSource';

export type {NamedMedia};

/** Returns the function for the titles of media items, chosen by `shownTitles`. */
export function useTitleOf(): TitleOf {
  const titles = shownTitles(useServices().settings);
  return useSource(titles, titles.get);
}

/** The title of a media item, chosen by `shownTitles`; empty if there is none. */
export const useMediaTitle = (media: NamedMedia): string => useTitleOf()(media);
