import {selector} from '../anchor';
import {feedEntry} from './entry';
import {watchElements} from '../../dom/observe';
import {text} from './messages';

/** The site's own button below a feed, but not the ones below replies. The site re-creates it after each use. */
const loadMoreOfFeed = selector(
  'loadMoreOfFeed',
  ':is(.activity-feed-wrap, .media .social) .load-more:not(.reply-wrap *)',
  {evidence: 'High, 2026-07 for the class; low, 2024-07 for its parent.'},
);

const entries = () => document.querySelectorAll(feedEntry.selector).length;

/** Maximum time for the site to load a page of a feed (ms). */
const loadTimeoutMs = 20_000;

/**
 * Clicks the site's button for more entries and waits until they are inserted. Resolves with `false` if the feed has no
 * more.
 *
 * @throws the signal's reason if it is aborted; an `Error` if the site inserts nothing within 20 seconds.
 */
export async function loadMoreEntries({signal}: {signal: AbortSignal}): Promise<boolean> {
  signal.throwIfAborted();
  const found = document.querySelector(loadMoreOfFeed.selector);
  if (!(found instanceof HTMLElement)) return false;
  const before = entries();
  const limit = AbortSignal.timeout(loadTimeoutMs);
  const end = AbortSignal.any([signal, limit]);
  const done = new AbortController();
  try {
    await new Promise<void>((resolve, reject) => {
      end.addEventListener('abort', () => reject(limit.aborted ? new Error(text.noMore) : end.reason), {
        signal: done.signal,
      });
      const changed = () => {
        if (entries() !== before || !found.isConnected) resolve();
      };
      watchElements(feedEntry.selector, {found() {}, changed}, {signal: done.signal});
      found.click();
    });
  } finally {
    done.abort('over');
  }
  return true;
}
