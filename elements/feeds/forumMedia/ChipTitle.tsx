import {shortCategory} from '#domain/forum/forumPreview';
import {chooseTitle} from '#domain/media/title';
import {chipOf} from '#host/pages/home/forumPreview';
import {replaceText} from '#host/dom/replaceText';
import type {Api} from '#services/api/api';
import {hours} from '#services/api/cache/lifetime';
import {titleLanguage} from '#services/settings/shared';
import {useElementContext} from '#ui/context';
import {useCachedQuery} from '#ui/useCachedQuery';
import {useSetting} from '#ui/useSetting';
import {useSignalEffect} from '#ui/useSignalEffect';
import {ChipMediaDocument} from './query.generated';

/** Titles hardly ever change. */
const lifetime = hours(24);

/** Requests the media of all chips together; the merging link sends them as one request. */
export function prepare({mediaId}: {mediaId: number}, api: Api) {
  // A chip whose title cannot be loaded keeps the site's text.
  api.read(ChipMediaDocument, {id: mediaId}, {lifetime}).catch(() => undefined);
}

/** Sets the text of the chip before it to the title of its media. It renders nothing itself. */
export default function ChipTitle({mediaId}: {mediaId: number}) {
  const {element} = useElementContext();
  const [language] = useSetting(titleLanguage);
  const {data} = useCachedQuery(ChipMediaDocument, {id: mediaId}, lifetime);
  const title = chooseTitle(data?.Media?.title ?? {}, language);
  useSignalEffect(
    signal => {
      const chip = chipOf(element);
      if (chip && title) replaceText(chip, shortCategory(title), title, {signal});
    },
    [element, title],
  );
  return null;
}
