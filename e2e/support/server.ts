import {spawn, type ChildProcess} from 'node:child_process';
import {fileURLToPath} from 'node:url';

import {release} from '#platform/release';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A running stand-in: site and API in one process, with its controls. */
export interface StandIn {
  readonly http: number;
  readonly tls: number;
  /** The hash of its certificate's public key (SHA-256, base64). */
  readonly keyHash: string;
  /**
   * Calls a control, for example `faults?operation=*&kind=429`; resolves to its JSON. @throws if it answers with an
   * error
   */
  control<T = unknown>(path: string): Promise<T>;
  stop(): void;
}

function firstLine(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    server.stdout?.on('data', chunk => {
      text += String(chunk);
      if (text.includes('\n')) resolve(text.split('\n')[0] ?? '');
    });
    server.once('exit', code => reject(new Error(`the stand-in ended with code ${String(code)}`)));
  });
}

/** Starts a stand-in on free ports. */
export async function startStandIn(...words: string[]): Promise<StandIn> {
  const server = spawn(
    process.execPath,
    [`${root}build/standin/server.mjs`, '--port', '0', '--tls-port', '0', ...words],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const {http, tls, keyHash} = JSON.parse(await firstLine(server)) as Pick<StandIn, 'http' | 'tls' | 'keyHash'>;
  return {
    http,
    tls,
    keyHash,
    async control<T>(path: string) {
      const answer = await fetch(`http://localhost:${http}/__standin/${path}`);
      const body = await answer.text();
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${body}`);
      return (body.startsWith('{') || body.startsWith('[') ? JSON.parse(body) : body) as T;
    },
    stop: () => void server.kill(),
  };
}

/** The hosts under which pages find the stand-in. */
export const siteNames = [
  ...['anilist.co', 'graphql.anilist.co', 's4.anilist.co', 'platform.twitter.com'],
  // The installation guide.
  new URL(release.installPage).hostname,
];

/** Options for a headless Chromium that finds the stand-in under the site's real host names. */
export const browserOptions = ({tls, keyHash}: Pick<StandIn, 'tls' | 'keyHash'>) => ({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // If certificate errors were ignored instead, the browser would cache nothing of the site.
    `--ignore-certificate-errors-spki-list=${keyHash}`,
    `--host-resolver-rules=${siteNames.map(name => `MAP ${name} 127.0.0.1:${tls}`).join(', ')}`,
  ],
});

/**
 * The userscript under test: the readable one, whose times a page of the stand-in can shorten, unless a command names
 * another, such as the published one or the quick bundle.
 */
export const productPath = process.env.AUTOMAIL_PRODUCT ?? `${root}build/full/automail.user.js`;
/** A file of `dist/`. */
export const publishedPath = (name: string) => `${root}dist/${name}`;

export const siteUrl = 'https://anilist.co';
/** The installation guide. */
export const installUrl = release.installPage;
