const byteOrderMarks: readonly (readonly [encoding: string, ...bytes: number[]])[] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

/** The encoding in the declaration of a file of XML. */
const declaredIn = (head: string) => /^<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/i.exec(head)?.[1];

function decodeAs(bytes: Uint8Array, encoding: string, isFatal: boolean): string | undefined {
  try {
    return new TextDecoder(encoding, {fatal: isFatal}).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The text of a file. A byte order mark decides, then UTF-8 where all bytes are valid, then UTF-16 where every other byte is zero, then what a
 * declaration of XML says, and at last the encoding of Windows, in which no byte is invalid.
 */
export function decodeFile(bytes: Uint8Array): string {
  const marked = byteOrderMarks.find(([, ...mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return decodeAs(bytes, marked[0], false) ?? '';
  // "<" or "{" and a zero: UTF-16 without a mark. A zero is valid UTF-8, too.
  if (bytes.length > 1 && bytes[1] === 0) return decodeAs(bytes, 'utf-16le', false) ?? '';
  if (bytes.length > 1 && bytes[0] === 0) return decodeAs(bytes, 'utf-16be', false) ?? '';
  const text = decodeAs(bytes, 'utf-8', true);
  if (text !== undefined) return text;
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  const declared = declaredIn(head);
  const isOther = declared !== undefined && !/^utf-?8$/i.test(declared);
  return (isOther ? decodeAs(bytes, declared, false) : undefined) ?? decodeAs(bytes, 'windows-1252', false) ?? '';
}
