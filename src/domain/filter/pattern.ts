import {text} from './messages';
import {countPaths, longestText} from './patternPaths';

const longestPattern = 200;

/**
 * Two repetitions without a bound, or one and a few alternatives. From each position of a text of 1,000 letters that
 * takes about a second at worst.
 */
const mostPaths = 2 * longestText ** 2;

/** The reason why a pattern is searched for as plain text. */
export type PatternProblem = 'invalid' | 'long' | 'slow';

export interface Pattern {
  /** Whether the text contains the pattern, ignoring case. */
  readonly isIn: (text: string) => boolean;
  readonly problem?: PatternProblem;
}

/** The problem of a pattern that cannot be used as a regular expression (rule filter-4). */
function problemOf(source: string): PatternProblem | undefined {
  if (source.length > longestPattern) return 'long';
  return countPaths(source) > mostPaths ? 'slow' : undefined;
}

/**
 * The maximum length of a text for a pattern (rule filter-4): the fewer repetitions without a bound, the less time a
 * long text takes.
 */
function longestTextFor(paths: number): number {
  if (paths < longestText) return Infinity;
  return paths <= 2 * longestText ? 10 * longestText : longestText;
}

/**
 * Compiles a typed text as a case-insensitive regular expression. A pattern that is invalid, longer than 200 characters
 * or possibly too slow is searched for as plain text, with the reason in `problem`; so is any pattern in a text that is
 * too long for it (rule filter-4).
 */
export function compilePattern(source: string): Pattern {
  const small = source.toLowerCase();
  const isPlainIn = (text: string) => text.toLowerCase().includes(small);
  const problem = problemOf(source);
  if (problem) return {isIn: isPlainIn, problem};
  try {
    const expression = new RegExp(source, 'i');
    const longest = longestTextFor(countPaths(source));
    return {isIn: text => (text.length > longest ? isPlainIn(text) : expression.test(text))};
  } catch {
    return {isIn: isPlainIn, problem: 'invalid'};
  }
}

/** The note for a pattern that is searched for as plain text. */
export function patternNote(source: string): string | undefined {
  const {problem} = compilePattern(source);
  return problem && text[problem];
}
