const allowed = new Set([
  'b',
  'i',
  'em',
  'strong',
  'del',
  'br',
  'center',
  'p',
  'div',
  'span',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'ul',
  'ol',
  'li',
  'blockquote',
  'code',
  'pre',
  'hr',
  'details',
  'summary',
  'sup',
  'sub',
  'a',
  'img',
]);
const attributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'width', 'height', 'alt'],
  div: ['align'],
  p: ['align'],
};
/** URLs that may be used in href and src. */
export const safeUrl = /^(https?:\/\/|\/|#)/i;

/**
 * Keeps the tags that the site allows, with harmless attributes only. Scripts and styles are removed with their
 * content.
 */
export function sanitizeHtml(source: string): string {
  const bare = source.replace(
    /<(script|style|iframe|object|svg|math|template|noscript|textarea|title)\b[\s\S]*?(<\/\1\s*>|$)/gi,
    '',
  );
  return bare.replace(
    /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>|<|>(?=[^\n])/gi,
    (whole, close: string | undefined, tag: string | undefined, rest: string | undefined) => {
      if (!tag) return whole === '<' ? '&lt;' : whole;
      const name = tag.toLowerCase();
      if (!allowed.has(name)) return '';
      if (close) return `</${name}>`;
      const kept = [...(rest ?? '').matchAll(/([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi)].flatMap(
        ([, key = '', a, b, c]) => {
          const value = a ?? b ?? c ?? '';
          const known = attributes[name]?.includes(key.toLowerCase());
          const isAddress = /^(href|src)$/i.test(key);
          return known && (!isAddress || safeUrl.test(value))
            ? [` ${key.toLowerCase()}="${value.replaceAll('"', '&quot;')}"`]
            : [];
        },
      );
      return `<${name}${kept.join('')}${name === 'a' ? ' rel="noopener noreferrer" target="_blank"' : ''}>`;
    },
  );
}
