import {checkWrite} from './findings';
import {isHostNode} from './nodes';
import {wrapGetter, wrapMethod, wrapSetter} from './patch';

const kebab = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

function watchText(): void {
  const text = (self: unknown): void => checkWrite(self, 'text');
  wrapSetter(CharacterData.prototype, 'data', text);
  const property = (owner: object, name: string): void =>
    wrapSetter(owner, name, self => checkWrite(self, 'text', `property:${name}`));
  for (const name of ['nodeValue', 'textContent']) property(Node.prototype, name);
  for (const name of ['innerText', 'outerText']) property(HTMLElement.prototype, name);
  for (const name of ['appendData', 'insertData', 'deleteData', 'replaceData'])
    wrapMethod(CharacterData.prototype, name, text);
  wrapMethod(Text.prototype, 'splitText', text);
}

function watchAttributes(): void {
  const named = (self: unknown, name: unknown): void => checkWrite(self, `attribute:${String(name).toLowerCase()}`);
  for (const method of ['setAttribute', 'removeAttribute', 'toggleAttribute'])
    wrapMethod(Element.prototype, method, (self, [name]) => named(self, name));
  for (const method of ['setAttributeNS', 'removeAttributeNS'])
    wrapMethod(Element.prototype, method, (self, [, name]) => named(self, name));
  for (const method of ['setAttributeNode', 'setAttributeNodeNS', 'removeAttributeNode'])
    wrapMethod(Element.prototype, method, (self, [node]) => named(self, node instanceof Attr ? node.name : ''));
  const reflected: readonly (readonly [object, readonly string[]])[] = [
    [Element.prototype, ['className', 'id', 'slot']],
    [HTMLElement.prototype, ['hidden', 'title', 'dir', 'lang', 'draggable', 'tabIndex', 'inert']],
    [HTMLAnchorElement.prototype, ['href', 'target', 'rel']],
    [HTMLImageElement.prototype, ['src', 'alt']],
  ];
  for (const [owner, names] of reflected)
    for (const name of names) {
      const attribute = name === 'className' ? 'class' : name.toLowerCase();
      wrapSetter(owner, name, self => checkWrite(self, `attribute:${attribute}`, `property:${name}`));
    }
}

function watchClasses(): void {
  const owners = new WeakMap<object, Element>();
  wrapGetter(Element.prototype, 'classList', (self, list) => {
    if (list instanceof DOMTokenList && self instanceof Element && isHostNode(self)) owners.set(list, self);
    return list;
  });
  const check = (list: unknown): void => {
    if (list instanceof DOMTokenList) checkWrite(owners.get(list), 'attribute:class');
  };
  for (const name of ['add', 'remove', 'toggle', 'replace']) wrapMethod(DOMTokenList.prototype, name, check);
  wrapSetter(DOMTokenList.prototype, 'value', check);
}

/** A proxy of an element's style or dataset that checks writes and passes everything else through. */
function watched(target: object, check: (name: string) => void): object {
  const writers = new Set(['setProperty', 'removeProperty']);
  return new Proxy(target, {
    get(object, name) {
      const value: unknown = Reflect.get(object, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (writers.has(String(name))) check(String(args[0]));
        return Reflect.apply(value, object, args);
      };
    },
    set(object, name, value) {
      check(String(name));
      return Reflect.set(object, name, value);
    },
    deleteProperty(object, name) {
      check(String(name));
      return Reflect.deleteProperty(object, name);
    },
  });
}

/** Checks every write to an element's text, attributes, classes, style and dataset. */
export function watchWrites(): void {
  watchText();
  watchAttributes();
  watchClasses();
  const through =
    (kind: (name: string) => string) =>
    (self: unknown, value: unknown): unknown => {
      if (!(value instanceof Object) || !isHostNode(self)) return value;
      return watched(value, name => checkWrite(self, kind(name)));
    };
  const style = through(() => 'attribute:style');
  const data = through(name => `attribute:data-${kebab(name)}`);
  wrapGetter(HTMLElement.prototype, 'style', style);
  wrapGetter(SVGElement.prototype, 'style', style);
  wrapGetter(HTMLElement.prototype, 'dataset', data);
}
