import {decodeSafely} from '../text/decodeSafely';

const address = /^(?:(?:https?:\/\/)?(?:www\.)?anilist\.co)?\/user\/([^/?#\s]+)/i;

/** The name or number of a user in a typed or pasted text: a name, a number, or the address of a page of the user. */
export function typedUser(text: string): string {
  const plain = text.trim();
  const found = address.exec(plain)?.[1];
  return found === undefined ? plain.replace(/^@/, '') : decodeSafely(found);
}

/** Whether a typed or pasted text names a user. Another address, for instance of an anime, doesn't. */
export const isUser = (text: string): boolean =>
  address.test(text.trim()) || /^[^\s/:?#,]{1,50}$/.test(typedUser(text));

/** The id in a name that consists only of digits; AniList's own links address users this way. */
export function userNumber(name: string): number | undefined {
  const id = /^\d{1,9}$/.test(name) ? Number(name) : 0;
  return id > 0 ? id : undefined;
}
