import {existsSync} from 'node:fs';
import {createServer} from 'node:http';
import type {IncomingMessage, RequestListener, Server, ServerResponse} from 'node:http';
import {createServer as createTlsServer} from 'node:https';
import type {AddressInfo} from 'node:net';
import {fileURLToPath} from 'node:url';
import {Api} from '../api/api';
import {readFault} from '../api/faults';
import {Clients} from './clients';
import {answerControl} from './controls';
import {Exchange} from './exchange';
import {answerApi, answerSite} from './graphqlRoute';
import {answerImage, answerImageHost} from './images';
import {answerListSite} from './listSite';
import {Sessions} from './sessions';
import {approve, authorize} from './signIn';
import {SiteFiles} from './site';
import {answerSongs} from './songs';
import {makeCertificate} from './tls';
import {answerInstallGuide, installHost, isOfInstallGuide} from './installGuide';
import {answerTweet} from './tweets';

/** The options of the stand-in. Everything has a default. */
export interface StandInOptions {
  /** 0 means any free port. */
  readonly port?: number;
  readonly tlsPort?: number;
  /** Leaves the userscript out of the page. */
  readonly bare?: boolean;
  readonly product?: string;
  /** Requests per rate window and address. */
  readonly limit?: number;
  /** The rate window in milliseconds. */
  readonly window?: number;
  /** Milliseconds added to every response of the API. */
  readonly latency?: number;
  /** Serves pictures of a single colour instead of drawn ones. */
  readonly plainPictures?: boolean;
  /** Serves documents with the policy of the real site, instead of a strict one (`site.ts`). */
  readonly sitePolicy?: boolean;
  /** Names of the foreign scripts of every page, separated by commas; `children` is all that add children. */
  readonly foreign?: string;
  /** Faults active from the start. A reset clears them. */
  readonly faults?: readonly Readonly<Record<string, unknown>>[];
  readonly seed?: number;
  /** The time the data are relative to. The default is now. */
  readonly now?: Date;
  /** The folder of the built site. */
  readonly site?: string;
}

/** A running stand-in. */
export interface StandIn {
  readonly http: number;
  readonly tls: number;
  /** The hash of the certificate's public key (SHA-256, base64). */
  readonly keyHash: string;
  readonly api: Api;
  close(): Promise<void>;
}

const built = (name: string): string => {
  const beside = fileURLToPath(new URL(`./${name}`, import.meta.url));
  return existsSync(beside) ? beside : fileURLToPath(new URL(`../../../build/standin/${name}`, import.meta.url));
};

interface Parts {
  readonly api: Api;
  readonly sessions: Sessions;
  readonly clients: Clients;
  readonly files: SiteFiles;
}

async function outsideHosts(exchange: Exchange, {api}: Parts): Promise<boolean> {
  const {host, path} = exchange;
  const listSite = '/__standin/list-site';
  if (host === 'graphql.anilist.co' || path === '/api/v2/graphql-public') await answerApi(exchange, api);
  else if (host === 'myanimelist.net') answerListSite(exchange, api, path);
  else if (path.startsWith(`${listSite}/`)) answerListSite(exchange, api, path.slice(listSite.length));
  else if (host === 'api.animethemes.moe' || path === '/__standin/songs/anime') answerSongs(exchange, api);
  else if (host === 'platform.twitter.com') answerTweet(exchange);
  else if (host === 's4.anilist.co') answerImageHost(exchange, api);
  else return false;
  return true;
}

async function route(exchange: Exchange, parts: Parts): Promise<void> {
  const {api, sessions, clients, files} = parts;
  const {path} = exchange;
  if (await outsideHosts(exchange, parts)) return;
  if (exchange.host === installHost) return answerInstallGuide(exchange, files.options.product);
  if (path === '/graphql') return answerSite(exchange, api, sessions);
  if (path === '/__standin/automail.user.js') return files.product(exchange);
  if (isOfInstallGuide(path)) return answerInstallGuide(exchange, files.options.product);
  if (path.startsWith('/__standin/gallery')) return files.gallery(exchange);
  if (path.startsWith('/__standin/')) {
    if (!(await answerControl(exchange, parts))) exchange.json(404, {error: 'there is no such control'});
    return;
  }
  if (path === '/api/v2/oauth/authorize') return authorize(exchange, sessions, clients);
  if (path === '/api/v2/oauth/approve') return approve(exchange, api, sessions, clients);
  if (files.font(exchange) || files.asset(exchange) || answerImage(exchange, api)) return;
  if (/^\/(js|css|fonts|img|file)\//.test(path)) exchange.send(404, 'text/plain', 'Not Found');
  else files.document(exchange);
}

async function answer(request: IncomingMessage, response: ServerResponse, parts: Parts): Promise<void> {
  const counts = !(request.url ?? '').startsWith('/__standin/');
  if (counts) parts.api.pendingRequests++;
  try {
    await route(new Exchange(request, response), parts);
  } catch (error) {
    const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`${request.method ?? ''} ${request.url ?? ''}: ${said}\n`);
    if (response.headersSent) response.destroy();
    else response.writeHead(500, {'Content-Type': 'text/plain'}).end('Internal Server Error');
  } finally {
    if (counts) parts.api.pendingRequests--;
  }
}

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve((server.address() as AddressInfo).port));
  });

const close = (server: Server): Promise<void> =>
  new Promise(resolve => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Generates the site and listens on a plain and a TLS port. The host name decides which service answers. */
export async function startStandIn(options: StandInOptions = {}): Promise<StandIn> {
  const api = new Api({
    seed: options.seed ?? 20_261_120,
    now: (options.now ?? new Date()).getTime(),
    limit: options.limit ?? 30,
    windowMs: options.window ?? 60_000,
    latency: options.latency ?? 0,
    plainPictures: options.plainPictures ?? false,
  });
  for (const fault of options.faults ?? []) api.faults.add(readFault(fault));
  const sessions = new Sessions();
  const clients = new Clients();
  const product = options.bare === true ? undefined : options.product;
  const {foreign = '', sitePolicy = false} = options;
  const folder = options.site ?? built('site');
  const files = new SiteFiles({folder, fonts: built('fonts'), product, foreign, sitePolicy}, api, sessions);
  const handle: RequestListener = (request, response) =>
    void answer(request, response, {api, sessions, clients, files});
  const plain = createServer(handle);
  // Node closes idle connections after five seconds, and a test on a busy machine may just then use one again.
  plain.keepAliveTimeout = 120_000;
  const {hash: keyHash, ...certificate} = await makeCertificate();
  const secure = createTlsServer(certificate, handle);
  const http = await listen(plain, options.port ?? 0);
  const tls = await listen(secure, options.tlsPort ?? 0);
  return {http, tls, keyHash, api, close: async () => void (await Promise.all([close(plain), close(secure)]))};
}
