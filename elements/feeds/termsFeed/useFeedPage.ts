import {useState} from 'react';

import {feedArguments, feedKind, type FeedView} from '#domain/feed/feedView';
import {seconds} from '#services/api/cache/lifetime';
import {toApiError} from '#services/api/apiError';
import {useApi} from '#ui/context';
import {useToast} from '#ui/toast/useToast';
import {useCachedQuery} from '#ui/useCachedQuery';
import {documents, type FeedQuery} from './entries/documents';
import {text} from './messages';

/** Lifetime of a page of the feed: the same as other social data. */
const lifetime = seconds(60);

/**
 * A page of the feed. An answer that arrives after another page was requested is cached for its own page and not shown.
 */
export function useFeedPage(view: FeedView, userId: number | undefined) {
  const {read} = useApi();
  const toast = useToast();
  const [isRefreshing, setRefreshing] = useState(false);
  const answer = useCachedQuery(documents[feedKind(view.filters)], feedArguments(view, userId), lifetime, {
    priority: 'person',
  });
  const [viewer, setViewer] = useState<FeedQuery['Viewer']>();
  const known = answer.data?.Viewer;
  if (known && known !== viewer) setViewer(known);
  /** Requests a page again, by default the current one. If that fails, the content shown stays. */
  const refresh = (page = view.page) => {
    const wanted = {...view, page};
    setRefreshing(true);
    read(documents[feedKind(view.filters)], feedArguments(wanted, userId), {
      lifetime,
      priority: 'person',
      refetch: true,
    })
      .catch((error: unknown) => toast({kind: 'error', text: text.notRefreshed(toApiError(error).message)}))
      .finally(() => setRefreshing(false));
  };
  return {answer, viewer, refresh, isRefreshing};
}
