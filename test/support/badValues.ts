import {formatAt, mal, malEntry, other, own, ownEntry} from './listFiles';

/** Numbers that no list has. */
const numbers = [
  -1,
  -0.5,
  1e9,
  1e21,
  1e300,
  -1e300,
  2 ** 31,
  2 ** 53,
  0.1,
  -2147483649,
  65_536,
  1e6,
  7e7,
  8e8,
  9e9,
  1e10,
];
/** Values of another kind than a number. */
export const kinds: readonly unknown[] = [
  'x',
  [],
  {},
  true,
  false,
  '1',
  [1],
  {a: 1},
  '',
  'NaN',
  [[]],
  '-1',
  {toString: 1},
  'null',
  [null],
  '1e3',
];
/** Texts that would run as HTML. */
export const html = [
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<svg onload=alert(1)>', '"><b>', "'><i>"],
  ...['<iframe src=javascript:alert(1)>', '<a href="javascript:alert(1)">x</a>', '<style>*{}</style>', '</textarea>'],
  ...['<!--', ']]>', '<math><mtext>', '{{constructor}}', '${alert(1)}', '&lt;b&gt;', '<object data=x>'],
];

/** A file with one of these numbers in its one entry. */
export const withNumber = (index: number) => {
  const [number, format] = [numbers[index], formatAt(index)];
  if (format === 'own') return own([ownEntry({mediaId: number, progress: number})]);
  if (format === 'otherSite') return other([{name: 'A', status: 'watched', rating: number, times: number}]);
  return mal(`${malEntry}<my_watched_episodes>${String(number)}</my_watched_episodes>`);
};
