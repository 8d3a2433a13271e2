import type {RelatedMedia} from '#host/pages/media/related';
import type {Api} from '#services/api/api';
import {minutes} from '#services/api/cache/lifetime';
import {useCachedQuery} from '#ui/useCachedQuery';
import {ListedMediaDocument} from './listedMedia.generated';
import {OnList} from './OnList';

/** Lifetime of the entries. */
const lifetime = minutes(2);

/** Requests the entries of all media found in one pass together. */
export function prepare({relatedId}: RelatedMedia, api: Api) {
  // Nothing is faded without an answer.
  api.read(ListedMediaDocument, {id: relatedId}, {lifetime, mayWait: true}).catch(() => undefined);
}

/** A media item of a pair; faded if it is on the user's list. */
export default function Paired({relatedId}: RelatedMedia) {
  const {data} = useCachedQuery(ListedMediaDocument, {id: relatedId}, lifetime, {mayWait: true});
  return <OnList mediaId={relatedId} isListed={data && Boolean(data.Media?.mediaListEntry)} />;
}
