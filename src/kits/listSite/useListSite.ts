import {listSiteAddress, listSiteLink, type ListSitePage} from '#domain/media/listSitePage';
import type {MediaParams} from '#host/pages/routes';
import {hours} from '#services/api/cache/lifetime';
import type {Answer} from '#ui/answer/problem';
import {useCachedQuery} from '#ui/useCachedQuery';
import {useOutside} from '#ui/useOutside';
import {listSite} from './listSite';
import {ListSiteIdDocument} from './listSiteId.generated';

/** The list site's data about a media item. */
export interface ListSiteState {
  readonly answer: Answer;
  readonly page: ListSitePage | undefined;
  /** Address of the media item's page there; `undefined` while it is unknown whether there is one. */
  readonly link: string | undefined;
  /** Whether AniList has no such page, so that there is nothing to show. */
  readonly isAbsent: boolean;
  readonly retry: () => void;
}

/**
 * Asks AniList for the list site's page about this media item, then reads that page. All parts of a page share both.
 */
export function useListSite({mediaType, mediaId}: MediaParams): ListSiteState {
  const media = useCachedQuery(ListSiteIdDocument, {id: mediaId}, hours(24));
  const malId = media.data?.Media?.idMal ?? undefined;
  const {retry, ...page} = useOutside(listSite, malId === undefined ? undefined : listSiteAddress(mediaType, malId));
  return {
    answer: malId === undefined ? media : page,
    page: malId === undefined ? undefined : page.data,
    link: malId === undefined ? undefined : listSiteLink(mediaType, malId),
    isAbsent: malId === undefined && media.state === 'data',
    retry,
  };
}
