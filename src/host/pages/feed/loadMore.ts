import {feedEntry} from './entry';
import {watchFor} from '../../dom/observe';

/** The site's own button below a feed; those below replies are others. It is a new one after each use. */
const button = '.activity-feed-wrap > .load-more, .media .social > .load-more';

const entries = () => document.querySelectorAll(feedEntry).length;

/** How long the site may take for one page of a feed, in milliseconds. */
const loadTimeoutMs = 20_000;

/**
 * Presses the site's button for more entries and waits until they are in the page; `false` where the feed has no more.
 * Rejects when the signal ends, and when the site brings nothing.
 */
export async function loadMore({signal}: {signal: AbortSignal}): Promise<boolean> {
  signal.throwIfAborted();
  const found = document.querySelector(button);
  if (!(found instanceof HTMLElement)) return false;
  const before = entries();
  const limit = AbortSignal.timeout(loadTimeoutMs);
  const end = AbortSignal.any([signal, limit]);
  const done = new AbortController();
  try {
    await new Promise<void>((resolve, reject) => {
      end.addEventListener(
        'abort',
        () => reject(limit.aborted ? new Error('The site brings no more entries now.') : end.reason),
        {
          signal: done.signal,
        },
      );
      const changed = () => {
        if (entries() !== before || !found.isConnected) resolve();
      };
      watchFor(feedEntry, {found() {}, changed}, {signal: done.signal});
      found.click();
    });
  } finally {
    done.abort('over');
  }
  return true;
}
