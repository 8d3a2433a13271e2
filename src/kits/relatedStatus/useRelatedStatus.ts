import {parseListStatus} from '#domain/list/listStatus';
import type {Api} from '#services/api/api';
import {minutes} from '#services/api/cache/lifetime';
import {useApi, useServices} from '#ui/context';
import {useCachedQuery} from '#ui/useCachedQuery';
import {useSignalEffect} from '#ui/useSignalEffect';
import {RelatedStatusesDocument, type RelatedStatusesQuery} from './relatedStatuses.generated';

/** Lifetime of the statuses. */
const lifetime = minutes(2);

/**
 * Requests the statuses once the first card is near, before anything is rendered for it: in time to be merged with the
 * other requests of the page.
 */
export function prepare({mediaId}: {mediaId: number}, api: Api) {
  // Nothing is shown without a status.
  api.read(RelatedStatusesDocument, {id: mediaId}, {lifetime, mayWait: true}).catch(() => undefined);
}

/** The status of one of the media in the answer, by the API's name. */
function statusIn({Media: media}: RelatedStatusesQuery, relatedId: number) {
  const related = [
    ...(media?.relations?.edges ?? []).map(edge => edge?.node),
    ...(media?.recommendations?.nodes ?? []).map(one => one?.mediaRecommendation),
  ];
  return related.find(one => one?.id === relatedId)?.mediaListEntry?.status;
}

/**
 * Requests the statuses again after changes that the shared cache does not know of. All users of a page do so at once,
 * in one request.
 */
function useRefetchOnChange(mediaId: number) {
  const {read} = useApi();
  const {bus} = useServices();
  useSignalEffect(
    signal =>
      bus.on(
        'listEntryChanged',
        ({entry, isJob}) => {
          // Our own writes are in the cache.
          if (!entry && !isJob)
            read(RelatedStatusesDocument, {id: mediaId}, {lifetime, refetch: true, signal}).catch(() => undefined);
        },
        {signal},
      ),
    [bus, read, mediaId],
  );
}

/**
 * The user's own list status of a related or recommended media item, with the answer it is from; `undefined` if it isn't
 * on the list. One request for all of a media page.
 */
export function useRelatedStatus(mediaId: number, relatedId: number) {
  useRefetchOnChange(mediaId);
  const answer = useCachedQuery(RelatedStatusesDocument, {id: mediaId}, lifetime, {mayWait: true});
  return {answer, status: parseListStatus((answer.data && statusIn(answer.data, relatedId)) ?? '')};
}
