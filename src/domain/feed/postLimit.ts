import {encodeEmoji} from '../text/characterReferences';

/** The most characters of a post, and of a reply to an activity. */
const limits = {post: 10_000, reply: 8000} as const;

/** The length of a text that is too long only once it is encoded, and the limit. */
export interface Excess {
  readonly length: number;
  readonly limit: number;
}

/** Whether a text exceeds the limit only because its emoji are sent as references; `undefined` if it doesn't. */
export function excessOfEmoji(text: string, kind: keyof typeof limits): Excess | undefined {
  const limit = limits[kind];
  // Each code unit becomes at most nine characters.
  if (text.length * 9 <= limit) return undefined;
  const {length} = encodeEmoji(text);
  return length > limit && [...text].length <= limit ? {length, limit} : undefined;
}
