import type {Fault} from '../api/faults';
import type {Exchange} from './exchange';

/** Resolves after this many milliseconds. */
export const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** What stands between a browser and a site sends instead of an answer. */
const page = '<!DOCTYPE html><html><head><title>Just a moment...</title></head><body></body></html>';

async function trickle(
  exchange: Exchange,
  status: number,
  text: string,
  headers: Record<string, string>,
  ms: number,
): Promise<void> {
  const {response} = exchange;
  response.writeHead(status, {'Content-Type': 'application/json', ...headers});
  // Always send ten parts, even of a short text, so that it takes the requested time.
  for (let part = 0; part < 10; part++) {
    if (response.destroyed) return;
    response.write(text.slice(Math.floor((part * text.length) / 10), Math.floor(((part + 1) * text.length) / 10)));
    await wait(ms / 10);
  }
  response.end();
}

/** Sends an answer, with the faults applied to the connection. */
export async function deliver(
  exchange: Exchange,
  status: number,
  body: unknown,
  headers: Record<string, string>,
  faults: readonly Fault[],
): Promise<void> {
  const struck = (kind: Fault['kind']): Fault | undefined => faults.find(fault => fault.kind === kind);
  const late = struck('latency');
  if (late) await wait(late.ms);
  if (struck('drop')) {
    exchange.request.socket.destroy();
    return;
  }
  if (struck('page')) return exchange.send(200, 'text/html', page, headers);
  if (struck('challenge')) return exchange.send(403, 'text/html', page, {...headers, 'cf-mitigated': 'challenge'});
  const text = JSON.stringify(body);
  if (struck('cut')) {
    // Send the headers first: if a reused connection closes without a single byte, browsers repeat the request.
    exchange.response.writeHead(status, {
      'Content-Type': 'application/json',
      'Content-Length': text.length + 1,
      ...headers,
    });
    exchange.response.write(text.slice(0, 1), () => exchange.request.socket.destroy());
    return;
  }
  const slow = struck('trickle');
  if (slow) await trickle(exchange, status, text, headers, slow.ms);
  else
    exchange.send(
      status,
      'application/json',
      struck('truncated') ? text.slice(0, Math.floor(text.length / 2)) : text,
      headers,
    );
}
