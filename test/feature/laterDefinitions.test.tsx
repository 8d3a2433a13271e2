import {expect} from 'chai';

import {run} from '#feature/run';
import {whenQuiet} from '#host/dom/quiet';
import {anywhere} from '#host/pages/route';
import {useConsole} from '../support/console';
import {feature, useDispatcher} from '../support/features';
import {useNavigation} from '../support/page';
import {useVirtualTime} from '../support/virtualTime';

describe('features whose definitions are in a file that is loaded later', () => {
  const go = useNavigation();
  const dispatch = useDispatcher();
  useConsole();
  const time = useVirtualTime();
  const until = async (condition: () => boolean) => expect(await time.until(condition)).to.equal(true);

  function open(loadDefinitions: (define: () => void) => Promise<void>) {
    const started: string[] = [];
    const early = feature([run({routes: anywhere}, () => void started.push('early'))]);
    const late = [1, 2].map(n => feature([run({routes: anywhere}, () => void started.push(`late ${n}`))]));
    const all = [early, ...late];
    const defined = new Set([early.id]);
    let loads = 0;
    const define = () => late.forEach(({id}) => defined.add(id));
    const services = dispatch(
      all,
      {},
      {
        definitionOf: id => (defined.has(id) ? all.find(each => each.id === id) : undefined),
        loadDefinitions() {
          loads += 1;
          return loadDefinitions(define);
        },
      },
    );
    return {started, services, late, loads: () => loads};
  }

  /** The same with a file that arrives when the test says so. */
  function openWaiting() {
    let arrive = () => {};
    const opened = open(
      define =>
        new Promise(resolve => {
          arrive = () => {
            define();
            resolve();
          };
        }),
    );
    return {...opened, arrive: () => arrive()};
  }

  it('start once it is, and those that are there start at once', async () => {
    const {started, loads, arrive} = openWaiting();
    expect(started).to.deep.equal(['early']);
    arrive();
    await until(() => started.length === 3);
    expect(started).to.deep.equal(['early', 'late 1', 'late 2']);
    expect(loads()).to.equal(1);
  });

  it('have started before the page is announced as settled', async () => {
    const {started, services, arrive} = openWaiting();
    const {bus, signal} = services;
    const settled: number[] = [];
    bus.on('pageSettled', () => void settled.push(started.length), {signal});
    await time.during(new Promise<void>(resolve => whenQuiet(resolve, {signal})));
    await time.settle();
    expect(settled).to.deep.equal([]);
    arrive();
    await until(() => settled.length > 0);
    expect(settled).to.deep.equal([3]);
  });

  it('report one problem, fail nowhere, and leave the others running, until it can be read', async () => {
    const missing = Object.assign(new TypeError('gone'), {name: 'MissingFileError'});
    let isThere = false;
    const {started, services, late} = open(async define => {
      if (!isThere) throw missing;
      define();
    });
    const labels = () => services.toasts.list().map(({action}) => action?.label);
    await until(() => labels().length > 0);
    for (const path of ['/social', '/forum', '/home']) {
      go(path);
      await time.settle();
    }
    expect(late.map(({id}) => services.report.health(id).state)).to.deep.equal(['unknown', 'unknown']);
    expect([labels(), services.report.notices.length]).to.deep.equal([['Reload page'], 1]);
    expect(started).to.deep.equal(['early']);
    services.toasts.close(services.toasts.list()[0]?.id ?? 0);
    go('/social');
    await time.settle();
    expect(labels(), 'once it was closed').to.deep.equal([]);
    isThere = true;
    go('/home');
    await until(() => started.length === 3);
  });

  it('fail if their definitions are not in it', async () => {
    const {services, late, loads} = open(() => Promise.resolve());
    await until(() => late.every(({id}) => services.report.health(id).state === 'failed'));
    expect(loads()).to.equal(1);
  });
});
