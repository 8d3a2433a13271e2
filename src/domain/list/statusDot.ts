/**
 * The font size (em) of the count in a status dot; smaller above 99 and above 999 so that it fits (the sizes are our
 * choice).
 */
export function dotFontSize(count: number): number {
  if (count > 999) return 0.65;
  return count > 99 ? 0.8 : 1;
}
