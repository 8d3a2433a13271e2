/** Bytes of a name without its extension; file systems take 255 with it (rule export-4). */
const maxBytes = 180;

/** What some system refuses in a name, and what shows a name as another one: control and direction characters. */
const refused = /[<>:"/\\|?*]/g;
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Names that Windows keeps for devices, with any extension. */
const device = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i;

/** The longest beginning that fits, cut between characters. */
function shorten(name: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let short = '';
  for (const character of name) {
    bytes += encoder.encode(character).length;
    if (bytes > maxBytes) break;
    short += character;
  }
  return short;
}

/**
 * A file name that every system takes, of any text: 'a/b' and 'csv' make "a-b.csv" (rule export-4). A text of which
 * nothing is left makes "table".
 */
export function fileNameOf(title: string, extension: string): string {
  const plain = title.replace(/\s+/g, ' ').replace(invisible, '').replace(refused, '-');
  // A name must not end in a dot or a space, and one that begins with a dot is hidden.
  const name = shorten(plain.replace(/^[\s.]+/, '')).replace(/[\s.]+$/, '');
  return `${name.replace(device, '$&-') || 'table'}.${extension}`;
}
