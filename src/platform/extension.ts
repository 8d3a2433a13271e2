import {release} from './release';
import {failureOf, OutsideError, type FetchOutside, type FetchPicture, type OutsideRequest} from './crossOrigin';
import type {BridgeMessage, BridgeRequest, OutsideFetch, OutsideResult} from './extension/protocol';
import {extensionVault} from './extensionVault';
import type {Target} from './target';
import {userscript} from './userscript';
import {vaultKey} from './vault';

interface Pending {
  resolve(value: unknown): void;
  reject(cause: Error): void;
}

/** Taken at the start: scripts that wrap them later must not see the token on its way through the port. */
const {postMessage} = MessagePort.prototype;
const readData = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get;

/** The page's end of the bridge's port: numbers the requests and assigns the answers. */
class Bridge {
  readonly #port: Promise<MessagePort>;
  readonly #pending = new Map<number, Pending>();
  readonly #changed = new Set<() => void>();
  #count = 0;

  constructor(port: Promise<MessagePort>) {
    this.#port = port;
    void port.then(open => (open.onmessage = event => this.#receive(readData?.call(event) as BridgeMessage)));
  }

  /** Resolves to the answer. @throws Error where the extension's storage fails */
  async ask(request: BridgeRequest): Promise<unknown> {
    const port = await this.#port;
    const id = this.#count++;
    const answer = new Promise<unknown>((resolve, reject) => this.#pending.set(id, {resolve, reject}));
    postMessage.call(port, {id, request});
    return answer;
  }

  onChanged = (listener: () => void) => {
    this.#changed.add(listener);
    return () => this.#changed.delete(listener);
  };

  #receive(message: BridgeMessage) {
    if ('changed' in message) return this.#changed.forEach(listener => listener());
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if ('failed' in message) pending?.reject(new Error('the extension could not do this'));
    else pending?.resolve(message.value);
  }
}

/** The part of the extension's storage that holds the token. */
const storageOf = (bridge: Bridge) => ({
  area: {
    get: async () => ({[vaultKey]: await bridge.ask({op: 'readToken'})}),
    set: async ({[vaultKey]: token}: Record<string, unknown>) =>
      void (await bridge.ask({op: 'writeToken', token: String(token)})),
    remove: async () => void (await bridge.ask({op: 'removeToken'})),
  },
  watch: (changed: () => void, signal: AbortSignal) => signal.addEventListener('abort', bridge.onChanged(changed)),
});

type Fetched = Exclude<OutsideResult, {readonly base64: string}> | {readonly status: number; readonly picture: Blob};

async function request(bridge: Bridge, as: OutsideFetch['as'], {address, signal, timeout, limit}: OutsideRequest) {
  signal.throwIfAborted();
  // In Firefox the other end of the bridge is gone once the extension was updated.
  const end = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
  const ended = new Promise<never>((_, reject) =>
    end.addEventListener('abort', () => reject(end.reason as Error), {once: true}),
  );
  const asked = Promise.race([bridge.ask({op: 'fetch', as, address, timeout, limit}), ended]);
  const result = (await asked.catch((cause: unknown) => {
    signal.throwIfAborted();
    return {failure: failureOf(cause)};
  })) as Fetched;
  if ('failure' in result) throw new OutsideError(result.failure);
  return result;
}

const fetchText =
  (bridge: Bridge): FetchOutside =>
  async wanted => {
    const result = await request(bridge, 'text', wanted);
    if (!('text' in result)) throw new OutsideError('network');
    return result;
  };

const fetchPicture =
  (bridge: Bridge): FetchPicture =>
  async wanted => {
    const result = await request(bridge, 'picture', wanted);
    if (!('picture' in result)) throw new OutsideError('network');
    return result;
  };

/** The extension: its storage and its requests are behind the bridge, whose port arrives soon after the start. */
export function extension(port: Promise<MessagePort>, pictures?: Promise<string>): Target {
  const bridge = new Bridge(port);
  return {
    ...userscript,
    build: {...release, target: 'extension'},
    grants: () => ({storage: true, requests: true}),
    openVault: deps => extensionVault(storageOf(bridge), deps),
    fetchOutside: fetchText(bridge),
    fetchPicture: fetchPicture(bridge),
    pictures,
  };
}
