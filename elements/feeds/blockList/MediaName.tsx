import {chooseTitle} from '#domain/media/title';
import {hours} from '#services/api/cache/lifetime';
import {titleLanguage} from '#services/settings/shared';
import {useCachedQuery} from '#ui/useCachedQuery';
import {useSetting} from '#ui/useSetting';
import {BlockedWorkDocument} from './query.generated';
import {text} from './messages';

const lifetime = hours(24);

/** The title of a media item, or its id until the title is known. */
export function MediaName({id}: {id: number}) {
  const {data} = useCachedQuery(BlockedWorkDocument, {id}, lifetime);
  const [language] = useSetting(titleLanguage);
  const title = data?.Media?.title && chooseTitle(data.Media.title, language);
  return <span>{title ? `${title} (${id})` : text.untitled(id)}</span>;
}
