/**
 * Parses an address; `undefined` if it is invalid. Like `URL.parse`, which Chromium has had since 126 and Safari since
 * 18.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
