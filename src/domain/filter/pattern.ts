import {text} from './messages';
import {countPaths, longestText} from './patternPaths';

const longestPattern = 200;

/** Two repetitions without a bound, or one and a few choices. From each place of a text of 1,000 letters it takes about a second at worst. */
const mostPaths = 2 * longestText ** 2;

/** Why a pattern is searched for as plain text. */
export type PatternProblem = 'invalid' | 'long' | 'slow';

export interface Pattern {
  /** Whether the text contains the pattern, without regard to case. */
  readonly isIn: (text: string) => boolean;
  readonly problem?: PatternProblem;
}

/** The problem of a pattern that cannot be used as a regular expression (rule filter-4). */
function problemOf(source: string): PatternProblem | undefined {
  if (source.length > longestPattern) return 'long';
  return countPaths(source) > mostPaths ? 'slow' : undefined;
}

/** How long a text may be for a pattern (rule filter-4): the fewer repetitions without a bound, the less time a long one takes. */
function longestTextFor(paths: number): number {
  if (paths < longestText) return Infinity;
  return paths <= 2 * longestText ? 10 * longestText : longestText;
}

/**
 * Compiles what a person typed as a regular expression without regard to case. What is no valid one, is longer than 200 characters or could
 * take too long is searched for as plain text, and `problem` says why; so is a pattern in a text that is too long for it (rule filter-4).
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

/** What a person has to know about a pattern that is searched for as plain text. */
export function patternNote(source: string): string | undefined {
  const {problem} = compilePattern(source);
  return problem && text[problem];
}
