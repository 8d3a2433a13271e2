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
 * would exceed `longest` characters. The library's own decompressor has no limit: a few hundred kilobytes of hostile
 * input would expand to gigabytes.
 */
export function decompressBounded(text: string, longest: number): string | undefined {
  const read = bitReader(text);
  // The first three codes are reserved: an 8-bit character follows, a 16-bit character follows, end of data.
  const words: string[] = ['', '', ''];
  const parts: string[] = [];
  let length = 0;
  let last = '';
  let bits = 2;
  // Number of dictionary entries until lz-string widens its codes by one bit; its reserved code counts as an entry.
  let untilWider = 2;
  const counted = () => {
    untilWider -= 1;
    if (untilWider > 0) return;
    untilWider = 2 ** bits;
    bits += 1;
  };
  for (;;) {
    let code = read(bits);
    if (code === 2) return parts.join('');
    if (code === 0 || code === 1) {
      const letter = read(code === 0 ? 8 : 16);
      if (letter === undefined) return undefined;
      code = words.push(String.fromCharCode(letter)) - 1;
      counted();
    }
    if (code === undefined) return undefined;
    const word = words[code] ?? (code === words.length && last ? last + last.charAt(0) : undefined);
    if (word === undefined) return undefined;
    length += word.length;
    if (length > longest) return undefined;
    parts.push(word);
    if (last) words.push(last + word.charAt(0));
    counted();
    last = word;
  }
}
