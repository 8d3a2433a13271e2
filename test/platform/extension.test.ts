import {expect} from 'chai';

import {OutsideError} from '#platform/crossOrigin';
import {extension} from '#platform/extension';

type Numbered = {id: number; request: {op: string; token?: string; as?: string}};

/** An extension whose bridge is played by `answer`; what that returns is the value of the answer, or what it throws its failure. */
function played(answer: (request: Numbered['request']) => unknown) {
  const {port1, port2} = new MessageChannel();
  const asked: string[] = [];
  port1.onmessage = ({data}: MessageEvent<Numbered>) => {
    asked.push(data.request.op);
    try {
      port1.postMessage({id: data.id, value: answer(data.request)});
    } catch {
      port1.postMessage({id: data.id, failed: true});
    }
  };
  return {target: extension(Promise.resolve(port2)), asked, tell: () => port1.postMessage({changed: true})};
}

const wanted = (signal = new AbortController().signal) => ({
  address: 'https://myanimelist.net/anime/1',
  signal,
  timeout: 1000,
  limit: 1000,
});

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (cause: unknown) => (cause instanceof OutsideError ? cause.failure : String(cause)),
  );

const open = (target: ReturnType<typeof extension>, told: string[] = []) => {
  const vault = target.openVault({
    signal: new AbortController().signal,
    showMessage: message => told.push(message),
    legacyToken: {read: () => undefined, forget: () => undefined},
  });
  if (!vault) throw new Error('the extension has a vault');
  return vault;
};

describe('the extension', () => {
  it('has the token once the bridge has answered', async () => {
    const {target} = played(() => 'a token');
    const vault = open(target);
    expect(vault.read()).to.equal(undefined);
    await vault.ready;
    expect(vault.read()).to.equal('a token');
  });

  it('hides the token from scripts that wrap messages after the start', async () => {
    const {target} = played(({token}) => token ?? 'a token');
    const seen: unknown[] = [];
    const {postMessage} = MessagePort.prototype;
    const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data') ?? {};
    try {
      MessagePort.prototype.postMessage = function (message: unknown, ...rest: never[]) {
        if (message instanceof Object && 'request' in message) seen.push(message);
        Reflect.apply(postMessage, this, [message, ...rest]);
      };
      Object.defineProperty(MessageEvent.prototype, 'data', {
        ...data,
        get(this: MessageEvent) {
          const value: unknown = data.get?.call(this);
          if (value instanceof Object && 'value' in value) seen.push(value);
          return value;
        },
      });
      const vault = open(target);
      await vault.ready;
      vault.write('another token');
      expect([vault.read(), seen]).to.deep.equal(['another token', []]);
    } finally {
      MessagePort.prototype.postMessage = postMessage;
      Object.defineProperty(MessageEvent.prototype, 'data', data);
    }
  });

  it('requests the token again when the bridge reports a change', async () => {
    let token = 'old';
    const {target, tell} = played(() => token);
    const vault = open(target);
    await vault.ready;
    token = 'new';
    const changed = new Promise<void>(resolve => vault.subscribe(resolve, new AbortController()));
    tell();
    await changed;
    expect(vault.read()).to.equal('new');
  });

  it('reports that the token could not be read if the storage fails', async () => {
    const told: string[] = [];
    const {target} = played(() => {
      throw new Error('no access');
    });
    await open(target, told).ready;
    expect(told.join(' | ')).to.match(/^[^|]*extension's storage[^|]*$/);
  });

  it('resolves to the text that the worker fetched', async () => {
    const {target} = played(() => ({status: 200, text: 'a page'}));
    expect(await target.fetchOutside(wanted())).to.deep.equal({status: 200, text: 'a page'});
  });

  it('rejects with the reason given by the worker', async () => {
    const {target} = played(() => ({failure: 'notGranted'}));
    expect(await failureOf(target.fetchOutside(wanted()))).to.equal('notGranted');
  });

  it('fails with "timeout" when nothing answers on the bridge, as after an update in Firefox', async () => {
    const target = extension(Promise.resolve(new MessageChannel().port2));
    expect(await failureOf(target.fetchOutside({...wanted(), timeout: 1}))).to.equal('timeout');
  });

  it('rejects text in place of an image', async () => {
    const {target} = played(() => ({status: 200, text: 'a page'}));
    expect(await failureOf(target.fetchPicture(wanted()))).to.equal('network');
  });

  it('rejects immediately when the signal aborts, and sends nothing if it already has', async () => {
    const {target, asked} = played(() => new Promise(() => undefined));
    const end = new AbortController();
    end.abort('over');
    expect(await failureOf(target.fetchOutside(wanted(end.signal)))).to.equal('over');
    expect(asked).to.deep.equal([]);
  });
});
