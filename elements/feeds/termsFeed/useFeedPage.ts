import {useState} from 'react';

import {feedArguments, feedKind, type FeedView} from '#domain/feed/feedView';
import {seconds} from '#services/api/cache/lifetime';
import {toApiError} from '#services/api/apiError';
import {useApi} from '#ui/context';
import {useToast} from '#ui/toast/useToast';
import {useCachedQuery} from '#ui/useCachedQuery';
import {documents, type FeedQuery} from './entries/documents';
import {text} from './messages';

/** A page of the feed as other social data is cached (rule feed-14). */
const lifetime = seconds(60);

/**
 * A page of the feed. Whatever page is asked for next, an answer that comes late is kept for its own page and not shown
 * (rule feed-23).
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
  /** Asks again for a page, by default the one that is shown. If that fails, what is shown stays. */
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
