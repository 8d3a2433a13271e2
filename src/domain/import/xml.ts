import type {Steps} from '../value/steps';

/** The rows of a list in XML: the texts of the elements in each row, by their names in lower case. */
export interface XmlRow {
  readonly name: string;
  readonly texts: ReadonlyMap<string, string>;
  /** Whether its end is missing, as after an interrupted download. */
  readonly isCut: boolean;
}

const five: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'"};
/** The names of HTML for the characters from U+00A0 to U+00FF, in order. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest ' +
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc ' +
  'Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide ' +
  'oslash ugrave uacute ucirc uuml yacute thorn yuml';
const others: Readonly<Record<string, string>> = {
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  trade: '™',
  hearts: '♥',
  euro: '€',
  star: '☆',
  starf: '★',
};
let characters: ReadonlyMap<string, string> | undefined;
const charactersByName = () =>
  (characters ??= new Map([
    ...Object.entries(five),
    ...latin.split(' ').map((name, index) => [name, String.fromCharCode(0xa0 + index)] as const),
    ...Object.entries(others),
  ]));

function codePoint(digits: string, radix: number): string | undefined {
  const code = Number.parseInt(digits, radix);
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined;
}

/**
 * Replaces numeric references and the named ones of XML and HTML. Any other ampersand stays; entities that a file
 * declares are not replaced.
 */
const decode = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z][\da-z]{1,7}));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return charactersByName().get(name) ?? five[name.toLowerCase()] ?? whole;
      return codePoint(hex ?? decimal ?? '', hex === undefined ? 10 : 16) ?? whole;
    },
  );

/** Tags that programs leave in notes. */
const lineBreaks = /<(?:br|\/p|\/div)\s*\/?>/gi;
const formatting = /<\/?(?:a|b|big|center|div|em|font|i|p|s|small|span|strike|strong|u)(?:\s[^<>]*)?>/gi;
const withoutTags = (text: string) => text.replace(lineBreaks, '\n').replace(formatting, '');

/** A text with the HTML in it removed, and decoded: once more if its tags were escaped, because the rest was, too. */
function plainText(text: string): string {
  const decoded = decode(withoutTags(text));
  const stripped = withoutTags(decoded);
  return stripped === decoded ? decoded : decode(stripped);
}

/** Number of characters read in one step, if no row ends earlier. */
const perStep = 65_536;

/** The beginnings of the parts of a file that contain no markup. */
const rawMark = /<!(?:\[CDATA\[|--)/g;

/**
 * The end of the next piece of a text: before a `<`, so that no tag is in two pieces, unless one is longer than a step.
 */
function pieceEnd(source: string, begin: number): number {
  const end = begin + perStep;
  if (end >= source.length) return source.length;
  const tag = source.lastIndexOf('<', end);
  return tag > begin ? tag : end;
}

/**
 * A file in pieces without its comments, and with a mark in place of each text between `<![CDATA[` and `]]>`, so that
 * nothing in it is taken for markup. U+0000 occurs in no text, because it is removed first.
 */
class Pieces {
  readonly #source: string;
  readonly #raw: string[] = [];
  /** End marks that no longer occur, so that a file of beginnings is not searched again for each of them. */
  readonly #missing = new Set<string>();
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /** The next piece; `undefined` at the end. */
  next(): string | undefined {
    if (this.#at >= this.#source.length) return undefined;
    const begin = this.#at;
    const piece = this.#source.slice(begin, pieceEnd(this.#source, begin));
    for (const {0: mark, index} of piece.matchAll(rawMark)) {
      const text = begin + index + mark.length;
      const end = this.#endOf(mark, text);
      if (!end) continue;
      this.#at = end.after;
      const before = piece.slice(0, index).replaceAll('\0', '');
      if (mark === '<!--') return before;
      return `${before}\0${this.#raw.push(this.#source.slice(text, end.at).replaceAll('\0', '')) - 1}\0`;
    }
    this.#at += piece.length;
    return piece.replaceAll('\0', '');
  }

  /**
   * The end of a part whose text begins at `from`; `undefined` if its end mark is missing, so that it isn't such a
   * part.
   */
  #endOf(mark: string, from: number): {at: number; after: number} | undefined {
    const end = mark === '<!--' ? '-->' : ']]>';
    const at = this.#missing.has(end) ? -1 : this.#source.indexOf(end, from);
    if (at >= 0) return {at, after: at + end.length};
    this.#missing.add(end);
    return undefined;
  }

  /** The text of an element. Programs write HTML in raw texts as they do outside of them, so all are read the same way. */
  textOf(content: string): string {
    return plainText(content.replace(/\0(\d+)\0/g, (_, place) => this.#raw[Number(place)] ?? '')).trim();
  }
}

/** The prefix of a namespace, which is ignored. */
const prefix = '(?:[\\w-]+:)?';
const anyTag = new RegExp(`<(/?)${prefix}([a-z_][\\w.-]*)(?:\\s[^<>]*?)?(/?)>`, 'gi');

/**
 * The elements of a row with their contents, up to the next end tag of the name. A pattern would search the rest of the
 * row for the end of each.
 */
function* elementsIn(row: string): Generator<readonly [name: string, content: string]> {
  const endTags = new Map<string, RegExpExecArray>();
  const elements = [...row.matchAll(anyTag)].toReversed().flatMap(tag => {
    const [whole, isEnd, written = '', isEmpty] = tag;
    const name = written.toLowerCase();
    if (isEnd) endTags.set(name, tag);
    const from = tag.index + whole.length;
    const end = isEmpty ? undefined : endTags.get(name);
    if (isEnd || !(end ?? isEmpty)) return [];
    const to = end?.index ?? from;
    return {name, at: tag.index, from, to, after: to + (end?.[0].length ?? 0)};
  });
  let after = 0;
  for (const element of elements.toReversed())
    if (element.at >= after) {
      ({after} = element);
      yield [element.name, row.slice(element.from, element.to)];
    }
}

/** The rows in pieces of a file. */
class RowReader {
  readonly rows: XmlRow[] = [];
  readonly #textOf: (content: string) => string;
  #open: {readonly name: string; content: string} | undefined;

  constructor(textOf: (content: string) => string) {
    this.#textOf = textOf;
  }

  /** Reads a piece, in which `tag` finds the tags of rows, one row per step. */
  *read(piece: string, tag: RegExp): Steps<void> {
    let read = 0;
    for (const found of piece.matchAll(tag)) {
      const [whole, isEnd, word = '', isEmpty] = found;
      const name = word.toLowerCase();
      if (isEnd && this.#open?.name !== name) continue;
      if (this.#open) this.#open.content += piece.slice(read, found.index);
      read = found.index + whole.length;
      this.end(!isEnd);
      if (!isEnd) this.#open = {name, content: ''};
      if (isEmpty) this.end(false);
      yield;
    }
    if (this.#open) this.#open.content += piece.slice(read);
  }

  /** Ends the current row, if there is one. */
  end(isCut: boolean): void {
    if (!this.#open) return;
    const {name, content} = this.#open;
    const texts = new Map<string, string>();
    for (const [key, text] of elementsIn(content)) texts.set(key, this.#textOf(text));
    this.rows.push({name, texts, isCut});
    this.#open = undefined;
  }
}

/**
 * Reads the rows of a list in XML: the elements named `names` below `root`. Returns `undefined` for a source without
 * that root. A list of 30 MB takes too long for one task, so a row, or a piece of the file in which none ends, is a
 * step.
 *
 * Accepts what other programs write rather than what XML allows: an unescaped `&` or `<`, HTML entities, HTML in notes
 * and a missing end damage nothing but themselves. Nothing is fetched or expanded, because declarations are not read.
 */
export function* readXmlRows(
  source: string,
  root: string,
  names: readonly string[],
): Steps<readonly XmlRow[] | undefined> {
  const pieces = new Pieces(source);
  const reader = new RowReader(content => pieces.textOf(content));
  const rootTag = new RegExp(`<${prefix}${root}(?:\\s[^<>]*)?>`, 'i');
  const tag = new RegExp(`<(/?)${prefix}(${names.join('|')})(?:\\s[^<>]*)?(/?)>`, 'gi');
  let isInRoot = false;
  for (let piece = pieces.next(); piece !== undefined; piece = pieces.next()) {
    const begin: RegExpExecArray | null = isInRoot ? null : rootTag.exec(piece);
    isInRoot ||= Boolean(begin);
    if (isInRoot) yield* reader.read(begin ? piece.slice(begin.index + begin[0].length) : piece, tag);
    yield;
  }
  reader.end(true);
  return isInRoot ? reader.rows : undefined;
}

/** A text without the characters that XML cannot contain. */
export const xmlText = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

/** Escapes a text for XML. */
export const escapeXml = (text: string): string =>
  xmlText(text).replace(/[&<>]/g, sign => ({'&': '&amp;', '<': '&lt;', '>': '&gt;'})[sign] ?? '');
