import {expect} from 'chai';

import {handover} from '#platform/extension/protocol';

describe('the bridge', () => {
  const scope = globalThis as {chrome?: unknown};
  const {chrome} = scope;
  afterEach(() => void (scope.chrome = chrome));

  it('hands its port over once, however often a page asks for it', async () => {
    scope.chrome = {
      storage: {local: {}, onChanged: {addListener() {}}},
      runtime: {getURL: () => 'chrome-extension://x/'},
    };
    const received: MessageEvent[] = [];
    const hear = (event: MessageEvent<Record<string, unknown>>) => {
      if (handover.key in event.data) received.push(event);
    };
    addEventListener('message', hear);
    await import('#platform/extension/bridge');
    for (let n = 0; n < 3; n += 1) dispatchEvent(new Event(handover.wanted));
    // Messages are delivered in order.
    await new Promise<void>(resolve => {
      addEventListener('message', ({data}: MessageEvent<Record<string, unknown>>) => 'isLast' in data && resolve());
      window.postMessage({isLast: true}, location.origin);
    });
    removeEventListener('message', hear);
    expect(received.map(({ports}) => ports.length)).to.deep.equal([1]);
  });
});
