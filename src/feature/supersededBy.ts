import {watchElements} from '#host/dom/observe';
import type {Services} from '#services/services';
import type {Feature} from './defineFeature';
import type {Part} from './part';

/** The parts that the site now provides itself (rule script-5). */
export interface Superseded {
  has(part: Part): boolean;
  /** Watches, from the first call on, for the site's own equivalent of a part. One that is there already counts at once. */
  watch(feature: Feature, part: Part): void;
}

/**
 * Keeps account of the parts whose equivalent has been seen in the page. They stay off until the page is reloaded. `onChange` is
 * called when an equivalent appears later; a feature whose parts are all superseded is reported.
 */
export function createSuperseded(
  {report, signal}: Pick<Services, 'report' | 'signal'>,
  onChange: () => void,
): Superseded {
  const watched = new Set<Part>();
  const superseded = new Set<Part>();
  return {
    has: part => superseded.has(part),
    watch({id, parts}, part) {
      if (part.supersededBy === undefined || watched.has(part)) return;
      watched.add(part);
      const end = new AbortController();
      signal.addEventListener('abort', () => end.abort('over'));
      let isLater = false;
      const found = () => {
        if (end.signal.aborted) return;
        end.abort('over');
        superseded.add(part);
        if (parts.every(each => superseded.has(each))) report.superseded(id);
        if (isLater) onChange();
      };
      watchElements(part.supersededBy.selector, {found, changed() {}}, {signal: end.signal});
      isLater = true;
    },
  };
}
