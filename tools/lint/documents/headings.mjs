// The anchors of the headings in a Markdown document, as GitHub writes them.

/** The anchor of a heading: lower case, without punctuation, with hyphens for spaces. */
export const anchorOf = heading =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');

/** The anchors of all headings. A heading that occurs again gets a number. */
export function anchorsIn(markdown) {
  const counts = new Map();
  return new Set(
    Array.from(markdown.replace(/^```[^]*?^```/gm, '').matchAll(/^#{1,6} (.+)$/gm), ([, heading]) => {
      const anchor = anchorOf(heading);
      const count = counts.get(anchor) ?? 0;
      counts.set(anchor, count + 1);
      return count ? `${anchor}-${count}` : anchor;
    }),
  );
}
