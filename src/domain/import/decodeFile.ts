import type {Steps} from '../value/steps';

const byteOrderMarks: readonly (readonly [encoding: string, ...bytes: number[]])[] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

/** The encodings between which the user chooses if a file doesn't show its own. */
const offered = ['UTF-8', 'Windows-1252', 'Windows-1251', 'Shift_JIS'] as const;

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

/** An encoding that a file may have, and a part of the file in it. */
export interface EncodingSample {
  readonly encoding: string;
  readonly sample: string;
}

/** The text of a file, or the encodings between which the user has to choose. */
export type Decoded = {readonly text: string} | {readonly encodings: readonly EncodingSample[]};

/** The words around the first byte that isn't UTF-8, up to a tag or quotation mark. `text`: all of it as UTF-8. */
function samplesOf(bytes: Uint8Array, text: string): readonly EncodingSample[] {
  const at = new TextEncoder().encode(text.slice(0, text.indexOf('\uFFFD'))).length;
  const near = Math.max(at - 40, 0);
  // In UTF-8, such a byte is not the first of a character.
  const begin =
    near +
    Math.max(
      bytes.subarray(near, at).findIndex(byte => (byte & 0xc0) !== 0x80),
      0,
    );
  const piecesIn = (encoding: string, end: number) =>
    new TextDecoder(encoding).decode(bytes.subarray(begin, end), {stream: true}).split(/[<>"\n]/);
  const place = piecesIn('UTF-8', at).length - 1;
  return offered.map(encoding => ({encoding, sample: piecesIn(encoding, at + 60)[place]?.trim() ?? ''}));
}

/** Whether a text read as UTF-8 is nearly whole: one wrong character in ten beyond ASCII, or only a cut end. */
function* isNearlyWhole(text: string): Steps<boolean> {
  let [wrong, beyond] = [0, 0];
  for (let at = 0; at < text.length - 1; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) wrong += 1;
    if (code > 127) beyond += 1;
    if (at % perStep === 0) yield;
  }
  return wrong * 10 <= beyond;
}

/**
 * Decodes a file (rule import-10). The encoding is chosen in this order: a byte order mark; UTF-16 if every other byte is zero; UTF-8 if
 * all bytes are valid; the XML declaration; UTF-8 if nearly all characters are valid, in which the others become U+FFFD;
 * otherwise the user chooses it. Decodes 256 KB per step; only joining the text, which copies it, is one step whatever
 * its size.
 */
export function* decodeFile(bytes: Uint8Array, chosen?: string): Steps<Decoded> {
  const marked = byteOrderMarks.find(([, ...mark]) => mark.every((byte, index) => bytes[index] === byte));
  // "<" or "{" and a zero: UTF-16 without a mark. A zero is valid UTF-8, too.
  const unmarked = bytes.length < 2 ? undefined : bytes[1] === 0 ? 'utf-16le' : bytes[0] === 0 ? 'utf-16be' : undefined;
  const known = chosen ?? marked?.[0] ?? unmarked;
  if (known !== undefined) return {text: (yield* decodeAs(bytes, known, false)) ?? ''};
  const text = yield* decodeAs(bytes, 'utf-8', true);
  if (text !== undefined) return {text};
  const declared = declaredIn(String.fromCharCode(...bytes.subarray(0, 200)));
  const isOther = declared !== undefined && !/^utf-?8$/i.test(declared);
  const asDeclared = isOther ? yield* decodeAs(bytes, declared, false) : undefined;
  if (asDeclared !== undefined) return {text: asDeclared};
  const repaired = (yield* decodeAs(bytes, 'utf-8', false)) ?? '';
  return (yield* isNearlyWhole(repaired)) ? {text: repaired} : {encodings: samplesOf(bytes, repaired)};
}
