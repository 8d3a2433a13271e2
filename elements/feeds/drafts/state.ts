/**
 * State of a draft: it was restored, it is available while the editor contains another text, or the browser cannot
 * store it.
 */
export type DraftState =
  | {readonly state: 'silent'}
  | {readonly state: 'unkept'}
  | {readonly state: 'restored'; readonly at: number; readonly discard: () => void}
  | {readonly state: 'offered'; readonly at: number; readonly accept: () => void; readonly discard: () => void};
