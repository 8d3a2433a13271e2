import {html, kinds, withNumber} from './badValues';
import {
  bytes,
  count,
  each,
  formatAt,
  goodIn,
  gzip,
  mal,
  malEntry,
  other,
  own,
  ownEntry,
  type Format,
} from './listFiles';

/** A file that isn't a list, or a bad one, for one of the formats. */
export interface BadFile {
  readonly name: string;
  readonly format: Format;
  readonly content: string | Blob | Uint8Array<ArrayBuffer>;
}

/** Files of one class, sixteen of each. */
export type BadClass = readonly [name: string, files: () => Promise<BadFile[]> | BadFile[]];

const named = (name: string, index: number, format: Format, content: BadFile['content']): BadFile => ({
  ...{name: `${name} ${index}`, format, content},
});

/** Bad files in twelve classes; each must be refused with a message, or its bad entries left out. */
export const badClasses: readonly BadClass[] = [
  [
    'truncated',
    () =>
      each(index => {
        const good = goodIn(formatAt(index));
        return named(
          'truncated',
          index,
          formatAt(index),
          good.slice(0, 1 + Math.floor(((good.length - 2) * index) / count)),
        );
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
    () => {
      // One megabyte many times, which takes no memory.
      const megabyte = new Blob([' '.repeat(1024 * 1024)]);
      return each(index =>
        named('too large', index, formatAt(index), new Blob(Array.from({length: 33 + index * 2}, () => megabyte))),
      );
    },
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
        return named(
          '__proto__',
          index,
          'otherSite',
          `${poison}, "export": {"__proto__": {"type": "anime"}}, "entries": []}`,
        );
      }),
  ],
  [
    'wrong version',
    () =>
      each(index =>
        named(
          'wrong version',
          index,
          'own',
          own([ownEntry()], {version: [`${index + 2}.00`, index + 2, null, {}][index % 4]}),
        ),
      ),
  ],
  [
    'half a gzip',
    () =>
      Promise.all(
        each(async index => {
          const whole = await gzip(goodIn('mal').repeat(50 + index));
          return named(
            'half a gzip',
            index,
            'mal',
            whole.slice(0, 3 + Math.floor(((whole.length - 5) * index) / count)),
          );
        }),
      ),
  ],
  [
    'entity bombs',
    () =>
      each(index => {
        const entities = Array.from({length: index + 2}, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`);
        const head = `<!DOCTYPE a [<!ENTITY e0 "lol">${entities.join('')}]>`;
        return named(
          'entity bomb',
          index,
          'mal',
          mal(malEntry.replace('Watching', `&e${index};`), index % 2 ? head : ''),
        );
      }),
  ],
];
