import {expect} from 'chai';

import {place} from '#feature/place';
import {run} from '#feature/run';
import {home} from '#host/pages/routes';
import {useConsole} from '../support/console';
import {feature, lazy, shown, testAnchor, useDispatcher, type TestAnchorData} from '../support/features';
import {useNavigation, useStage} from '../support/page';
import {useVirtualTime} from '../support/virtualTime';

const Label = ({label}: TestAnchorData) => label;

describe('the health of a feature', () => {
  const stage = useStage();
  const go = useNavigation();
  const dispatch = useDispatcher();
  const log = useConsole();
  const time = useVirtualTime();
  const until = async (condition: () => boolean) => expect(await time.until(condition)).to.equal(true);

  const placed = (presence: 'always' | 'maybe') =>
    feature([place({routes: home, at: testAnchor({presence}), component: lazy(Label)})]);

  it('is unknown until a page of the feature is visited', () => {
    go('/social');
    const one = placed('always');
    expect(dispatch([one]).report.health(one.id).state).to.equal('unknown');
  });

  it('is "working" once the feature shows something', async () => {
    go('/home');
    stage.show('<p class="spot" data-label="one"></p>');
    const one = placed('always');
    const {report} = dispatch([one]);
    await until(() => report.health(one.id).state === 'working');
    go('/social');
    expect(report.health(one.id).state).to.equal('unknown');
  });

  it('is "anchor missing", logged once, from when a quiet page lacks a required anchor until it appears', async () => {
    go('/home');
    const always = placed('always');
    const maybe = placed('maybe');
    const {report} = dispatch([always, maybe]);
    await until(() => report.health(always.id).state === 'anchorMissing');
    expect(report.health(always.id)).to.deep.equal({state: 'anchorMissing', anchor: 'spot'});
    expect(report.health(maybe.id).state).to.equal('unknown');
    expect(log.lines.filter(line => line.includes('rests')).length).to.equal(1);
    stage.show('<p class="spot" data-label="one"></p>');
    await until(() => report.health(always.id).state === 'working');
    expect(shown().length).to.equal(2);
  });

  it('is "anchor missing" until the anchor of a running part appears', async () => {
    go('/home');
    const waits = feature([run({routes: home, at: {name: 'spot', selector: '.spot'}}, () => undefined)]);
    const {report} = dispatch([waits]);
    expect(report.health(waits.id).state).to.equal('running');
    await until(() => report.health(waits.id).state === 'anchorMissing');
    expect(report.health(waits.id)).to.deep.equal({state: 'anchorMissing', anchor: 'spot'});
    stage.show('<p class="spot"></p>');
    await until(() => report.health(waits.id).state === 'running');
  });

  it('is determined before each page is announced as settled', async () => {
    go('/home');
    const one = placed('always');
    const {report, bus, signal} = dispatch([one]);
    const states: string[] = [];
    bus.on('pageSettled', () => void states.push(report.health(one.id).state), {signal});
    await until(() => states.length === 1);
    stage.show('<p class="spot" data-label="one"></p>');
    go('/home?again');
    await until(() => states.length === 2);
    expect(states).to.deep.equal(['anchorMissing', 'working']);
  });

  it('is not determined while the host keeps rendering', async () => {
    go('/home');
    const one = placed('always');
    const {report} = dispatch([one]);
    for (let second = 0; second < 5; second += 1) {
      await time.during(time.wait(1000));
      stage.show('<i></i>');
    }
    await time.during(time.wait(1400));
    expect(report.health(one.id).state).to.equal('unknown');
    await until(() => report.health(one.id).state === 'anchorMissing');
  });
});
