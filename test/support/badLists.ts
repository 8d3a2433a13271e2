/** A file that is no list, or a bad one, for one of the formats. */
export interface BadFile {
  readonly name: string;
  readonly format: 'own' | 'mal' | 'otherSite';
  readonly content: string | Uint8Array<ArrayBuffer>;
}

type Json = Record<string, unknown>;

const count = 16;
const each = <T>(make: (index: number) => T): T[] => Array.from({length: count}, (_, index) => make(index));

const ownEntry = (more: Json = {}): Json => ({mediaId: 1, status: 'CURRENT', score: 50, progress: 1, ...more});
const own = (entries: readonly unknown[], more: Json = {}): string =>
  JSON.stringify({version: '1.01', type: 'ANIME', MediaListCollection: {lists: [{entries}]}, ...more});
const other = (entries: readonly unknown[], more: Json = {}): string =>
  JSON.stringify({user: {name: 'a'}, export: {type: 'anime', date: '2026-01-01'}, entries, ...more});
const mal = (entry: string, head = ''): string =>
  `${head}<myanimelist><myinfo><user_export_type>1</user_export_type></myinfo><anime>${entry}</anime></myanimelist>`;
const malEntry = '<series_animedb_id>1</series_animedb_id><my_status>Watching</my_status>';

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

async function gzip(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const formats = ['own', 'mal', 'otherSite'] as const;
const formatAt = (index: number) => formats[index % formats.length] ?? 'own';
const goodIn = (format: BadFile['format']) =>
  format === 'own'
    ? own([ownEntry()])
    : format === 'mal'
      ? mal(malEntry)
      : other([{name: 'A', status: 'watched', rating: 3, times: 1}]);

/** Numbers that no list has. */
const numbers = [-1, -0.5, 1e9, 1e21, 1e300, -1e300, 2 ** 31, 2 ** 53, 0.1, -2147483649, 65_536, 1e6, 7e7, 8e8, 9e9, 1e10];
/** Values of another kind than a number. */
const kinds = ['x', [], {}, true, false, '1', [1], {a: 1}, '', 'NaN', [[]], '-1', {toString: 1}, 'null', [null], '1e3'];
const html = [
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<svg onload=alert(1)>', '"><b>', "'><i>"],
  ...['<iframe src=javascript:alert(1)>', '<a href="javascript:alert(1)">x</a>', '<style>*{}</style>', '</textarea>'],
  ...['<!--', ']]>', '<math><mtext>', '{{constructor}}', '${alert(1)}', '&lt;b&gt;', '<object data=x>'],
];

const withNumber = (index: number) => {
  const [number, format] = [numbers[index], formatAt(index)];
  if (format === 'own') return own([ownEntry({[index % 2 ? 'progress' : 'mediaId']: number})]);
  if (format === 'otherSite') return other([{name: 'A', status: 'watched', rating: number, times: number}]);
  return mal(malEntry.replace('>1<', `>${String(number)}<`).replace('>1<', '>0<'));
};

/** Files of one class, sixteen of each. */
export type BadClass = readonly [name: string, files: () => Promise<BadFile[]> | BadFile[]];

const named = (name: string, index: number, format: BadFile['format'], content: BadFile['content']): BadFile => ({
  ...{name: `${name} ${index}`, format, content},
});

/** Bad files in twelve classes; each must be refused with a message, or its bad entries left out. */
export const badClasses: readonly BadClass[] = [
  [
    'truncated',
    () =>
      each(index => {
        const good = goodIn(formatAt(index));
        return named('truncated', index, formatAt(index), good.slice(0, 1 + Math.floor(((good.length - 2) * index) / count)));
      }),
  ],
  [
    'wrong type',
    () =>
      each(index => {
        const wrong = kinds[index];
        if (index % 2) return named('wrong type', index, 'own', own([ownEntry({progress: wrong, score: wrong})]));
        return named('wrong type', index, 'otherSite', other([{name: wrong, status: wrong, rating: wrong}]));
      }),
  ],
  [
    'wrong encoding',
    () =>
      each(index => {
        const good = bytes(goodIn(formatAt(index)));
        return named('wrong encoding', index, formatAt(index), new Uint8Array([...good, 0xc0 + index, 0x20]));
      }),
  ],
  [
    'too large',
    () => each(index => named('too large', index, formatAt(index), new Uint8Array(33 * 1024 * 1024).fill(0x20 + index))),
  ],
  [
    'deep nesting',
    () =>
      each(index => {
        const depth = 1000 * (index + 1);
        if (formatAt(index) === 'mal') return named('deep nesting', index, 'mal', '<a>'.repeat(depth));
        return named('deep nesting', index, formatAt(index), '['.repeat(depth) + ']'.repeat(depth));
      }),
  ],
  [
    'duplicate ids',
    () =>
      each(index =>
        named('duplicate ids', index, 'own', own(Array.from({length: index + 2}, () => ownEntry({score: -1 - index})))),
      ),
  ],
  ['negative and huge numbers', () => each(index => named('number', index, formatAt(index), withNumber(index)))],
  [
    'HTML in every text',
    () =>
      each(index => {
        const attack = html[index] ?? '';
        if (index % 2) return named('HTML', index, 'otherSite', other([{name: attack, status: attack}]));
        const media = {title: {romaji: attack}};
        return named('HTML', index, 'own', own([ownEntry({status: attack, notes: attack, media})]));
      }),
  ],
  [
    '__proto__',
    () =>
      each(index => {
        const poison = `{"__proto__": {"version": "1.01", "polluted": ${index}}, "constructor": {"prototype": {"polluted": 1}}`;
        if (index % 2) return named('__proto__', index, 'own', `${poison}}`);
        return named('__proto__', index, 'otherSite', `${poison}, "export": {"__proto__": {"type": "anime"}}, "entries": []}`);
      }),
  ],
  [
    'wrong version',
    () => each(index => named('wrong version', index, 'own', own([ownEntry()], {version: [`${index + 2}.00`, index + 2, null, {}][index % 4]}))),
  ],
  [
    'half a gzip',
    () =>
      Promise.all(
        each(async index => {
          const whole = await gzip(goodIn('mal').repeat(50 + index));
          return named('half a gzip', index, 'mal', whole.slice(0, 3 + Math.floor(((whole.length - 5) * index) / count)));
        }),
      ),
  ],
  [
    'entity bombs',
    () =>
      each(index => {
        const entities = Array.from({length: index + 2}, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`);
        const head = `<!DOCTYPE a [<!ENTITY e0 "lol">${entities.join('')}]>`;
        return named('entity bomb', index, 'mal', mal(malEntry.replace('Watching', `&e${index};`), index % 2 ? head : ''));
      }),
  ],
];
