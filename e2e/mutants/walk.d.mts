interface Mutant {
  readonly name: string;
  /** The source file to change. */
  readonly file: string;
  /** The text to replace; occurs exactly once in the file. */
  readonly from: string;
  /** The same in the built script, if it is written in another way there. */
  readonly built?: string;
  readonly to: string;
  readonly tests: readonly {readonly run: 'e2e' | 'unit'; readonly title: string}[];
}

declare const mutants: readonly Mutant[];
export default mutants;
