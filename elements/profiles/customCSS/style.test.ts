import {expect} from 'chai';

import {customStyle} from './style';
import {network} from '#platform/platform';
import {useConsole} from '#test/support/console';
import {useSignal} from '#test/support/page';

const address = 'https://styles.example/one.css';
const rule = '.a { color: red; }';

describe('the style of a profile at an address', () => {
  const visit = useSignal();
  const log = useConsole();
  const native = {fetch: network.fetch, timeout: AbortSignal.timeout.bind(AbortSignal)};
  afterEach(() => {
    network.fetch = native.fetch;
    AbortSignal.timeout = native.timeout;
  });
  const style = () => customStyle({customCSS: address}, visit.signal);
  const refusal = [`warn: The custom CSS at ${address} cannot be loaded`];

  /**
   * Makes the other site answer with this many bytes, in parts. Returns how many were read, and whether the rest was
   * refused.
   */
  function answerWith(length: number) {
    const sent = {bytes: 0, isCancelled: false};
    const part = 100_000;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          const size = Math.min(part, length - sent.bytes);
          if (!size) return controller.close();
          const text = (sent.bytes ? '' : rule).padEnd(size);
          sent.bytes += size;
          controller.enqueue(new TextEncoder().encode(text));
        },
        cancel: () => void (sent.isCancelled = true),
      },
      {highWaterMark: 0},
    );
    network.fetch = () => Promise.resolve(new Response(body));
    return sent;
  }

  it('is used if it has 1,000,000 bytes', async () => {
    answerWith(1_000_000);
    expect(await style()).to.contain('color: red');
    expect(log.lines).to.deep.equal([]);
  });

  it('is refused above 1,000,000 bytes without loading the rest, whatever its headers say', async () => {
    const sent = answerWith(Infinity);
    expect(await style()).to.equal('');
    expect(sent).to.deep.equal({bytes: 1_100_000, isCancelled: true});
    expect(log.lines).to.deep.equal(refusal);
  });

  /** Makes the other site never answer. */
  const answerNever = () =>
    void (network.fetch = (_, {signal} = {}) =>
      new Promise((_done, fail) => signal?.addEventListener('abort', () => fail(signal.reason as Error))));

  it('is refused if it takes longer than 15 seconds', async () => {
    answerNever();
    const waits: number[] = [];
    const patience = new AbortController();
    AbortSignal.timeout = wait => (waits.push(wait), patience.signal);
    const answer = style();
    patience.abort();
    expect([await answer, waits, log.lines]).to.deep.equal(['', [15_000], refusal]);
  });

  it('is abandoned silently when the visit ends', async () => {
    answerNever();
    const answer = style();
    visit.end();
    expect([await answer, log.lines]).to.deep.equal(['', []]);
  });
});
