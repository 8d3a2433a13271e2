import {watchFor} from '#host/dom/observe';
import type {Services} from '#services/services';
import type {Feature} from './defineFeature';

/**
 * Watches for what the site does by itself by now (decision 11). A feature whose equivalent was seen stands down until the page is
 * loaded anew, and its health says so.
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
