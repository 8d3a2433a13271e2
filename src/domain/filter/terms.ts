/** A part of a filter: words, with the key before them if there is one. */
export interface Term {
  /** The key in lower case. */
  readonly key?: string | undefined;
  readonly value: string;
  /** In quotes: the value is literal text. */
  readonly isQuoted: boolean;
  /** The term as typed. */
  readonly source: string;
}

/** A key is letters and dashes before a colon. */
const keyStart = /^(\p{L}[\p{L}-]*):\s*/u;
const quoted = /^"((?:\\.|[^"\\])*)"?/s;

/** The beginning of the next term: a key or a quotation mark, after a space. */
const nextTerm = /(?<!\s)\s+(?=\p{L}[\p{L}-]*:|")/u;

/** Returns the quoted text or the words at the beginning, and their length. */
function readValue(rest: string) {
  const [all, inside] = quoted.exec(rest) ?? [];
  if (all !== undefined && inside !== undefined)
    return {value: inside.replace(/\\(["\\])/g, '$1'), isQuoted: true, length: all.length};
  const end = nextTerm.exec(rest);
  const length = end ? end.index : rest.length;
  return {value: rest.slice(0, length).trim(), isQuoted: false, length};
}

/**
 * Splits a filter into terms (rule filter-1): `key: value` with the value in quotes or up to the next key, and text
 * without a key. A key without a value is still being typed and left out.
 */
export function parseTerms(filter: string): Term[] {
  const terms: Term[] = [];
  let rest = filter.trimStart();
  while (rest) {
    const [start, key] = keyStart.exec(rest) ?? [''];
    // The value follows its key, unless the next key follows at once.
    const after = rest.slice(start.length);
    const isEmpty = start !== '' && keyStart.test(after) && /\s$/.test(start);
    const {value, isQuoted, length} = isEmpty ? {value: '', isQuoted: false, length: 0} : readValue(after);
    const source = rest.slice(0, start.length + length).trim();
    if (value) terms.push({key: key?.toLowerCase(), value, isQuoted, source});
    rest = rest.slice(start.length + length).trimStart();
  }
  return terms;
}
