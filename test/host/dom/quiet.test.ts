import {expect} from 'chai';

import {watchElements} from '#host/dom/observe';
import {whenQuiet} from '#host/dom/quiet';
import {useSignal, useStage} from '../../support/page';
import {usePatched} from '../../support/patched';
import {useVirtualTime} from '../../support/virtualTime';

describe('the quiet page', () => {
  const stage = useStage();
  const time = useVirtualTime();
  const own = useSignal();
  const patch = usePatched();

  /** Watches the page from now on; returns the times at which it was quiet (ms). */
  function start() {
    watchElements('i', {found() {}, changed() {}}, own);
    const begin = performance.now();
    const calls: number[] = [];
    whenQuiet(() => calls.push(performance.now() - begin), own);
    return calls;
  }

  it('has been so for 1.5 s, and that is announced once', async () => {
    const calls = start();
    await time.during(time.wait(5000));
    expect(calls).to.deep.equal([1500]);
  });

  it('is so later if the host changes something meanwhile', async () => {
    const calls = start();
    for (let change = 0; change < 10; change += 1) {
      await time.during(time.wait(400));
      stage.show('<i></i>');
    }
    await time.during(time.wait(1499));
    expect(calls).to.deep.equal([]);
    await time.during(time.wait(1));
    expect(calls).to.deep.equal([5500]);
  });

  it('is so only when its last change has been reported, which takes a frame', async () => {
    const frames: FrameRequestCallback[] = [];
    globalThis.requestAnimationFrame = run => frames.push(run);
    const calls = start();
    stage.show('<i></i>');
    await time.during(time.wait(5000));
    expect(calls).to.deep.equal([]);
    for (const run of frames) run(0);
    await time.during(time.wait(20));
    expect(calls).to.have.length(1);
  });

  it('is so only in a visible tab, some time after its changes have been reported', async () => {
    patch(document, 'hidden', true);
    const calls = start();
    stage.show('<i></i>');
    await time.during(time.wait(60_000));
    expect(calls).to.deep.equal([]);
    patch(document, 'hidden', false);
    document.dispatchEvent(new Event('visibilitychange'));
    await time.during(time.wait(5000));
    expect(calls).to.deep.equal([61_500]);
  });

  it('is not announced in a tab that becomes visible when nobody waits for it any more', async () => {
    patch(document, 'hidden', true);
    const calls = start();
    await time.during(time.wait(5000));
    own.end();
    patch(document, 'hidden', false);
    document.dispatchEvent(new Event('visibilitychange'));
    await time.during(time.wait(5000));
    expect(calls).to.deep.equal([]);
  });

  it('is not announced once nobody waits for it', async () => {
    const calls = start();
    await time.during(time.wait(1400));
    own.end();
    await time.during(time.wait(5000));
    expect(calls).to.deep.equal([]);
  });

  it('is so after a shorter time where the page of the stand-in asks for it', async () => {
    globalThis.automailStandIn = {quietFactor: 0.1};
    const calls = start();
    await time.during(time.wait(5000));
    globalThis.automailStandIn = undefined;
    expect(calls).to.deep.equal([150]);
  });
});
