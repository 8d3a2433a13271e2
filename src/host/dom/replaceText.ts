import {watchElements} from './observe';
import {override} from './override';

interface Options {
  signal: AbortSignal;
  order?: number;
}

/** Replaces the text of an element; if it was shortened, the `title` attribute contains the whole text. */
export function replaceText(node: Element, text: string, fullText: string, {signal, order = 0}: Options) {
  override(node, {text: true}, text, {signal, order});
  if (text !== fullText) override(node, {attribute: 'title'}, fullText, {signal, order});
}

/**
 * Replaces the texts of matching elements, including those inserted later. `wordsOf` returns a text unchanged to leave
 * it.
 */
export function replaceTexts(selector: string, wordsOf: (text: string) => string, {signal, order = 0}: Options) {
  const reworded = new Map<Element, AbortController>();
  const found = (node: Element) => {
    const fullText = node.textContent?.trim() ?? '';
    const words = wordsOf(fullText);
    if (words === fullText || reworded.has(node)) return;
    const claim = new AbortController();
    reworded.set(node, claim);
    replaceText(node, words, fullText, {signal: claim.signal, order});
  };
  const end = (node: Element) => {
    reworded.get(node)?.abort('over');
    reworded.delete(node);
  };
  const changed = () => {
    for (const node of reworded.keys()) if (!node.isConnected) end(node);
  };
  watchElements(selector, {found, changed}, {signal});
  signal.addEventListener('abort', () => {
    for (const node of [...reworded.keys()]) end(node);
  });
}
