import {expect} from 'chai';

import {watchPace, watchScrolled} from '#host/dom/pace';
import {useStage} from '../../support/page';
import {useTimers} from '../../support/timers';
import {waitUntil} from '../../support/wait';

describe('the pace of scrolling', () => {
  const stage = useStage();
  const time = useTimers();
  const now = performance.now;
  beforeEach(() => {
    performance.now = time.now;
    stage.show('<p style="height: 100000px"></p><button>One</button>');
  });
  afterEach(() => {
    performance.now = now;
    scrollTo(0, 0);
  });

  /** Scrolls so many screens evenly within so many frames of 20 ms; the page is looked at in each. */
  function scrollOver(screens: number, frames: number, look: () => unknown) {
    for (let frame = 0; frame < frames; frame += 1) {
      time.advance(20);
      scrollBy(0, (screens / frames) * innerHeight);
      look();
    }
  }

  function start() {
    const calls: number[] = [];
    const begin = time.now();
    const isFast = watchPace(
      () => calls.push(time.now() - begin),
      () => scrollY / innerHeight,
    );
    return {calls, isFast};
  }

  const rules: readonly (readonly [rule: string, screens: number, frames: number, isFast: boolean])[] = [
    ['is slow while nothing is scrolled', 0, 5, false],
    ['is slow at seven screens a second', 0.7, 5, false],
    ['is fast at nine screens a second', 0.9, 5, true],
    ['is fast upwards as well', -0.9, 5, true],
    ['is fast in a jump', 20, 1, true],
  ];
  for (const [rule, screens, frames, expected] of rules)
    it(rule, () => {
      scrollTo(0, 30 * innerHeight);
      const {isFast} = start();
      scrollOver(screens, frames, isFast);
      expect(isFast()).to.equal(expected);
    });

  it('is slow again 100 ms after the last jump, and says so once', () => {
    const {calls, isFast} = start();
    scrollOver(20, 1, isFast);
    time.advance(99);
    expect([isFast(), calls]).to.deep.equal([true, []]);
    time.advance(1000);
    expect([isFast(), calls, time.waiting()]).to.deep.equal([false, [120], 0]);
  });

  it('is slow after the first 100 ms without scrolling', () => {
    const {calls, isFast} = start();
    scrollOver(20, 5, isFast);
    time.advance(1000);
    expect(calls).to.deep.equal([220]);
  });

  it('says so after half a second of fast scrolling, and then waits anew', () => {
    const {calls, isFast} = start();
    scrollOver(20, 32, isFast);
    expect([isFast(), calls]).to.deep.equal([true, [520]]);
  });

  it('is slow at once where the focus is moved to', () => {
    const {calls, isFast} = start();
    scrollOver(20, 1, isFast);
    stage.node.querySelector('button')?.focus();
    scrollOver(20, 1, isFast);
    expect([isFast(), time.waiting(), calls]).to.deep.equal([false, 0, []]);
  });

  it('is slow after 100 ms if only the focus was moved meanwhile, however far that is', () => {
    const {calls, isFast} = start();
    scrollOver(20, 1, isFast);
    stage.node.querySelector('button')?.focus();
    scrollOver(20, 1, () => {});
    time.advance(1000);
    expect(calls).to.deep.equal([120]);
  });
});

describe('the position of the page', () => {
  const stage = useStage();
  afterEach(() => scrollTo(0, 0));

  it('is reported in screens, in the frame after the page was scrolled', async () => {
    stage.show('<p style="height: 100000px"></p>');
    scrollTo(0, 2 * innerHeight);
    const scrolled = watchScrolled();
    const margin = 0.1;
    await waitUntil(() => Math.abs(scrolled() - 2) < margin);
    scrollTo(0, 7 * innerHeight);
    await waitUntil(() => Math.abs(scrolled() - 7) < margin);
  });
});
