/** Every way in which the API can fail, as simulated by the stand-in. */
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
  'null-roots',
  'no-roots',
  'page',
  'challenge',
  'trickle',
  'latency',
] as const;

/** Kinds that are answered eventually, only late. */
export const answeredLate: ReadonlySet<string> = new Set(['trickle', 'latency']);
