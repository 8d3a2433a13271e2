interface Mutant {
  readonly name: string;
  /** A source file. */
  readonly file: string;
  /** Stands in it exactly once. */
  readonly from: string;
  readonly to: string;
  readonly tests: readonly {readonly run: 'e2e' | 'unit'; readonly file: string; readonly grep?: string}[];
}

declare const mutants: readonly Mutant[];
export default mutants;
