/** The beginning of a long text, of at most so many characters, with an ellipsis in place of what is left out. */
export function shorten(text: string, most = 200): string {
  // No more units than this can be needed, and a text may have a million.
  const characters = [...text.slice(0, 2 * most + 2)];
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text;
}
