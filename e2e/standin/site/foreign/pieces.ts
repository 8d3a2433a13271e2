/** Something that a foreign script puts at each match of a selector. */
export interface Piece {
  readonly at: string;
  readonly where: 'first' | 'last' | 'before' | 'after';
  /** Whether the script puts it back whenever anything else is in its place; otherwise any place beside the same siblings will do. */
  readonly insists?: true;
  readonly make: (target: Element) => Element;
}

/** Another script or extension, by what it does to the page. */
export interface ForeignScript {
  readonly pieces: readonly Piece[];
  readonly css?: string;
}

/** Creates an element with attributes, and with texts and elements as its children. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElement {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

const isInPlace = (node: Element, target: Element, {where, insists}: Piece): boolean => {
  if (insists && where === 'first') return target.firstElementChild === node;
  if (where === 'before' || where === 'after') return node.parentNode === target.parentNode;
  return node.parentNode === target;
};

function insert(node: Element, target: Element, where: Piece['where']): void {
  if (where === 'first') target.prepend(node);
  else if (where === 'last') target.append(node);
  else if (where === 'before') target.before(node);
  else target.after(node);
}

/** Keeps the pieces of one script in the page, as the scripts do: what the host removes is put back. */
export class Pieces {
  private readonly shown = new Map<Element, Map<Piece, Element>>();
  private readonly sheet = new CSSStyleSheet();
  private readonly observer = new MutationObserver(() => this.keep());

  constructor(private readonly script: ForeignScript) {
    this.sheet.replaceSync(script.css ?? '');
  }

  start(): void {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.sheet];
    this.observer.observe(document, {childList: true, subtree: true});
    this.keep();
  }

  stop(): void {
    this.observer.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== this.sheet);
    for (const target of this.shown.keys()) this.drop(target);
  }

  private drop(target: Element): void {
    for (const node of this.shown.get(target)?.values() ?? []) node.remove();
    this.shown.delete(target);
  }

  private keep(): void {
    for (const target of this.shown.keys()) if (!target.isConnected) this.drop(target);
    for (const piece of this.script.pieces)
      for (const target of document.querySelectorAll(piece.at)) {
        const own = this.shown.get(target) ?? new Map<Piece, Element>();
        this.shown.set(target, own);
        const node = own.get(piece) ?? piece.make(target);
        own.set(piece, node);
        if (!isInPlace(node, target, piece)) insert(node, target, piece.where);
      }
  }
}
