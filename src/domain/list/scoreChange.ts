/** A changed score on a list whose row the site has not rendered again. */
export interface ScoreChange {
  /** The score in the site's row. */
  readonly was: number;
  /** The score shown instead. */
  readonly score: number;
  /** The score accepted by the API; `undefined`: none so far. */
  readonly saved: number | undefined;
}

/** Whether a change still applies to the row: the site must not have changed its score, `was`, in the meantime. */
export const applies = (change: ScoreChange | undefined, was: number): change is ScoreChange =>
  change !== undefined && was === change.was;

/** The change after a step to another score; `was`: the score in the site's row. */
export const changedTo = (change: ScoreChange | undefined, was: number, score: number): ScoreChange =>
  applies(change, was) ? {...change, score} : {was, score, saved: undefined};

/** The change after the API has accepted a score. */
export const accepted = (change: ScoreChange, score: number): ScoreChange => ({...change, saved: score});

/**
 * The change after the API has refused one (rule api-10): back to the last saved score; `undefined`: to the site's own
 * score.
 */
export const refused = ({was, saved}: ScoreChange): ScoreChange | undefined =>
  saved === undefined ? undefined : {was, score: saved, saved};
