import {useCallback} from 'react';

import {chooseTitle, type Titles} from '#domain/media/title';
import {aliasesByMedia, mediaKey, type AliasPair} from '#domain/media/titleAlias';
import {featureSwitch} from '#services/settings/featureSwitch';
import {titleAliases, titleLanguage} from '#services/settings/shared';
import {useSetting} from '../useSetting';

/** A media and what is needed to name it. */
export interface NamedMedia {
  readonly id: number;
  readonly type?: string | null | undefined;
  readonly title?: Titles | null | undefined;
}

const ownTitles = featureSwitch('titleAliases');

/** The aliases by media, made once for all links on a page. */
const known = new WeakMap<readonly AliasPair[], ReadonlyMap<string, string>>();
function aliasesOf(pairs: readonly AliasPair[]) {
  const found = known.get(pairs) ?? aliasesByMedia(pairs);
  known.set(pairs, found);
  return found;
}

/** A function for the title that the person gave a media, or else the one in their language; empty if there is none. */
export function useTitleOf(): (media: NamedMedia) => string {
  const [language] = useSetting(titleLanguage);
  const [hasOwn] = useSetting(ownTitles);
  const [pairs] = useSetting(titleAliases);
  return useCallback(
    ({id, type, title}) => {
      const alias = hasOwn ? aliasesOf(pairs).get(mediaKey(type === 'MANGA' ? 'MANGA' : 'ANIME', id)) : undefined;
      return alias ?? chooseTitle(title ?? {}, language);
    },
    [language, hasOwn, pairs],
  );
}

/** The title that the person gave a media, or else the one in their language; empty if there is none. */
export const useMediaTitle = (media: NamedMedia): string => useTitleOf()(media);
