import {watchElements} from '#host/dom/observe';
import type {Services} from '#services/services';
import type {Feature} from './defineFeature';
import type {Part} from './part';

/**
 * Watches for the site's own equivalents of parts (rule script-5). When one is seen, `onSuperseded` is called with its part, which
 * stays off until the page is reloaded. A feature whose parts are all superseded is reported.
 */
export function watchSuperseded(
  catalogue: readonly Feature[],
  {report, signal}: Pick<Services, 'report' | 'signal'>,
  onSuperseded: (part: Part) => void,
) {
  for (const {id, parts} of catalogue) {
    const remaining = new Set(parts);
    for (const part of parts) {
      if (part.supersededBy === undefined) continue;
      const end = new AbortController();
      signal.addEventListener('abort', () => end.abort('over'));
      const found = () => {
        if (end.signal.aborted) return;
        end.abort('over');
        remaining.delete(part);
        if (!remaining.size) report.superseded(id);
        onSuperseded(part);
      };
      watchElements(part.supersededBy.selector, {found, changed() {}}, {signal: end.signal});
    }
  }
}
