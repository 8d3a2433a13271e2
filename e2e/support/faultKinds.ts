/** Every way in which the API can fail, as the stand-in plays it. */
export const faultKinds = [
  'invalid-token',
  '404',
  '429',
  '500',
  '403',
  'cut',
  'wrong-shape',
  'truncated',
  'null-data',
  'trickle',
  'latency',
] as const;

/** These are answered in the end: late, or after the pause that the API asked for. */
export const answeredLate: ReadonlySet<string> = new Set(['trickle', 'latency']);
