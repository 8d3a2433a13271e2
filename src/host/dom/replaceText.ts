import {override} from './override';
import {overrideEach} from './overrideEach';

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
  const textOf = (node: Element) => node.textContent?.trim() ?? '';
  const read = (node: Element, current: string | undefined) => {
    const text = textOf(node);
    return current ?? (wordsOf(text) === text ? undefined : text);
  };
  const apply = (node: Element, text: string, own: AbortSignal) =>
    replaceText(node, wordsOf(text), text, {signal: own, order});
  overrideEach(selector, {read, apply}, {signal});
}
