import {watchPresence} from '#host/dom/presence';
import type {Services} from '#services/services';
import type {Feature} from './defineFeature';
import type {Part} from './part';

/** The parts superseded by the site or another script. */
export interface Superseded {
  has(part: Part): boolean;
  /** Watches for the equivalent of a part, from the first call on. One that is already in the page counts at once. */
  watch(feature: Feature, part: Part): void;
}

/**
 * Tracks the parts whose equivalent is in the page. Parts superseded by the site stay off until the page is reloaded;
 * parts superseded by another script stay off while its nodes are in the page. `onChange` is called for each later
 * change. If all parts of a feature are superseded, that is reported.
 */
export function createSuperseded(
  {report, signal}: Pick<Services, 'report' | 'signal'>,
  onChange: () => void,
): Superseded {
  const watched = new Set<Part>();
  const superseded = new Set<Part>();
  /**
   * Whether all parts of a feature are superseded. A part at a node of the other script explains that script's view,
   * and isn't superseded itself.
   */
  const isWhole = ({parts}: Feature) => parts.every(each => superseded.has(each) || each.at?.script !== undefined);
  return {
    has: part => superseded.has(part),
    watch(feature, part) {
      const {supersededBy: other} = part;
      if (!other || watched.has(part)) return;
      watched.add(part);
      const end = new AbortController();
      signal.addEventListener('abort', () => end.abort('over'));
      let isLater = false;
      const changed = (isThere: boolean) => {
        if (isThere) superseded.add(part);
        else superseded.delete(part);
        if (!isThere) report.resumed(feature.id);
        else if (isWhole(feature)) report.superseded(feature.id, other.script);
        if (other.script === undefined) end.abort('over');
        if (isLater) onChange();
      };
      // An anchor's reader returns data only if the node is an equivalent.
      const counts = (node: Element) => !('read' in other) || other.read(node) !== undefined;
      watchPresence({selector: other.selector, counts}, changed, {signal: end.signal});
      isLater = true;
    },
  };
}
