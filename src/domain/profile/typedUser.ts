import {decodeSafely} from '../text/decodeSafely';

const address = /^(?:(?:https?:\/\/)?(?:www\.)?anilist\.co)?\/user\/([^/?#\s]+)/i;

/** The name or number of a user in what was typed or pasted: a name, a number, or the address of a page of the user. */
export function typedUser(text: string): string {
  const plain = text.trim();
  const found = address.exec(plain)?.[1];
  return found === undefined ? plain.replace(/^@/, '') : decodeSafely(found);
}

/** The id that a name of digits only may be; AniList's own links address users so. */
export function userNumber(name: string): number | undefined {
  const id = /^\d{1,9}$/.test(name) ? Number(name) : 0;
  return id > 0 ? id : undefined;
}
