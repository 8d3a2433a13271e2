import {hours} from '#services/api/cache/lifetime';
import {useCachedQuery} from '#ui/useCachedQuery';
import {useTitleOf} from '#ui/link/useMediaTitle';
import {BlockedWorkDocument} from './query.generated';
import {text} from './messages';

const lifetime = hours(24);

/** The title of a media item, or its id until the title is known. */
export function MediaName({id}: {id: number}) {
  const {data} = useCachedQuery(BlockedWorkDocument, {id}, lifetime);
  const titleOf = useTitleOf();
  const title = data?.Media && titleOf(data.Media);
  return <span>{title ? `${title} (${id})` : text.untitled(id)}</span>;
}
