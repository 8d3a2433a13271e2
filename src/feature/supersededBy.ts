import {watchFor} from '#host/dom/observe';
import type {Services} from '#services/services';
import type {Feature} from './defineFeature';

/**
 * Watches for the site's own equivalents of features (decision 11). When one is seen, its feature is reported and
 * `standDown` is called with its id; it then stays off until the page is reloaded.
 */
export function watchSuperseded(
  catalogue: readonly Feature[],
  {report, signal}: Pick<Services, 'report' | 'signal'>,
  standDown: (featureId: string) => void,
) {
  for (const {id, supersededBy: supersededBy} of catalogue) {
    if (supersededBy === undefined) continue;
    const end = new AbortController();
    signal.addEventListener('abort', () => end.abort('over'));
    const found = () => {
      if (end.signal.aborted) return;
      end.abort('over');
      report.superseded(id);
      standDown(id);
    };
    watchFor(supersededBy, {found, changed() {}}, {signal: end.signal});
  }
}
