/** Decodes a part of an address; returns it unchanged if the encoding is invalid, since users can type any address. */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
