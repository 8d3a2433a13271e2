import {caller} from './callers';
import {adopt} from './nodes';
import {wrapMethod, wrapSetter} from './patch';

const nothing = (): void => undefined;

const adoptResult = (result: unknown): void => {
  if (result instanceof Node && caller() === 'host') adopt(result);
};

const adoptChildren = (self: unknown): void => {
  if (self instanceof Element && caller() === 'host') self.childNodes.forEach(adopt);
};

/** Marks every node that the host creates as its own. */
export function watchCreation(): void {
  const makers = ['createElement', 'createElementNS', 'createTextNode', 'createComment', 'importNode'];
  for (const name of makers) wrapMethod(Document.prototype, name, nothing, adoptResult);
  wrapMethod(Node.prototype, 'cloneNode', nothing, adoptResult);
  wrapSetter(Element.prototype, 'innerHTML', nothing, adoptChildren);
  wrapSetter(Node.prototype, 'textContent', nothing, adoptChildren);
}
