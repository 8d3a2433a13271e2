import {expect} from 'chai';

import {createTabs} from '#services/tabs';
import {useConsole} from '../support/console';
import '../support/world';

describe('the channel between tabs', () => {
  it('delivers messages to other tabs by type until the signal aborts', async () => {
    const end = new AbortController();
    const here = createTabs('t', end.signal);
    const there = createTabs('t', end.signal);
    const heard: string[] = [];
    const done = new Promise<void>(resolve => {
      there.on('cache', ({key}) => void heard.push(key), {signal: end.signal});
      there.on('cachev2', () => resolve(), {signal: end.signal});
    });
    here.send({type: 'cache', key: 'a'});
    here.send({type: 'cachev2', key: 'b'});
    await done;
    expect(heard).to.deep.equal(['a']);
    end.abort('over');
  });

  describe('with a BroadcastChannel that fails', () => {
    const log = useConsole();
    const {BroadcastChannel: native} = globalThis;
    afterEach(() => Object.assign(globalThis, {BroadcastChannel: native}));

    it('reports once that it cannot be opened, and sends nothing', () => {
      Object.assign(globalThis, {
        BroadcastChannel: new Proxy(native, {
          construct() {
            throw new DOMException('', 'SecurityError');
          },
        }),
      });
      const tabs = createTabs('t', new AbortController().signal);
      tabs.send({type: 'cache', key: 'a'});
      tabs.on('cache', () => undefined, {signal: new AbortController().signal});
      expect(log.lines).to.deep.equal(['warn: BroadcastChannel is refused: tabs do not share their answers']);
    });

    it('reports once that messages cannot be sent, and throws nothing', () => {
      Object.assign(globalThis, {
        BroadcastChannel: class extends native {
          override postMessage() {
            throw new DOMException('', 'InvalidStateError');
          }
        },
      });
      const end = new AbortController();
      const tabs = createTabs('t', end.signal);
      for (let count = 0; count < 3; count += 1) tabs.send({type: 'cache', key: 'a'});
      end.abort('over');
      expect(log.lines).to.deep.equal(['warn: BroadcastChannel fails: tabs do not share their answers']);
    });
  });

  describe('without BroadcastChannel', () => {
    const log = useConsole();
    const {BroadcastChannel: native} = globalThis;
    const browsers = Object.getOwnPropertyDescriptor(Navigator.prototype, 'userAgent');
    beforeEach(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
    afterEach(() => {
      Object.assign(globalThis, {BroadcastChannel: native});
      Object.defineProperty(Navigator.prototype, 'userAgent', browsers ?? {});
    });

    const warning = 'warn: BroadcastChannel is not supported: tabs do not share their answers';
    for (const [browser, agent, lines] of [
      ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', [warning]],
      ['Chrome', 'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36', [warning]],
      ['Safari', 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.3 Safari/605.1.15', []],
    ] as const)
      it(`is ${lines.length ? 'warned of' : 'silent'} in ${browser}, and nothing is sent`, () => {
        Object.defineProperty(Navigator.prototype, 'userAgent', {configurable: true, get: () => agent});
        const {signal} = new AbortController();
        const tabs = createTabs('t', signal);
        tabs.on('cache', () => undefined, {signal});
        tabs.send({type: 'cache', key: 'a'});
        expect(log.lines).to.deep.equal(lines);
      });
  });
});
