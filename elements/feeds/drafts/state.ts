/** What there is to say of a draft: it was put back, another text stands in its place, or the browser does not keep it. */
export type DraftState =
  | {readonly state: 'silent'}
  | {readonly state: 'unkept'}
  | {readonly state: 'restored'; readonly at: number; readonly discard: () => void}
  | {readonly state: 'offered'; readonly at: number; readonly take: () => void; readonly discard: () => void};
