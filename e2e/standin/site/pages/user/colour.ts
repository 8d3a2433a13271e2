/** Converts a hex colour to the r,g,b triplet that the site's variables use, or null if it is not one. */
export function triplet(colour: string): string | null {
  const hex = /^#?([0-9a-f]{6})$/i.exec(colour)?.[1];
  if (!hex) return null;
  return [0, 2, 4].map(at => parseInt(hex.slice(at, at + 2), 16)).join(',');
}
