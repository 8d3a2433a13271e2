import {createServer} from 'node:http';
import {connect, type AddressInfo} from 'node:net';
import type {Duplex} from 'node:stream';

import {siteNames, type StandIn} from './server';

/** A proxy for a browser that cannot be told which address a host has. */
export interface Proxy {
  readonly port: number;
  stop(): void;
}

/** Starts a proxy that leads connections to the site's hosts to the stand-in, and refuses all others. */
export async function startProxy({tls}: Pick<StandIn, 'tls'>): Promise<Proxy> {
  const open = new Set<Duplex>();
  const server = createServer((_request, response) => response.writeHead(502).end());
  server.on('connect', ({url = ''}, client: Duplex, head: Buffer) => {
    open.add(client.on('error', () => undefined));
    if (!siteNames.includes(url.replace(/:443$/, ''))) return void client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    const standIn = connect(tls, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      standIn.write(head);
      standIn.pipe(client).pipe(standIn);
    });
    standIn.on('error', () => client.destroy());
    client.on('close', () => {
      standIn.destroy();
      open.delete(client);
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.close();
      for (const each of open) each.destroy();
    },
  };
}
