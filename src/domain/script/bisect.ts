/** A search for the one feature that causes a trouble, by halves. */
export interface Bisect {
  /** Features that may still be it, in catalogue order. */
  readonly suspects: readonly string[];
  /** Those that are off at this step. */
  readonly off: readonly string[];
  /** Questions answered. */
  readonly step: number;
}

export type Verdict =
  | {readonly kind: 'asking'; readonly search: Bisect}
  | {readonly kind: 'found'; readonly id: string}
  /** The trouble stayed with everything off: it is not ours. */
  | {readonly kind: 'innocent'};

/** Begins a search among the features that are on: first with all of them off. `undefined` where none is on. */
export const startBisect = (on: readonly string[]): Bisect | undefined =>
  on.length ? {suspects: on, off: on, step: 0} : undefined;

/** Questions left at most. */
export const questionsLeft = ({suspects, step}: Bisect) => (step === 0 ? 1 : 0) + Math.ceil(Math.log2(suspects.length));

const halved = (suspects: readonly string[], step: number): Verdict => {
  const [only] = suspects;
  if (suspects.length === 1 && only !== undefined) return {kind: 'found', id: only};
  return {kind: 'asking', search: {suspects, off: suspects.slice(0, Math.ceil(suspects.length / 2)), step}};
};

/** The next step after the answer to "is the trouble gone?". */
export function answered({suspects, off, step}: Bisect, isGone: boolean): Verdict {
  if (step === 0) return isGone ? halved(suspects, 1) : {kind: 'innocent'};
  return halved(isGone ? off : suspects.filter(id => !off.includes(id)), step + 1);
}
