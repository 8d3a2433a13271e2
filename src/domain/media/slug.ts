const halves = /\p{Surrogate}/gu;

/**
 * The part of an address that names a work (spec 1, section 5: safe-URL slug). White space, slashes, colons and stars
 * become hyphens, a bracketed number keeps the number, `. ) \ ? # ! , % ’` are dropped, ä becomes a, × becomes x, and the
 * rest is URI-encoded. A title that contains one of the bad words (safe-for-work mode passes them) has no slug.
 * Halves of characters, which shortened titles may end in, are dropped since they cannot be encoded.
 */
export function slug(title: string, badWords: readonly string[] = []): string {
  const readable = title
    .replace(/[\s/:★☆]/g, '-')
    .replace(/\((\d+)\)/g, '$1')
    .replace(/[.)\\?#!,%’]/g, '')
    .replace(/ä/g, 'a')
    .replace(/×/g, 'x')
    .replace(halves, '');
  const small = readable.toLowerCase();
  return badWords.some(word => small.includes(word.toLowerCase())) ? '' : encodeURIComponent(readable);
}
