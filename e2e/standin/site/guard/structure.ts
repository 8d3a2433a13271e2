import {checkContent, checkInsertion, checkRemoval} from './findings';
import {wrapMethod, wrapSetter} from './patch';

const nodesOf = (args: readonly unknown[]): Node[] => args.filter((arg): arg is Node => arg instanceof Node);
const asNode = (value: unknown): Node | null => (value instanceof Node ? value : null);

function watchNode(): void {
  wrapMethod(Node.prototype, 'appendChild', (self, [child]) => checkInsertion(nodesOf([child]), asNode(self), null));
  wrapMethod(Node.prototype, 'insertBefore', (self, [child, next]) =>
    checkInsertion(nodesOf([child]), asNode(self), asNode(next)),
  );
  wrapMethod(Node.prototype, 'removeChild', (_self, [child]) => {
    if (child instanceof Node) checkRemoval(child);
  });
  wrapMethod(Node.prototype, 'replaceChild', (self, [child, old]) => {
    if (old instanceof Node) checkRemoval(old);
    checkInsertion(nodesOf([child]), asNode(self), null);
  });
  wrapMethod(Node.prototype, 'normalize', self => {
    if (self instanceof Node) checkContent(self, 'text');
  });
}

function watchChild(prototype: object): void {
  wrapMethod(prototype, 'remove', self => {
    if (self instanceof Node) checkRemoval(self);
  });
  wrapMethod(prototype, 'before', (self, args) => {
    const node = asNode(self);
    checkInsertion(nodesOf(args), node?.parentNode ?? null, node);
  });
  wrapMethod(prototype, 'after', (self, args) => {
    const node = asNode(self);
    checkInsertion(nodesOf(args), node?.parentNode ?? null, null);
  });
  wrapMethod(prototype, 'replaceWith', (self, args) => {
    const node = asNode(self);
    if (node) checkRemoval(node);
    checkInsertion(nodesOf(args), node?.parentNode ?? null, null);
  });
}

function watchParent(prototype: object): void {
  wrapMethod(prototype, 'append', (self, args) => checkInsertion(nodesOf(args), asNode(self), null));
  wrapMethod(prototype, 'prepend', (self, args) => {
    const node = asNode(self);
    checkInsertion(nodesOf(args), node, node?.firstChild ?? null);
  });
  wrapMethod(prototype, 'replaceChildren', self => {
    if (self instanceof Node) checkContent(self, 'children');
  });
}

function watchElement(): void {
  wrapMethod(Element.prototype, 'insertAdjacentElement', (self, [where, child]) => {
    const node = asNode(self);
    const outside = where === 'beforebegin' || where === 'afterend';
    const next = where === 'beforebegin' ? node : where === 'afterbegin' ? (node?.firstChild ?? null) : null;
    checkInsertion(nodesOf([child]), outside ? (node?.parentNode ?? null) : node, next);
  });
  wrapMethod(Element.prototype, 'moveBefore', (self, [child, next]) =>
    checkInsertion(nodesOf([child]), asNode(self), asNode(next)),
  );
  for (const name of ['insertAdjacentHTML', 'insertAdjacentText', 'setHTMLUnsafe', 'setHTML'])
    wrapMethod(Element.prototype, name, self => {
      if (self instanceof Node) checkContent(self, name);
    });
  wrapSetter(Element.prototype, 'innerHTML', self => {
    if (self instanceof Node) checkContent(self, 'innerHTML');
  });
  wrapSetter(Element.prototype, 'outerHTML', self => {
    if (self instanceof Node) checkRemoval(self);
  });
}

/** Checks every change of the node tree. */
export function watchStructure(): void {
  watchNode();
  for (const prototype of [Element.prototype, CharacterData.prototype]) watchChild(prototype);
  for (const prototype of [Element.prototype, DocumentFragment.prototype]) watchParent(prototype);
  watchElement();
}
