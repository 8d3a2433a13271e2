const reference = /&#(x[\da-f]+|\d+);/gi;

/** The last character of the plane that AniList's database can store. */
const lastStored = 0xffff;
const lastCharacter = 0x10ffff;

/** Replaces numeric character references by their characters; `beyond`: only those above this code point. */
export const decodeReferences = (text: string, beyond = -1): string =>
  text.replace(reference, (whole, code: string) => {
    const point = Number(code.toLowerCase().replace(/^x/, '0x'));
    return point > beyond && point <= lastCharacter ? String.fromCodePoint(point) : whole;
  });

const named: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0'};

/**
 * Decodes a stored text: numeric references and the five named ones of XML become characters, once (`&amp;lt;` is
 * `&lt;`). For every text from AniList that is shown, searched, compared or exported.
 */
export const decodeText = (text: string): string =>
  text.replace(/&(?:#(?:x[\da-f]+|\d+)|amp|lt|gt|quot|apos|nbsp);/gi, whole =>
    whole[1] === '#' ? decodeReferences(whole) : (named[whole.slice(1, -1).toLowerCase()] ?? whole),
  );

/**
 * Writes emoji, and all other characters that AniList cannot store, as numeric references (rule feed-20). Unpaired
 * surrogates are left out, since they aren't characters.
 */
export const encodeEmoji = (text: string): string =>
  text.replace(/[\u{10000}-\u{10ffff}]|\p{Surrogate}/gu, character => {
    const point = character.codePointAt(0) ?? 0;
    return point > lastStored ? `&#${point};` : '';
  });

/** Whether AniList can store a text that it does not render, such as the name of a list, which can't be encoded. */
export const isStorable = (text: string): boolean => !/[\u{10000}-\u{10ffff}]/u.test(text);

/** The inverse of `encodeEmoji`; other references stay unchanged. */
export const decodeEmoji = (text: string): string => decodeReferences(text, lastStored);
