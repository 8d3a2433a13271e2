import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {extname, join, normalize} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Api} from '../api/api';
import type {Exchange} from './exchange';
import type {Sessions} from './sessions';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.webm': 'video/webm',
};

const placeholder = `<!DOCTYPE html><html lang=en><head><title>AniList</title><meta charset=utf-8><script>window.al_token = "__AL_TOKEN__";
window.automailStandIn = {"rateWindow":60000,"health":[],"guard":true,"native":{}};
</script></head><body><div id=app></div><p>The site is not built.</p></body></html>`;

const policies = 'automail-html automail-list-page standin-host vue dompurify';

/** The Content-Security-Policy of the real site. */
const realPolicy = 'block-all-mixed-content';

/** A strict policy, under which only the site's own scripts run and nothing is evaluated from text. */
const policyOf = (hashes: readonly string[], frames = ''): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${hashes.map(hash => `'sha256-${hash}'`).join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data: https://s4.anilist.co",
    "font-src 'self'",
    "media-src 'self'",
    `frame-src 'self'${frames}`,
    "manifest-src 'self'",
    "connect-src 'self' https://graphql.anilist.co",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${policies}`,
  ].join('; ');

/** How the site is served. */
export interface SiteOptions {
  /** The folder of the built site. */
  readonly folder: string;
  /** The folder of the fonts and their sheets. */
  readonly fonts: string;
  /** The userscript file to add to the page on localhost. Undefined for the bare site. */
  readonly product: string | undefined;
  /** Names of the foreign scripts of every page, separated by commas. */
  readonly foreign: string;
  /** Whether documents have the policy of the real site instead of a strict one. */
  readonly sitePolicy: boolean;
}

/** Serves the built site: its assets, and one document for every other path. */
export class SiteFiles {
  constructor(
    readonly options: SiteOptions,
    private readonly api: Api,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Serves a file of the build.
   * @returns false if there is no such file
   */
  asset(exchange: Exchange): boolean {
    const path = normalize(decodeURIComponent(exchange.path)).replace(/^([.][.][/\\])+/, '');
    const type = types[extname(path)];
    if (!type || path.includes('..')) return false;
    const file = join(this.options.folder, path);
    if (!existsSync(file) || !statSync(file).isFile()) return false;
    const hashed = /\.[\w-]{8,}\.(js|css)$/.test(path);
    exchange.send(200, type, readFileSync(file), {
      'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    return true;
  }

  /**
   * Serves the sheet with the faces of one family at the address of the real one, and the font files that it names.
   * @returns false if the address is neither
   */
  font(exchange: Exchange): boolean {
    const [family = ''] = (exchange.parameter('family') ?? '').toLowerCase().split(':');
    const path = exchange.path === '/css/fonts.css' ? `/fonts/${family}.css` : exchange.path;
    const [, name = '', type = ''] = /^\/fonts\/([\w-]+(\.css|\.woff2))$/.exec(path) ?? [];
    const file = join(this.options.fonts, name);
    if (!name || !existsSync(file)) return false;
    exchange.send(200, types[type] ?? '', readFileSync(file), {'Cache-Control': 'public, max-age=86400'});
    return true;
  }

  /** Serves the document with the session's token and options filled in. Its inline script is allowed by hash. */
  document(exchange: Exchange): void {
    const known = this.sessions.read(exchange);
    const session = known ?? this.sessions.start();
    const file = join(this.options.folder, 'index.html');
    const source = existsSync(file) ? readFileSync(file, 'utf8') : placeholder;
    const native = Object.fromEntries([...this.api.switches].map(([name, value]) => [name, value !== '0']));
    const settings = JSON.stringify({
      rateWindow: this.api.rate.settings.windowMs,
      health: [],
      guard: true,
      native,
      foreign: this.options.foreign,
      quietFactor: this.api.clock.quietFactor,
      answerTimeout: this.api.rate.settings.answerTimeoutMs,
      ...(this.api.clock.live ? {} : {live: false}),
    });
    let html = source
      .replace('__AL_TOKEN__', this.sessions.csrf(session))
      .replace(/window\.automailStandIn = \{.*?\};/, () => `window.automailStandIn = ${settings};`);
    const hashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) =>
      createHash('sha256').update(text).digest('base64'),
    );
    // `native?frames=0` removes other sites from the policy for frames.
    const frames = this.api.switches.get('frames') === '0' ? '' : ' https://platform.twitter.com';
    const local = !exchange.isTls && !exchange.host.endsWith('anilist.co');
    if (this.options.product !== undefined && local)
      html = html.replace('<head>', '<head><script src="/__standin/automail.user.js"></script>');
    exchange.send(200, 'text/html; charset=utf-8', html, {
      'Content-Security-Policy': this.options.sitePolicy ? realPolicy : policyOf(hashes, frames),
      'Cache-Control': 'no-store',
      ...(known ? {} : {'Set-Cookie': this.sessions.cookie(session)}),
    });
  }

  /** The gallery of shared components and its files, under the same strict policy as the site. */
  gallery(exchange: Exchange): void {
    const name = exchange.path.slice('/__standin/gallery'.length).replace(/^\//, '') || 'index.html';
    const file = fileURLToPath(new URL(`./gallery/${name}`, import.meta.url));
    const type = types[extname(name)];
    if (!type || !/^\w+\.\w+$/.test(name) || !existsSync(file)) return exchange.send(404, 'text/plain', 'Not Found');
    exchange.send(200, type, readFileSync(file), {
      'Content-Security-Policy': policyOf([]),
      'Cache-Control': 'no-store',
    });
  }

  /** The userscript as currently built. */
  product(exchange: Exchange): void {
    const {product} = this.options;
    if (product === undefined || !existsSync(product)) exchange.send(404, 'text/plain', 'no product is served');
    else exchange.send(200, types['.js'] ?? 'text/javascript', readFileSync(product), {'Cache-Control': 'no-store'});
  }
}
