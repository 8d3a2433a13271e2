import {watchFor} from './observe';
import {override} from './override';

interface Options {
  signal: AbortSignal;
  order?: number;
}

/** Replaces the text of an element; if it was shortened, the `title` attribute contains the whole text. */
export function reword(node: Element, text: string, whole: string, {signal, order = 0}: Options) {
  override(node, {text: true}, text, {signal, order});
  if (text !== whole) override(node, {attribute: 'title'}, whole, {signal, order});
}

/**
 * Replaces the texts of matching elements, including those inserted later. `wordsOf` returns a text unchanged to leave
 * it.
 */
export function rewordEach(selector: string, wordsOf: (text: string) => string, {signal, order = 0}: Options) {
  const reworded = new Map<Element, AbortController>();
  const found = (node: Element) => {
    const whole = node.textContent?.trim() ?? '';
    const words = wordsOf(whole);
    if (words === whole || reworded.has(node)) return;
    const claim = new AbortController();
    reworded.set(node, claim);
    reword(node, words, whole, {signal: claim.signal, order});
  };
  const end = (node: Element) => {
    reworded.get(node)?.abort('over');
    reworded.delete(node);
  };
  const changed = () => {
    for (const node of reworded.keys()) if (!node.isConnected) end(node);
  };
  watchFor(selector, {found, changed}, {signal});
  signal.addEventListener('abort', () => {
    for (const node of [...reworded.keys()]) end(node);
  });
}
