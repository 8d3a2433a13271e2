import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {startStandIn} from './standIn';
import type {StandInOptions} from './standIn';

function readFaults(file: string): StandInOptions['faults'] & object {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(value)) throw new Error(`${file} must hold a list of faults`);
  return value as Readonly<Record<string, unknown>>[];
}

function whole(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} must be a whole number, not ${text}`);
  return value;
}

function readOptions(): StandInOptions {
  const text = {type: 'string'} as const;
  const {values} = parseArgs({
    options: {
      port: text,
      'tls-port': text,
      bare: {type: 'boolean'},
      'plain-pictures': {type: 'boolean'},
      'site-policy': {type: 'boolean'},
      product: text,
      foreign: text,
      limit: text,
      latency: text,
      faults: text,
      window: text,
      seed: text,
      now: text,
      site: text,
    },
  });
  return {
    port: whole('port', values.port ?? '4870'),
    tlsPort: whole('tls-port', values['tls-port'] ?? '0'),
    limit: whole('limit', values.limit ?? '30'),
    latency: whole('latency', values.latency ?? '0'),
    window: whole('window', values.window ?? '60000'),
    bare: values.bare ?? false,
    plainPictures: values['plain-pictures'] ?? false,
    sitePolicy: values['site-policy'] ?? false,
    ...(values.product === undefined ? {} : {product: values.product}),
    ...(values.foreign === undefined ? {} : {foreign: values.foreign}),
    ...(values.faults === undefined ? {} : {faults: readFaults(values.faults)}),
    ...(values.seed === undefined ? {} : {seed: whole('seed', values.seed)}),
    ...(values.now === undefined ? {} : {now: new Date(values.now)}),
    ...(values.site === undefined ? {} : {site: values.site}),
  };
}

/**
 * Frees the garbage from generating the site, about as much as the data themselves, so that the process stays small.
 */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

try {
  const standIn = await startStandIn(readOptions());
  collectGarbage();
  process.stdout.write(`${JSON.stringify({http: standIn.http, tls: standIn.tls, keyHash: standIn.keyHash})}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void standIn.close().then(() => process.exit(0)));
} catch (error) {
  process.stderr.write(`The stand-in cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
