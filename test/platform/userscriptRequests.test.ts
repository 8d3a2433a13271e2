import {expect} from 'chai';

import {isAllowed} from '#platform/crossOrigin';
import {fetchByManager, fetchPictureByManager} from '#platform/userscriptRequests';
import {useSignal} from '../support/page';

interface Details {
  url: string;
  anonymous: boolean;
  timeout: number;
  responseType?: string;
  onload(answer: object): void;
  onerror(): void;
  ontimeout(): void;
  onprogress(progress: {loaded: number}): void;
}

describe('isAllowed', () => {
  const table = [
    ['https://myanimelist.net/anime/1', true],
    ['https://myanimelist.net:8080/anime/1', false],
    ['http://myanimelist.net/anime/1', false],
    ['https://www.myanimelist.net/anime/1', false],
    ['https://myanimelist.net.example/anime/1', false],
    ['https://example/?https://myanimelist.net', false],
    ['javascript:alert(1)', false],
    ['', false],
  ] as const;
  for (const [address, allowed] of table)
    it(`returns ${allowed} for "${address}"`, () => expect(isAllowed(address, ['myanimelist.net'])).to.equal(allowed));
});

describe('requests through the script manager', () => {
  const test = useSignal();
  let sent: Details | undefined;
  let aborts = 0;
  beforeEach(() => {
    sent = undefined;
    aborts = 0;
    Reflect.set(globalThis, 'GM_xmlhttpRequest', (details: Details) => {
      sent = details;
      return {abort: () => void (aborts += 1)};
    });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'GM_xmlhttpRequest'));

  const address = 'https://myanimelist.net/anime/1/_/userrecs';
  const ask = (more: {address?: string; timeout?: number; signal?: AbortSignal} = {}) =>
    fetchByManager({address, signal: test.signal, timeout: 60_000, limit: 10, ...more}).then(
      answer => answer.text,
      (error: unknown) => (error as {failure?: string}).failure ?? String(error),
    );

  it('sends no cookies and returns status and text', async () => {
    const answer = fetchByManager({address, signal: test.signal, timeout: 60_000, limit: 10});
    expect([sent?.url, sent?.anonymous, sent?.timeout]).to.deep.equal([address, true, 60_000]);
    sent?.onload({status: 404, responseText: 'gone', finalUrl: address});
    expect(await answer).to.deep.equal({status: 404, text: 'gone'});
  });

  const failures: [name: string, failure: string, act: (details: Details) => void][] = [
    ['the network fails', 'network', ({onerror}) => onerror()],
    ['the script manager gives up', 'timeout', ({ontimeout}) => ontimeout()],
    [
      'the answer came from another host',
      'moved',
      ({onload}) => onload({status: 200, responseText: '', finalUrl: 'https://example.org/'}),
    ],
    [
      'the text is longer than the limit',
      'tooLarge',
      ({onload}) => onload({status: 200, responseText: 'x'.repeat(11)}),
    ],
    ['more bytes arrive than any text of that length has', 'tooLarge', ({onprogress}) => onprogress({loaded: 41})],
  ];
  for (const [name, failure, act] of failures)
    it(`fails with "${failure}" when ${name}`, async () => {
      const answer = ask();
      if (sent) act(sent);
      expect(await answer).to.equal(failure);
    });

  it('stops the transfer once too much data has arrived', async () => {
    const answer = ask();
    sent?.onprogress({loaded: 41});
    await answer;
    expect(aborts).to.equal(1);
  });

  it('fails with "timeout" if the script manager never answers', async () => {
    expect(await ask({timeout: 1})).to.equal('timeout');
    expect(aborts).to.equal(1);
  });

  it('stops when the signal aborts, and fails with its reason', async () => {
    const end = new AbortController();
    const answer = ask({signal: end.signal});
    end.abort('over');
    expect([await answer, aborts]).to.deep.equal(['over', 1]);
  });

  it('ignores an abort after the transfer was answered', async () => {
    const end = new AbortController();
    const answer = ask({signal: end.signal});
    sent?.onload({status: 200, responseText: 'here'});
    expect(await answer).to.equal('here');
    end.abort('over');
    expect(aborts).to.equal(0);
  });

  it('sends nothing if the signal has already aborted', async () => {
    const end = new AbortController();
    end.abort('over');
    expect(await ask({signal: end.signal, timeout: 1})).to.equal('over');
    expect(sent).to.equal(undefined);
  });

  it('fails with "moved" for a host that is not on the list, and sends no request', async () => {
    expect(await ask({address: 'https://example.org/'})).to.equal('moved');
    expect(sent).to.equal(undefined);
  });

  it('fails with "notGranted" if the script manager grants no requests', async () => {
    Reflect.deleteProperty(globalThis, 'GM_xmlhttpRequest');
    expect(await ask()).to.equal('notGranted');
  });

  const cover = {address: 'https://s4.anilist.co/file/1.jpg', timeout: 60_000, limit: 10};
  const pictures: readonly (readonly [string, unknown, string])[] = [
    ['the picture', new Blob(['0123456789']), '10 bytes'],
    ['"tooLarge" for one beyond the limit', new Blob(['0123456789x']), 'tooLarge'],
    ['"tooLarge" for what is no picture', 'text', 'tooLarge'],
  ];
  for (const [name, response, result] of pictures)
    it(`returns ${name}`, async () => {
      const answer = fetchPictureByManager({...cover, signal: test.signal}).then(
        ({picture}) => `${picture.size} bytes`,
        (error: unknown) => (error as {failure?: string}).failure ?? String(error),
      );
      expect(sent?.responseType).to.equal('blob');
      sent?.onload({status: 200, responseText: '', response});
      expect(await answer).to.equal(result);
    });
});
