/** The rows of a list in XML: the texts of the elements in each row, by their names in lower case. */
export interface XmlRow {
  readonly name: string;
  readonly texts: ReadonlyMap<string, string>;
  /** Whether its end is missing, as where a download was cut. */
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

/** Replaces numeric references and the named ones of XML and HTML. An ampersand that begins neither is one; entities that a file declares are not replaced. */
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

/** The parts of a file between `<![CDATA[` and `]]>`, put aside so that nothing in them is taken for markup. */
class RawTexts {
  readonly #texts: string[] = [];

  /** The source without comments, and with a mark in place of each raw text. U+0000 is in no text, because it is removed first. */
  takeFrom(source: string): string {
    return source
      .replaceAll('\0', '')
      .replace(/<!\[CDATA\[([^]*?)\]\]>|<!--[^]*?-->/g, (_whole, raw?: string) =>
        raw === undefined ? '' : `\0${this.#texts.push(raw) - 1}\0`,
      );
  }

  /** The text of an element: decoded, with its raw texts put back as they were. */
  textOf(content: string): string {
    return content
      .split(/\0(\d+)\0/)
      .map((piece, index) =>
        index % 2
          ? (this.#texts[Number(piece)] ?? '')
          : decode(piece.replace(lineBreaks, '\n').replace(formatting, '')),
      )
      .join('')
      .trim();
  }
}

const leaf = /<([a-z_][\w.-]*)(?:\s[^<>]*)?(?:\/>|>([^]*?)<\/\1\s*>)/gi;

/**
 * Reads the rows of a list in XML: the elements named `names` below `root`. Returns undefined for a source without that root.
 *
 * Reads what other programs write rather than what XML allows: an unescaped `&` or `<`, names of HTML, HTML in notes and a cut end cost nothing but what
 * they damage. Nothing is fetched or expanded, because declarations are not read (rule import-7).
 */
export function readXmlRows(source: string, root: string, names: readonly string[]): readonly XmlRow[] | undefined {
  const raw = new RawTexts();
  const plain = raw.takeFrom(source);
  const begin = new RegExp(`<${root}(?:\\s[^<>]*)?>`, 'i').exec(plain);
  if (!begin) return undefined;
  const tag = new RegExp(`<(/?)(${names.join('|')})(?:\\s[^<>]*)?(/?)>`, 'gi');
  tag.lastIndex = begin.index + begin[0].length;
  const rows: XmlRow[] = [];
  const add = (name: string, content: string, isCut: boolean) => {
    const texts = new Map<string, string>();
    for (const [, key = '', text = ''] of content.matchAll(leaf)) texts.set(key.toLowerCase(), raw.textOf(text));
    rows.push({name, texts, isCut});
  };
  let open: {name: string; at: number} | undefined;
  for (let found = tag.exec(plain); found; found = tag.exec(plain)) {
    const [whole, isEnd, word = '', isEmpty] = found;
    const name = word.toLowerCase();
    if (open && (isEnd ? open.name === name : true)) add(open.name, plain.slice(open.at, found.index), !isEnd);
    if (isEnd) open = open?.name === name ? undefined : open;
    else if (isEmpty) {
      add(name, '', false);
      open = undefined;
    } else open = {name, at: found.index + whole.length};
  }
  if (open) add(open.name, plain.slice(open.at), true);
  return rows;
}

/** Escapes a text for XML; characters that XML cannot hold are left out. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>]/g, sign => ({'&': '&amp;', '<': '&lt;', '>': '&gt;'})[sign] ?? '');
