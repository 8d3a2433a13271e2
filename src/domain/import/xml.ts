/** An element of a file in XML: its children, or its text. */
export interface XmlElement {
  readonly name: string;
  readonly text: string;
  readonly children: readonly XmlElement[];
}

interface OpenElement {
  name: string;
  text: string;
  children: XmlElement[];
}

/** A list has three levels; more than this is none. */
const maxDepth = 8;

const named: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'"};
const reference = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi;
const anyReference = /&[^;\s]{0,40};?/g;

/** The text with its references replaced; `undefined` if one is none of the five, nor a number. */
function decode(text: string): string | undefined {
  if (!text.includes('&')) return text;
  const all = text.match(anyReference)?.length;
  if (all !== text.match(reference)?.length) return undefined;
  let isValid = true;
  const decoded = text.replace(reference, (_whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? '';
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    isValid &&= code > 0 && code <= 0x10_ff_ff;
    return isValid ? String.fromCodePoint(code) : '';
  });
  return isValid ? decoded : undefined;
}

/** One piece of XML: an instruction, a comment, raw text, a tag or text. A declaration (`<!DOCTYPE`) is none of these. */
const piece = /<\?[^]*?\?>|<!--[^]*?-->|<!\[CDATA\[([^]*?)\]\]>|<(\/?)([A-Za-z_][\w.-]*)(?:\s[^<>]*?)?(\/?)>|([^<]+)/y;

/** The elements that are open, from the root to the innermost. */
class Reader {
  readonly #open: OpenElement[] = [];
  root: XmlElement | undefined;

  get isOver() {
    return this.#open.length === 0;
  }

  /** Adds text; returns false where none may be. */
  text(text: string | undefined): boolean {
    const inner = this.#open.at(-1);
    if (text === undefined) return false;
    if (inner) inner.text += text;
    return inner !== undefined || text.trim() === '';
  }

  /** Opens an element; returns false where none may be. */
  open(name: string): boolean {
    if (this.root || this.#open.length >= maxDepth) return false;
    this.#open.push({name, text: '', children: []});
    return true;
  }

  /** Closes the innermost element; returns false if it has another name. */
  close(name: string): boolean {
    const closed = this.#open.pop();
    if (closed?.name !== name) return false;
    const around = this.#open.at(-1);
    if (around) around.children.push(closed);
    else this.root = closed;
    return true;
  }
}

/**
 * Reads the XML of an exported list, without attributes and namespaces. Returns `undefined` for anything else, also
 * where entities are declared or used beyond the five of XML and numbers (rule import-7).
 */
export function readXml(source: string): XmlElement | undefined {
  const reader = new Reader();
  const scan = new RegExp(piece);
  for (let at = 0; at < source.length; at = scan.lastIndex) {
    scan.lastIndex = at;
    const found = scan.exec(source);
    if (!found) return undefined;
    const [, raw, isEnd, name, isEmpty, text] = found;
    const isRead =
      name === undefined
        ? reader.text(raw ?? (text === undefined ? '' : decode(text)))
        : isEnd
          ? reader.close(name)
          : reader.open(name) && (!isEmpty || reader.close(name));
    if (!isRead) return undefined;
  }
  return reader.isOver ? reader.root : undefined;
}

/** Escapes a text for XML; characters that XML cannot hold are left out. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>]/g, sign => ({'&': '&amp;', '<': '&lt;', '>': '&gt;'})[sign] ?? '');
