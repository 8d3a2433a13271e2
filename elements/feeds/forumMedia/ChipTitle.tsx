import {useEffect} from 'react';

import {shortCategory} from '#domain/forum/forumPreview';
import {chooseTitle} from '#domain/media/title';
import {chipBefore} from '#host/pages/home/forumPreview';
import {reword} from '#host/dom/rewording';
import type {Api} from '#services/api/api';
import {hours} from '#services/api/lifetime';
import {titleLanguage} from '#services/settings/shared';
import {useSurroundings} from '#ui/context';
import {useCachedQuery} from '#ui/useCachedQuery';
import {useSetting} from '#ui/useSetting';
import {ChipMediaDocument} from './query.generated';

/** Titles hardly change. */
const lifetime = hours(24);

/** Asks for the works of all chips together; the merging link makes one request of them. */
export function prepare({mediaId}: {mediaId: number}, api: Api) {
  // A chip whose title does not come keeps the site's word.
  api.read(ChipMediaDocument, {id: mediaId}, {lifetime}).catch(() => undefined);
}

/** Gives the chip before it the title of its work. Shows nothing itself. */
export default function ChipTitle({mediaId}: {mediaId: number}) {
  const {element} = useSurroundings();
  const [language] = useSetting(titleLanguage);
  const {data} = useCachedQuery(ChipMediaDocument, {id: mediaId}, lifetime);
  const title = chooseTitle(data?.Media?.title ?? {}, language);
  useEffect(() => {
    const chip = chipBefore(element);
    if (!chip || !title) return;
    const end = new AbortController();
    reword(chip, shortCategory(title), title, {signal: end.signal});
    return () => end.abort('over');
  }, [element, title]);
  return null;
}
