const address = /^(?:(?:https?:\/\/)?(?:www\.)?anilist\.co)?\/(?:anime|manga)\/(\d{1,9})(?![^/?#\s])/i;

/**
 * The id of a media item in a typed or pasted text: a number of 1 or more, or the address of its page. `undefined` for
 * anything else.
 */
export function typedMediaId(text: string): number | undefined {
  const plain = text.trim();
  const id = Number(address.exec(plain)?.[1] ?? (/^\d{1,9}$/.test(plain) ? plain : 0));
  return id > 0 ? id : undefined;
}
