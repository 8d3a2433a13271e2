/** The beginning of a long text, up to this many characters, with an ellipsis in place of the rest. */
export function shorten(text: string, maxLength = 200): string {
  // No more units than this can be needed, and a text may have a million.
  const characters = [...text.slice(0, 2 * maxLength + 2)];
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : text;
}
