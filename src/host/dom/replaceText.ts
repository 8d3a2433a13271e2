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
