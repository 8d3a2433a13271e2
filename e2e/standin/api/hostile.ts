import {createAttackVectors} from './vectors';

/** Fields that contain plain text of users. The site escapes it. */
const written = new Set([
  ...['romaji', 'english', 'native', 'userPreferred', 'full', 'alternative', 'title', 'name', 'summary', 'reason'],
  ...['notes', 'context', 'donatorBadge', 'hashtag', 'site', 'language', 'category', 'role', 'siteName'],
]);
/** Fields that may contain HTML or markdown. For the site, the server has sanitised their HTML. */
const formatted = new Set(['text', 'message', 'body', 'comment', 'about', 'description', 'html']);
const addresses = new Set(['url', 'siteUrl']);

/** Replaces every text of other users in a response by an attack vector, a different one each time. */
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

  /** How many different vectors have been served, and how many there are. */
  count(): {readonly served: number; readonly of: number} {
    return {served: this.served.size, of: this.vectors.length};
  }

  private nextVector(): string {
    const index = this.next++ % this.vectors.length;
    this.served.add(index);
    return this.vectors[index] ?? '';
  }

  /**
   * Returns a copy of a response's data with vectors as texts. The viewer keeps their name, because queries for lists
   * use it.
   */
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
