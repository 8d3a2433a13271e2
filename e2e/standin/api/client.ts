import type {IncomingHttpHeaders} from 'node:http';
import {request} from 'node:https';
import {startStandIn} from '../server/standIn';
import type {StandIn, StandInOptions} from '../server/standIn';

/** A response in the form that tests inspect. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: {readonly data?: Record<string, never> | null; readonly errors?: readonly Record<string, unknown>[]};
}

/**
 * The data of a response, cast to the type the test expects.
 * @throws when the response has no data
 */
export function dataOf<T>(answered: Answered): T {
  if (!answered.body.data) throw new Error(answered.text);
  return answered.body.data as T;
}

/** A stand-in server started for one test file, with methods to call it. */
export class StandInClient {
  private constructor(readonly standIn: StandIn) {}

  /** Starts a stand-in. The fixed time makes the answers independent of the date. */
  static async start(options: StandInOptions = {}): Promise<StandInClient> {
    return new StandInClient(await startStandIn({limit: 100_000, now: new Date('2026-11-20T12:00:00Z'), ...options}));
  }

  get base(): string {
    return `http://localhost:${String(this.standIn.http)}`;
  }

  /** Requests a path on the plain HTTP port. */
  async get(path: string, init: RequestInit = {}): Promise<Answered> {
    const response = await fetch(this.base + path, {redirect: 'manual', ...init});
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {status: response.status, headers: response.headers, text, body: isJson && text ? parsed(text) : {}};
  }

  /** Calls a control of the stand-in and returns its JSON response. */
  async control(path: string): Promise<unknown> {
    return JSON.parse((await this.get(`/__standin/${path}`)).text) as unknown;
  }

  /** Sends a query to the public API. */
  async query(
    query: string,
    variables: object = {},
    token?: string,
    referer = 'https://anilist.co/',
  ): Promise<Answered> {
    const headers = {
      'Content-Type': 'application/json',
      ...(referer ? {Referer: referer} : {}),
      ...(token === undefined ? {} : {Authorization: `Bearer ${token}`}),
    };
    return this.get('/api/v2/graphql-public', {method: 'POST', headers, body: JSON.stringify({query, variables})});
  }

  /**
   * Sends a query as the test user.
   * @throws unless it succeeds
   */
  async queryAsUser<T>(query: string, variables: object = {}): Promise<T> {
    const answered = await this.query(query, variables, await this.token());
    if (answered.status !== 200) throw new Error(answered.text);
    return dataOf<T>(answered);
  }

  async token(as = 'member'): Promise<string> {
    return ((await this.control(`token?as=${as}`)) as {token: string}).token;
  }

  /** Requests a path on the TLS port under a host name. */
  async getTls(host: string, path: string): Promise<{status: number; text: string; headers: IncomingHttpHeaders}> {
    return new Promise((resolve, reject) => {
      const call = request(
        {port: this.standIn.tls, path, headers: {host}, servername: host, rejectUnauthorized: false},
        response => {
          let text = '';
          response.on('data', (chunk: Buffer) => (text += chunk.toString()));
          response.on('end', () => resolve({status: response.statusCode ?? 0, text, headers: response.headers}));
        },
      );
      call.on('error', reject);
      call.end();
    });
  }

  async close(): Promise<void> {
    await this.standIn.close();
  }
}

function parsed(text: string): Answered['body'] {
  try {
    return JSON.parse(text) as Answered['body'];
  } catch {
    return {};
  }
}
