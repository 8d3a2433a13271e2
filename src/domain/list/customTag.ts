const words = /(?<!\S)#\S+/g;
const joinedWords = /(?<!\S)#(?:\\\s|\S)+/g;
const strict = '##STRICT';

/**
 * The custom tags of a note: words that start with `#`, with the `#` (spec 2, section 5: custom tags). A backslash before
 * a blank joins the next word to the tag (`#slow\ burn` is "#slow burn"), unless the note says `##STRICT`. What begins with
 * `#039` is the rest of an escaped apostrophe and no tag. Each tag comes once, in the spelling and order of the note.
 */
export function customTags(note: string | null | undefined): string[] {
  const text = note ?? '';
  const found = text.match(text.includes(strict) ? words : joinedWords) ?? [];
  const tags = found
    .filter(tag => !tag.startsWith('#039') && /^#[^#]/.test(tag))
    .map(tag => tag.replace(/\\(?=\s|$)/g, ''));
  return [...new Set(tags)];
}
