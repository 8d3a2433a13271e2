import {useCallback, useEffect, useState} from 'react';

import {chooseTitle, type Titles} from '#domain/media/title';
import {aliasesByMedia, mediaKey, type AliasPair} from '#domain/media/titleAlias';
import {featureSwitch} from '#services/settings/featureSwitch';
import type {ToggleSetting} from '#services/settings/handles';
import {titleAliases, titleLanguage} from '#services/settings/shared';
import {loadOnce} from '../loadOnce';
import {useSetting} from '../useSetting';

/** A media item with the data needed for its title. */
export interface NamedMedia {
  readonly id: number;
  readonly type?: string | null | undefined;
  readonly title?: Titles | null | undefined;
}

const ownTitles = featureSwitch('titleAliases');
const shortSwitch = featureSwitch('shortRomaji');
const titleCaseSwitch = featureSwitch('titlecaseRomaji');

/** The aliases by media item, created once for all links on a page. */
const known = new WeakMap<readonly AliasPair[], ReadonlyMap<string, string>>();
function aliasesOf(pairs: readonly AliasPair[]) {
  const found = known.get(pairs) ?? aliasesByMedia(pairs);
  known.set(pairs, found);
  return found;
}

const loadShort = () => import('#domain/media/shortTitles').then(({shortTitles}) => shortTitles);
const loadTitleCase = () => import('#domain/media/titleCase').then(({titleCase}) => ({titleCase}));

/** Data that a switch needs, once they are loaded; `undefined` while the switch is off. */
function useLoaded<T>(own: ToggleSetting, load: () => Promise<T>): T | undefined {
  const [isWanted] = useSetting(own);
  const [loaded, setLoaded] = useState<T>();
  useEffect(() => {
    // If it cannot be loaded, the site's titles stay.
    if (isWanted) loadOnce(load).then(setLoaded, () => undefined);
  }, [isWanted, load]);
  return isWanted ? loaded : undefined;
}

/**
 * Returns a function for the title of a media item: the user's own title, otherwise its built-in short title if those
 * are on, otherwise the one in their language, in romaji with capitals as usual if that is on; empty if there is none.
 */
export function useTitleOf(): (media: NamedMedia) => string {
  const [language] = useSetting(titleLanguage);
  const [hasOwn] = useSetting(ownTitles);
  const [pairs] = useSetting(titleAliases);
  const short = useLoaded(shortSwitch, loadShort);
  const cased = useLoaded(titleCaseSwitch, loadTitleCase);
  return useCallback(
    ({id, type, title}) => {
      const isManga = type === 'MANGA';
      const alias = hasOwn ? aliasesOf(pairs).get(mediaKey(isManga ? 'MANGA' : 'ANIME', id)) : undefined;
      const own = alias ?? short?.[isManga ? 'manga' : 'anime'][id];
      if (own !== undefined) return own;
      const chosen = chooseTitle(title ?? {}, language);
      return cased && language === 'ROMAJI' ? cased.titleCase(chosen) : chosen;
    },
    [language, hasOwn, pairs, short, cased],
  );
}

/** The title of a media item, chosen by `useTitleOf`. */
export const useMediaTitle = (media: NamedMedia): string => useTitleOf()(media);
