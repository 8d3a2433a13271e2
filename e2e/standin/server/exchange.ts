import type {IncomingMessage, ServerResponse} from 'node:http';

/** A request and its response, with what all routes need. */
export class Exchange {
  readonly url: URL;
  readonly host: string;
  readonly isTls: boolean;

  constructor(
    readonly request: IncomingMessage,
    readonly response: ServerResponse,
  ) {
    const host = request.headers.host ?? 'localhost';
    this.host = host.replace(/:\d+$/, '').toLowerCase();
    this.isTls = 'encrypted' in request.socket;
    this.url = new URL(request.url ?? '/', `${this.isTls ? 'https' : 'http'}://${host}`);
  }

  get path(): string {
    return this.url.pathname;
  }

  /** The base of URLs in answers: https://anilist.co, or wherever the page was served from. */
  get origin(): string {
    return this.host.endsWith('anilist.co') ? 'https://anilist.co' : this.url.origin;
  }

  get address(): string {
    return this.request.socket.remoteAddress ?? 'unknown';
  }

  /** A query parameter, or undefined if it is absent or empty. */
  parameter(name: string): string | undefined {
    return this.url.searchParams.get(name) || undefined;
  }

  cookie(name: string): string | undefined {
    for (const part of (this.request.headers.cookie ?? '').split(';')) {
      const [key, ...value] = part.trim().split('=');
      if (key === name) return decodeURIComponent(value.join('='));
    }
    return undefined;
  }

  async body(): Promise<string> {
    const chunks: Buffer[] = [];
    for await (const chunk of this.request) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString('utf8');
  }

  send(status: number, type: string, body: string | Buffer, headers: Readonly<Record<string, string>> = {}): void {
    if (this.response.destroyed) return;
    this.response.writeHead(status, {'Content-Type': type, 'Content-Length': Buffer.byteLength(body), ...headers});
    this.response.end(this.request.method === 'HEAD' ? undefined : body);
  }

  json(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): void {
    this.send(status, 'application/json', JSON.stringify(value), headers);
  }

  redirect(to: string): void {
    this.response.writeHead(302, {Location: to, 'Content-Length': '0'});
    this.response.end();
  }
}
