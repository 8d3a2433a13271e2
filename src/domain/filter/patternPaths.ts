/**
 * The longest text, in characters, on which a pattern is tried (rule filter-4). Repetitions without a bound count as
 * this many.
 */
export const longestText = 1000;

/** The numbers of a quantifier in braces: `{2}`, `{2,}` or `{2,5}`. */
const braces = /^\{(\d+)(,(\d*))?\}/;

/** The beginning of a group after its bracket: not captured, named, or lookahead or lookbehind. */
const groupStart = /^\((\?(?:[:=!]|<[=!]|<[^>]*>))?/;

interface Quantifier {
  readonly min: number;
  readonly max: number;
  readonly length: number;
}

function readQuantifier(source: string): Quantifier | undefined {
  const lazy = (length: number) => (source[length] === '?' ? length + 1 : length);
  const sign = source[0];
  if (sign === '?') return {min: 0, max: 1, length: lazy(1)};
  if (sign === '*' || sign === '+') return {min: sign === '+' ? 1 : 0, max: longestText, length: lazy(1)};
  const [all, min, more, max] = braces.exec(source) ?? [];
  if (!all) return undefined;
  return {min: Number(min), max: more ? Number(max || longestText) : Number(min), length: lazy(all.length)};
}

/**
 * The number of ways to repeat a part that can itself match in `paths` ways. The ways of varying parts multiply, so
 * they may not be repeated often.
 */
const repeated = (paths: number, {min, max}: Quantifier) =>
  paths > 1 && max >= longestText ? Infinity : (max - min + 1) * paths ** max;

/**
 * An upper bound for the number of ways in which a regular expression can match from one position of a text. `Infinity`
 * for nested quantifiers (`(a+)+`), whose ways multiply with each letter, and for references to groups, which may have
 * any length. Reads any text, valid or not.
 */
export function countPaths(source: string): number {
  let at = 0;
  const rest = () => source.slice(at);

  function readAtom(): number {
    const [opening] = groupStart.exec(rest()) ?? [];
    if (opening) {
      at += opening.length;
      const paths = readAlternatives();
      at += 1;
      return paths;
    }
    if (source[at] === '[') {
      const end = /^\[(?:\\.|[^\]\\])*\]?/s.exec(rest());
      at += end?.[0].length ?? 1;
      return 1;
    }
    const isReference = /^\\(?:[1-9]|k<)/.test(rest());
    at += source[at] === '\\' ? 2 : 1;
    return isReference ? Infinity : 1;
  }

  function readSequence(): number {
    let paths = 1;
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const atom = readAtom();
      const quantifier = readQuantifier(rest());
      at += quantifier?.length ?? 0;
      paths *= quantifier ? repeated(atom, quantifier) : atom;
    }
    return paths;
  }

  function readAlternatives(): number {
    let paths = readSequence();
    while (source[at] === '|') {
      at += 1;
      paths += readSequence();
    }
    return paths;
  }

  let all = readAlternatives();
  // A closing bracket without an opening one is invalid; the rest is still read.
  while (at < source.length) {
    at += 1;
    all += readAlternatives();
  }
  return all;
}
