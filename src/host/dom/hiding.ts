import {watchFor, watchPointed, watchTexts} from './observe';
import {override} from './override';
import {adoptSheet, dropSheet} from './sheets';

const attribute = 'data-am-hidden';
const css = `[${attribute}] { display: none !important; } /* The host's own display rules must lose. */`;

/** How many elements there are, how many of them the test picked, and how many nobody picked. */
export interface Marked {
  readonly all: number;
  readonly marked: number;
  readonly free: number;
}

interface HidingOptions {
  signal: AbortSignal;
  order: number;
  /** The test reads texts that the host patches in place. */
  texts?: boolean;
  /** Hears how many there are after every pass. */
  onCount?: (marked: Marked) => void;
  /** When it tells of a change, all are tested again. */
  source?: {subscribe(listener: () => void, options: {signal: AbortSignal}): void};
}

/**
 * Hides the elements of the page that a test picks, those that come later or become another thing included, until the signal ends.
 * One sheet and one attribute do it, so that hundreds of them cost little.
 */
export function hideEach(selector: string, test: (node: Element) => boolean, options: HidingOptions) {
  adoptSheet(css, options.order);
  markEach(selector, test, {...options, attribute});
  options.signal.addEventListener('abort', () => dropSheet(css));
}

interface MarkingOptions extends HidingOptions {
  attribute: string;
}

/** What a test says of an element: not picked, picked, or picked with a value for the attribute. */
type Mark = boolean | string;

interface Seen {
  readonly mark: Mark;
  readonly claim: AbortController | undefined;
}

/** What is known of the elements that a test was asked about. */
class Marks {
  readonly #seen = new Map<Element, Seen>();
  readonly #test: (node: Element) => Mark;
  readonly #options: MarkingOptions;

  constructor(test: (node: Element) => Mark, options: MarkingOptions) {
    this.#test = test;
    this.#options = options;
  }

  /** Asks the test; whether it says something else than before. */
  look(node: Element): boolean {
    const mark = this.#test(node);
    const known = this.#seen.get(node);
    if (known?.mark === mark) return false;
    known?.claim?.abort('over');
    const claim = mark === false ? undefined : new AbortController();
    this.#seen.set(node, {mark, claim});
    const {attribute: name, order} = this.#options;
    if (claim) override(node, {attribute: name}, mark, {signal: claim.signal, order});
    return true;
  }

  lookAtAll() {
    for (const node of this.#seen.keys()) this.look(node);
  }

  /** Takes the attribute from those that left the page, or from all. */
  forget({all}: {all: boolean}) {
    for (const [node, {claim}] of this.#seen) {
      if (!all && node.isConnected) continue;
      claim?.abort('over');
      this.#seen.delete(node);
    }
  }

  tell() {
    const {onCount: onCount, signal, attribute: name} = this.#options;
    if (!onCount || signal.aborted) return;
    const nodes = [...this.#seen.keys()];
    const marked = [...this.#seen.values()].filter(({claim}) => claim).length;
    onCount({all: nodes.length, marked, free: nodes.filter(node => !node.hasAttribute(name)).length});
  }
}

/** Gives an attribute to the elements of the page that a test picks; as `hideEach`, without a sheet. */
export function markEach(selector: string, test: (node: Element) => Mark, options: MarkingOptions) {
  const {signal, texts} = options;
  const marks = new Marks(test, options);
  /** Those around some nodes, each once. */
  const lookAround = (inner: Iterable<Node>) => {
    const nodes = new Set<Element>();
    for (const node of inner) {
      const around = node instanceof Element && node.isConnected ? node.closest(selector) : null;
      if (around) nodes.add(around);
    }
    return [...nodes].filter(node => marks.look(node)).length > 0;
  };
  const patched = (inner: Iterable<Node>) => {
    if (lookAround(inner)) marks.tell();
  };
  const changed = (targets: ReadonlySet<Node>) => {
    marks.forget({all: false});
    lookAround(targets);
    marks.tell();
  };
  watchPointed(link => patched([link]), {signal});
  if (texts) watchTexts(patched, {signal});
  watchFor(selector, {found: node => void marks.look(node), changed}, {signal});
  marks.tell();
  signal.addEventListener('abort', () => marks.forget({all: true}));
  const again = () => {
    marks.lookAtAll();
    marks.tell();
  };
  options.source?.subscribe(again, {signal});
}
