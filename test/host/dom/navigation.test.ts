import {expect} from 'chai';

import {previousAddress, watchAddress} from '#host/dom/navigation';
import {useNavigation, useSignal} from '../../support/page';
import {waitUntil} from '../../support/wait';

/** Runs the tests with the browser's Navigation API and, as in older browsers, without it. */
for (const modern of [true, false])
  describe(`watchAddress ${modern ? 'with' : 'without'} the Navigation API`, () => {
    const test = useSignal();
    const go = useNavigation();
    const native = Object.getOwnPropertyDescriptor(globalThis, 'navigation');
    const methods = [history.pushState, history.replaceState];

    before(() => {
      if (!modern) Reflect.deleteProperty(globalThis, 'navigation');
      expect('navigation' in globalThis).to.equal(modern);
    });
    after(() => {
      if (native) Object.defineProperty(globalThis, 'navigation', native);
    });

    function watched() {
      const paths: string[] = [];
      watchAddress(address => paths.push(address.pathname + address.hash), test);
      return paths;
    }

    it('calls back once per new address', () => {
      const paths = watched();
      go('/home');
      go('/home');
      history.replaceState({scroll: 1}, '', '/home');
      history.replaceState(null, '', '/anime/1');
      expect(paths).to.deep.equal(['/home', '/anime/1']);
    });

    it('reports the previous address', () => {
      watched();
      go('/user/Somebody/');
      history.replaceState(null, '', '/404');
      expect(previousAddress()?.pathname).to.equal('/user/Somebody/');
    });

    it('calls back for fragment changes and for going back', async () => {
      const paths = watched();
      go('/home');
      location.hash = 'a';
      await waitUntil(() => paths.length === 2);
      history.back();
      await waitUntil(() => paths.length === 3);
      expect(paths).to.deep.equal(['/home', '/home#a', '/home']);
    });

    it('stops calling back and restores the history methods when the signal ends', () => {
      const paths = watched();
      test.end();
      go('/home');
      expect(paths).to.deep.equal([]);
      expect([history.pushState, history.replaceState]).to.deep.equal(methods);
    });

    it('leaves nothing behind when watchers end out of order', () => {
      const [first, second] = [new AbortController(), new AbortController()];
      for (const {signal} of [first, second]) watchAddress(() => {}, {signal});
      first.abort('over');
      second.abort('over');
      expect([history.pushState, history.replaceState]).to.deep.equal(methods);
    });
  });
