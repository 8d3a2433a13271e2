import type {MediaFacts} from '#domain/media/subTitle';
import {selector} from '../anchor';
import {watchElements, watchTexts, type HostChanges} from '../../dom/observe';

/** Selector of the facts in the sidebar of a media page, which the site renders in two steps and patches in place. */
const mediaFact = selector('mediaFact', '.media .sidebar .data > .data-set');

const textOf = (node: Element | null | undefined) => node?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** The value of a fact; for a list, its first item. */
function valueOf(fact: Element) {
  const value = fact.querySelector('.value');
  return textOf(fact.classList.contains('data-list') ? value?.firstElementChild : value);
}

const readAll = (facts: Iterable<Element>): MediaFacts =>
  new Map([...facts].map(fact => [textOf(fact.querySelector('.type')), valueOf(fact)]));

/** The facts that are in the box of the sidebar right now. */
export const factsIn = (box: Element | null) => readAll(box?.querySelectorAll(':scope > .data-set') ?? []);

/** Calls back with the facts in the sidebar, now and whenever the site renders others. */
export function watchMediaFacts(tell: (facts: MediaFacts) => void, {signal}: {signal: AbortSignal}) {
  const known = new Set<Element>();
  let isQueued = false;
  const read = () => {
    isQueued = false;
    if (signal.aborted) return;
    for (const fact of known) if (!fact.isConnected) known.delete(fact);
    tell(readAll(known));
  };
  const queue = () => {
    if (!isQueued) queueMicrotask(read);
    isQueued = true;
  };
  const found = (fact: Element) => {
    known.add(fact);
    queue();
  };
  const isKnown = (node: Node) => node instanceof Element && known.has(node.closest(mediaFact.selector) ?? node);
  const changed = ({targets}: HostChanges) => {
    if ([...known].some(fact => !fact.isConnected) || [...targets].some(isKnown)) queue();
  };
  watchElements(mediaFact.selector, {found, changed}, {signal});
  watchTexts(parents => void ([...parents].some(isKnown) && queue()), {signal});
}
