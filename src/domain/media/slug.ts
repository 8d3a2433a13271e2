const surrogates = /\p{Surrogate}/gu;

/**
 * The part of an address that names a media item (rule media-16). White space, slashes, colons and stars become
 * hyphens, a number in parentheses loses the parentheses, `. ) \ ? # ! , % ’` are dropped, ä becomes a, × becomes x,
 * and the rest is URI-encoded. Returns an empty slug if the title contains one of `badWords`, which safe-for-work mode
 * supplies. Unpaired surrogates, which a shortened title may end in, are dropped because they cannot be encoded.
 */
export function slug(title: string, badWords: readonly string[] = []): string {
  const readable = title
    .replace(/[\s/:★☆]/g, '-')
    .replace(/\((\d+)\)/g, '$1')
    .replace(/[.)\\?#!,%’]/g, '')
    .replace(/ä/g, 'a')
    .replace(/×/g, 'x')
    .replace(surrogates, '');
  const lowerCase = readable.toLowerCase();
  return badWords.some(word => lowerCase.includes(word.toLowerCase())) ? '' : encodeURIComponent(readable);
}
