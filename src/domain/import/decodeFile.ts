import type {Steps} from '../value/steps';

const byteOrderMarks: readonly (readonly [encoding: string, ...bytes: number[]])[] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

/** The encoding in an XML declaration. */
const declaredIn = (head: string) => /^<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/i.exec(head)?.[1];

/** Number of bytes decoded in one step. */
const perStep = 256 * 1024;

function* decodeAs(bytes: Uint8Array, encoding: string, isFatal: boolean): Steps<string | undefined> {
  const parts: string[] = [];
  try {
    const decoder = new TextDecoder(encoding, {fatal: isFatal});
    for (let begin = 0; begin < bytes.length; begin += perStep) {
      parts.push(decoder.decode(bytes.subarray(begin, begin + perStep), {stream: true}));
      yield;
    }
    parts.push(decoder.decode());
  } catch {
    return undefined;
  }
  return parts.join('');
}

/**
 * Decodes a file. The encoding is chosen in this order: a byte order mark; UTF-8 if all bytes are valid; UTF-16 if
 * every other byte is zero; the XML declaration; Windows-1252, in which no byte is invalid. Decodes 256 KB per step;
 * only joining the text, which copies it, is one step whatever its size.
 */
export function* decodeFile(bytes: Uint8Array): Steps<string> {
  const marked = byteOrderMarks.find(([, ...mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return (yield* decodeAs(bytes, marked[0], false)) ?? '';
  // "<" or "{" and a zero: UTF-16 without a mark. A zero is valid UTF-8, too.
  if (bytes.length > 1 && bytes[1] === 0) return (yield* decodeAs(bytes, 'utf-16le', false)) ?? '';
  if (bytes.length > 1 && bytes[0] === 0) return (yield* decodeAs(bytes, 'utf-16be', false)) ?? '';
  const text = yield* decodeAs(bytes, 'utf-8', true);
  if (text !== undefined) return text;
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  const declared = declaredIn(head);
  const isOther = declared !== undefined && !/^utf-?8$/i.test(declared);
  return (
    (isOther ? yield* decodeAs(bytes, declared, false) : undefined) ??
    (yield* decodeAs(bytes, 'windows-1252', false)) ??
    ''
  );
}
