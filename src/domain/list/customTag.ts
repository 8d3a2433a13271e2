const words = /(?<!\S)#\S+/g;
const joinedWords = /(?<!\S)#(?:\\\s|\S)+/g;
const strict = '##STRICT';

/**
 * Extracts the custom tags of a note: words that start with `#`, returned with the `#`
 * (rule statistics-12). A backslash before a space joins the next word to the tag (`#slow\ burn` is "#slow burn"), unless the note
 * contains `##STRICT`. Words starting with `#039` are ignored: they are the rest of an escaped apostrophe. Tags are
 * unique and keep the spelling and order of the note.
 */
export function customTags(note: string | null | undefined): string[] {
  const text = note ?? '';
  const found = text.match(text.includes(strict) ? words : joinedWords) ?? [];
  const tags = found
    .filter(tag => !tag.startsWith('#039') && /^#[^#]/.test(tag))
    .map(tag => tag.replace(/\\(?=\s|$)/g, ''));
  return [...new Set(tags)];
}
