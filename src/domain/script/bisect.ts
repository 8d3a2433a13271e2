/** The state of a bisection that looks for the one feature causing a problem. */
export interface Bisect {
  /** Features that may still be the cause, in catalogue order. */
  readonly suspects: readonly string[];
  /** Features that are off during this step. */
  readonly off: readonly string[];
  /** Number of questions answered so far. */
  readonly step: number;
}

/** The outcome of a step: keep asking, the cause was found, or no feature is the cause. */
export type BisectResult =
  | {readonly kind: 'asking'; readonly search: Bisect}
  | {readonly kind: 'found'; readonly id: string}
  /** The problem remained with every feature off, so this script is not the cause. */
  | {readonly kind: 'innocent'};

/** Starts a bisection over the enabled features, first with all of them off. Returns `undefined` if none is enabled. */
export const startBisect = (on: readonly string[]): Bisect | undefined =>
  on.length ? {suspects: on, off: on, step: 0} : undefined;

/** The maximum number of questions left. */
export const remainingQuestions = ({suspects, step}: Bisect) =>
  (step === 0 ? 1 : 0) + Math.ceil(Math.log2(suspects.length));

const splitSuspects = (suspects: readonly string[], step: number): BisectResult => {
  const [only] = suspects;
  if (suspects.length === 1 && only !== undefined) return {kind: 'found', id: only};
  return {kind: 'asking', search: {suspects, off: suspects.slice(0, Math.ceil(suspects.length / 2)), step}};
};

/** The next step, given the answer to "is the problem gone?". */
export function nextStep({suspects, off, step}: Bisect, isGone: boolean): BisectResult {
  if (step === 0) return isGone ? splitSuspects(suspects, 1) : {kind: 'innocent'};
  return splitSuspects(isGone ? off : suspects.filter(id => !off.includes(id)), step + 1);
}
