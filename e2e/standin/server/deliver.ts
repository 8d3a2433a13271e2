import type {Fault} from '../api/faults';
import type {Exchange} from './exchange';

/** Waits so many milliseconds. */
export const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

async function trickle(
  exchange: Exchange,
  status: number,
  text: string,
  headers: Record<string, string>,
  ms: number,
): Promise<void> {
  const {response} = exchange;
  response.writeHead(status, {'Content-Type': 'application/json', ...headers});
  // Ten parts however short the text is, so that it takes as long as was asked for.
  for (let part = 0; part < 10; part++) {
    if (response.destroyed) return;
    response.write(text.slice(Math.floor((part * text.length) / 10), Math.floor(((part + 1) * text.length) / 10)));
    await wait(ms / 10);
  }
  response.end();
}

/** Sends an answer through what the faults make of the connection. */
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
  const text = JSON.stringify(body);
  if (struck('cut')) {
    // Without a first byte a browser would send the same request again by itself on a connection that it had used before.
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
