import {useCallback, useEffect, useState} from 'react';

import {chooseTitle, type Titles} from '#domain/media/title';
import {aliasesByMedia, mediaKey, type AliasPair} from '#domain/media/titleAlias';
import {featureSwitch} from '#services/settings/featureSwitch';
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

/** The aliases by media item, created once for all links on a page. */
const known = new WeakMap<readonly AliasPair[], ReadonlyMap<string, string>>();
function aliasesOf(pairs: readonly AliasPair[]) {
  const found = known.get(pairs) ?? aliasesByMedia(pairs);
  known.set(pairs, found);
  return found;
}

const loadShort = () => import('#domain/media/shortTitles');
type ShortTitles = Awaited<ReturnType<typeof loadShort>>['shortTitles'];

/** The built-in short titles, once they are loaded; `undefined` while the user has them turned off. */
function useShortTitles(): ShortTitles | undefined {
  const [isWanted] = useSetting(shortSwitch);
  const [titles, setTitles] = useState<ShortTitles>();
  useEffect(() => {
    // If they cannot be loaded, the site's titles stay.
    if (isWanted)
      loadOnce(loadShort).then(
        loaded => setTitles(loaded.shortTitles),
        () => undefined,
      );
  }, [isWanted]);
  return isWanted ? titles : undefined;
}

/**
 * Returns a function for the title of a media item: the user's own title, otherwise its built-in short title if those
 * are on, otherwise the one in their language; empty if there is none.
 */
export function useTitleOf(): (media: NamedMedia) => string {
  const [language] = useSetting(titleLanguage);
  const [hasOwn] = useSetting(ownTitles);
  const [pairs] = useSetting(titleAliases);
  const short = useShortTitles();
  return useCallback(
    ({id, type, title}) => {
      const isManga = type === 'MANGA';
      const alias = hasOwn ? aliasesOf(pairs).get(mediaKey(isManga ? 'MANGA' : 'ANIME', id)) : undefined;
      return alias ?? short?.[isManga ? 'manga' : 'anime'][id] ?? chooseTitle(title ?? {}, language);
    },
    [language, hasOwn, pairs, short],
  );
}

/** The title of a media item, chosen by `useTitleOf`. */
export const useMediaTitle = (media: NamedMedia): string => useTitleOf()(media);
