import {createAttackVectors} from './vectors';

/** Texts that people write, by the names of their fields; where the site shows them it escapes them. */
const written = new Set([
  ...['romaji', 'english', 'native', 'userPreferred', 'full', 'alternative', 'title', 'name', 'summary', 'reason'],
  ...['notes', 'context', 'donatorBadge', 'hashtag', 'site', 'language', 'category', 'role', 'siteName'],
]);
/** Texts that may be HTML or markdown; the site's own are as its sanitiser left them. */
const formatted = new Set(['text', 'message', 'body', 'comment', 'about', 'description', 'html']);
const addresses = new Set(['url', 'siteUrl']);

/** Puts a vector into every text of other people in an answer, another one each time. */
export class HostileTexts {
  private readonly vectors = createAttackVectors();
  private readonly served = new Set<number>();
  private next = 0;
  enabled = false;

  clear(): void {
    this.enabled = false;
    this.next = 0;
    this.served.clear();
  }

  /** How many different vectors went out, and how many there are. */
  count(): {readonly served: number; readonly of: number} {
    return {served: this.served.size, of: this.vectors.length};
  }

  private nextVector(): string {
    const index = this.next++ % this.vectors.length;
    this.served.add(index);
    return this.vectors[index] ?? '';
  }

  /** A copy of an answer's data with vectors for texts; the viewer keeps their name, by which lists are asked for. */
  rewrite(data: unknown, who: 'site' | 'api', key = ''): unknown {
    if (key === 'Viewer' || key === 'viewer') return data;
    if (Array.isArray(data)) return data.map(each => this.rewrite(each, who, key));
    if (typeof data === 'object' && data !== null)
      return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, this.rewrite(value, who, name)]));
    if (typeof data !== 'string') return data;
    if (written.has(key) || (who === 'api' && formatted.has(key))) return this.nextVector();
    if (who === 'api' && addresses.has(key)) return `javascript:xss(${String(this.next)})`;
    return data;
  }
}
