import type {MessageTable} from '#domain/text/messages';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
// Letters that the site's fonts contain, so that a page has the same size on every machine.
const accented = 'åßçðéƒĝĥîĵķļḿñöþọŕšţûѵŵҳýžÅẞÇÐÉ₣ĜĤÎĴĶĻḾÑÖÞỌŔŠŢÛѴŴҲÝŽ';
const accents = new Map([...plain].map((letter, index) => [letter, [...accented][index] ?? letter]));

/** Marks around an inserted value while a message is composed, so that it stays unchanged. */
const [open, close] = ['\uE000', '\uE001'];
/** Inserted values, and placeholders for nodes such as `{link}`. */
const untouched = /(\uE000[^\uE001]*\uE001|\{\w+\})/;

/** A text in the pseudo-locale: accented, 40 % longer and in brackets, such as "[Ŝĥöŵš ~~]". */
export function pseudo(text: string): string {
  if (!text) return text;
  const pieces = text.split(untouched).map((piece, index) => (index % 2 ? piece : piece.replace(/[a-z]/gi, letter)));
  const written = pieces.join('').replaceAll(open, '').replaceAll(close, '');
  // In words of at most five characters, so that the text can be broken into lines like any other.
  const longer = '~'.repeat(Math.ceil(written.length * 0.4)).replace(/~{5}(?=~)/g, '~~~~~ ');
  return `[${written} ${longer}]`;
}

const letter = (plainLetter: string) => accents.get(plainLetter) ?? plainLetter;

const marked = (value: unknown) => (typeof value === 'string' ? `${open}${value}${close}` : value);

/** Texts of a table in the pseudo-locale; texts inserted into a message are not changed. */
export const pseudoTable = (table: MessageTable): MessageTable =>
  Object.fromEntries(
    Object.entries(table).map(([name, message]) => [
      name,
      typeof message === 'string'
        ? pseudo(message)
        : (...values: never[]) => pseudo(message(...(values.map(marked) as never[]))),
    ]),
  );
