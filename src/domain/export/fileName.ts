/** Maximum length of a name without its extension, in bytes; file systems allow 255 with it. */
const maxBytes = 180;

/** Characters that some system refuses in a name. */
const refused = /[<>:"/\\|?*]/g;
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Names that Windows reserves for devices, with any extension. */
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
 * Creates a file name that is valid on every system from any text: 'a/b' and 'csv' become "a-b.csv". Refused characters
 * become hyphens; control and direction characters, which can disguise a name, are removed. If nothing is left, the
 * name is "table".
 */
export function fileNameOf(title: string, extension: string): string {
  const plain = title.replace(/\s+/g, ' ').replace(invisible, '').replace(refused, '-');
  // A name must not end in a dot or a space, and one with a leading dot is hidden.
  const name = shorten(plain.replace(/^[\s.]+/, '')).replace(/[\s.]+$/, '');
  return `${name.replace(device, '$&-') || 'table'}.${extension}`;
}
