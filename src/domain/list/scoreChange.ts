/** A changed score on a list whose row the site has not rendered again. */
export interface ScoreChange {
  /** The score shown by the site. */
  readonly was: number;
  /** The score shown instead. */
  readonly score: number;
  /** The score accepted by the API; `undefined`: none so far. */
  readonly saved: number | undefined;
}

/** Whether a change still applies to a row: the row shows the new score, or the one before it. */
export const applies = (change: ScoreChange | undefined, shown: number): change is ScoreChange =>
  change !== undefined && (shown === change.score || shown === change.was);

/** The change after a step to another score. */
export const changedTo = (change: ScoreChange | undefined, shown: number, score: number): ScoreChange =>
  applies(change, shown) ? {...change, score} : {was: shown, score, saved: undefined};

/** The change after the API has accepted a score. */
export const accepted = (change: ScoreChange, score: number): ScoreChange => ({...change, saved: score});

/**
 * The change after the API has refused one (rule api-10): back to the last saved score; `undefined`: to the site's own
 * score.
 */
export const refused = ({was, saved}: ScoreChange): ScoreChange | undefined =>
  saved === undefined ? undefined : {was, score: saved, saved};
