const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=';
const bitsOfLetter = 6;

/** Reads `count` bits at a time from base64 text; returns `undefined` past the end. */
function bitReader(text: string) {
  let at = 0;
  return (count: number): number | undefined => {
    let value = 0;
    for (let bit = 0; bit < count; bit += 1, at += 1) {
      const letter = alphabet.indexOf(text.charAt(Math.floor(at / bitsOfLetter)));
      if (letter < 0 || at >= text.length * bitsOfLetter) return undefined;
      if (letter & (1 << (bitsOfLetter - 1 - (at % bitsOfLetter)))) value |= 1 << bit;
    }
    return value;
  };
}

/**
 * Decompresses the output of lz-string's `compressToBase64`. Returns `undefined` if the input is invalid or the result
 * would exceed `maxLength` characters. The library's own decompressor has no limit: a few hundred kilobytes of hostile
 * input would expand to gigabytes.
 */
export function decompressBounded(text: string, maxLength: number): string | undefined {
  const read = bitReader(text);
  // The first three codes are reserved: an 8-bit character follows, a 16-bit character follows, end of data.
  const dictionary: string[] = ['', '', ''];
  const parts: string[] = [];
  let length = 0;
  let last = '';
  let bits = 2;
  // Number of dictionary entries until lz-string widens its codes by one bit; its reserved code counts as an entry.
  let entriesUntilWider = 2;
  const countEntry = () => {
    entriesUntilWider -= 1;
    if (entriesUntilWider > 0) return;
    entriesUntilWider = 2 ** bits;
    bits += 1;
  };
  for (;;) {
    let code = read(bits);
    if (code === 2) return parts.join('');
    if (code === 0 || code === 1) {
      const letter = read(code === 0 ? 8 : 16);
      if (letter === undefined) return undefined;
      code = dictionary.push(String.fromCharCode(letter)) - 1;
      countEntry();
    }
    if (code === undefined) return undefined;
    const word = dictionary[code] ?? (code === dictionary.length && last ? last + last.charAt(0) : undefined);
    if (word === undefined) return undefined;
    length += word.length;
    if (length > maxLength) return undefined;
    parts.push(word);
    if (last) dictionary.push(last + word.charAt(0));
    countEntry();
    last = word;
  }
}
