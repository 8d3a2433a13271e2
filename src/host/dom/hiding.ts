import type {Source} from '#domain/value/store';
import {watchElements, watchHrefs, watchTexts, type HostChanges} from './observe';
import {override} from './override';
import {adoptSheet, releaseSheet} from './sheets';

/** The attribute of an element whose content `coverEach` covers. */
export const coverAttribute = 'data-am-cover';

const attribute = 'data-am-hidden';
const css = /* css */ `[${attribute}] { display: none !important; /* Must win over the host's own display rules. */ }`;

/** The number of elements, how many of them the test selected, and how many are unmarked by any feature. */
export interface MarkCounts {
  readonly all: number;
  readonly marked: number;
  readonly free: number;
}

interface HidingOptions {
  signal: AbortSignal;
  order: number;
  /** Whether the test reads texts that the host patches in place. */
  texts?: boolean;
  /** Receives the counts after every pass. */
  onCount?: (marked: MarkCounts) => void;
  /** A change that makes all elements be tested again. */
  changes?: Source;
}

/**
 * Hides the elements that a test selects until the signal ends, including those that are inserted later or reused for
 * something else. Uses one style sheet and one attribute, so that hundreds of elements are cheap.
 */
export function hideEach(selector: string, test: (node: Element) => boolean, options: HidingOptions) {
  adoptSheet(css, options.order);
  markEach(selector, test, {...options, attribute});
  options.signal.addEventListener('abort', () => releaseSheet(css));
}

interface MarkingOptions extends HidingOptions {
  attribute: string;
  /** Further attributes of a selected element, by its result. */
  also?: (node: Element, mark: Mark) => Readonly<Record<string, string>>;
  /** Whether elements are tested as soon as the host's script has ended, so that none is painted without its mark. */
  isUrgent?: boolean;
}

/** The result of a test: not selected, selected, or selected with a value for the attribute. */
type Mark = boolean | string;

interface CheckResult {
  readonly mark: Mark;
  readonly claim: AbortController | undefined;
}

/** The elements tested so far and their results. */
class Marks {
  readonly #seen = new Map<Element, CheckResult>();
  readonly #test: (node: Element) => Mark;
  readonly #options: MarkingOptions;

  constructor(test: (node: Element) => Mark, options: MarkingOptions) {
    this.#test = test;
    this.#options = options;
  }

  /** Tests an element; returns whether its result has changed. */
  check(node: Element): boolean {
    const mark = this.#test(node);
    const known = this.#seen.get(node);
    if (known?.mark === mark) return false;
    known?.claim?.abort('over');
    const claim = mark === false ? undefined : new AbortController();
    this.#seen.set(node, {mark, claim});
    if (claim) this.#write(node, mark, claim.signal);
    return true;
  }

  #write(node: Element, mark: Mark, signal: AbortSignal) {
    const {attribute: name, also, order} = this.#options;
    override(node, {attribute: name}, mark, {signal, order});
    for (const [other, value] of Object.entries(also?.(node, mark) ?? {}))
      override(node, {attribute: other}, value, {signal, order});
  }

  checkAll() {
    for (const node of this.#seen.keys()) this.check(node);
  }

  /** Removes the attribute from elements that have left the page, or from all. */
  release({all}: {all: boolean}) {
    for (const [node, {claim}] of this.#seen) {
      if (!all && node.isConnected) continue;
      claim?.abort('over');
      this.#seen.delete(node);
    }
  }

  report() {
    const {onCount, signal, attribute: name} = this.#options;
    if (!onCount || signal.aborted) return;
    const nodes = [...this.#seen.keys()];
    const marked = [...this.#seen.values()].filter(({claim}) => claim).length;
    onCount({all: nodes.length, marked, free: nodes.filter(node => !node.hasAttribute(name)).length});
  }
}

/** Sets an attribute on the elements that a test selects; like `hideEach`, but without a style sheet. */
export function markEach(selector: string, test: (node: Element) => Mark, options: MarkingOptions) {
  const {signal, texts, isUrgent = false} = options;
  const marks = new Marks(test, options);
  /** Tests the matching elements that contain the given nodes, each once; returns whether any result changed. */
  const checkAround = (inner: Iterable<Node>) => {
    const nodes = new Set<Element>();
    for (const node of inner) {
      const around = node instanceof Element && node.isConnected ? node.closest(selector) : null;
      if (around) nodes.add(around);
    }
    return [...nodes].filter(node => marks.check(node)).length > 0;
  };
  const onPatched = (inner: Iterable<Node>) => {
    if (checkAround(inner)) marks.report();
  };
  const changed = ({targets, hasRemovals}: HostChanges) => {
    if (hasRemovals) marks.release({all: false});
    checkAround(targets);
    marks.report();
  };
  watchHrefs(onPatched, {signal});
  if (texts) watchTexts(onPatched, {signal});
  const found = (node: Element) => void marks.check(node);
  watchElements(selector, {found, changed, ...(isUrgent && {inserted: found})}, {signal});
  marks.report();
  signal.addEventListener('abort', () => marks.release({all: true}));
  const onSourceChange = () => {
    marks.checkAll();
    marks.report();
  };
  options.changes?.subscribe(onSourceChange, {signal});
}
