// Every query of every feature under each class of faults of the API, nightly under every fault: nothing is left half rendered, nothing
// throws, and host nodes that ours would replace are visible again.
import {cleanup} from '@testing-library/react';
import {expect} from 'chai';

import {network as platformNetwork} from '#platform/platform';
import {useConsole} from '../console';
import {fakeServices, type FakeServices} from '../services';
import {VirtualTime} from '../virtualTime';
import {Drawn, hiddenForNothing} from './drawn';
import {answered, FaultyNetwork, triedKinds, type FaultKind} from './network';
import type {Scene} from './scene';

/** Failures are also logged to the console, as a sentence. The page of a test has no database. */
const usualLogs = [
  /^info: \[Automail\] The call \w+ failed: [A-Z].*\.$/,
  // Apollo logs this only in development.
  /^warn: Cannot match %s on `%s` against `%s`/,
  /^warn: \[Test\] This browser doesn't let Automail /,
  // Answers of the previous test, whose database is gone, are stored when the page is idle.
  /^warn: \[Automail\] cache failure: the answers of the API could not be stored$/,
];

const user = 'Ann';
const token = 'a.token.of.ann';

/** Uncaught errors and rejections during a test. */
function useUncaught() {
  const found: string[] = [];
  const note = (event: ErrorEvent | PromiseRejectionEvent) => {
    // Before the test framework, which would end the test.
    event.preventDefault();
    event.stopImmediatePropagation();
    found.push('reason' in event ? String(event.reason) : event.message);
  };
  beforeEach(() => {
    found.length = 0;
    addEventListener('error', note, {capture: true});
    addEventListener('unhandledrejection', note, {capture: true});
  });
  afterEach(() => {
    removeEventListener('error', note, {capture: true});
    removeEventListener('unhandledrejection', note, {capture: true});
  });
  return found;
}

/**
 * Removes the database: the effect of an answer on a feature doesn't depend on whether it is stored, and opening a
 * database takes longer than the test.
 */
function useNoDatabase() {
  const {open} = IDBFactory.prototype;
  before(() => {
    IDBFactory.prototype.open = () => {
      throw new Error('There is no database here.');
    };
  });
  after(() => void (IDBFactory.prototype.open = open));
}

interface Played {
  readonly network: FaultyNetwork;
  readonly drawn: Drawn;
  readonly services: FakeServices;
}

async function play(scene: Scene, kind: FaultKind, time: VirtualTime, end: AbortController): Promise<Played> {
  const network = new FaultyNetwork(scene, kind, time);
  Object.assign(platformNetwork, {fetch: network.fetch, textOf: (response: Response) => response.text()});
  const services = fakeServices({userName: user, token, settings: {...scene.settings}});
  end.signal.addEventListener('abort', services.stop);
  const drawn = new Drawn();
  const {container, look} = drawn;
  document.body.append(container);
  end.signal.addEventListener('abort', () => container.remove());
  if (scene.path) history.replaceState(null, '', scene.path);
  const start = {services, container, signal: end.signal};
  const undo = await scene.prepare?.(start);
  if (undo) end.signal.addEventListener('abort', undo);
  if (scene.component) drawn.render((await scene.component()).default, scene.props ?? {}, services);
  await scene.start?.(start);
  await scene.act?.(drawn.stage(services, time));
  const names = () => new Set(network.sent.map(({name}) => name));
  const isSignedOut = () => services.session.token() === undefined;
  const endsSession = kind === 'invalid-token' && !scene.isAnonymous;
  // The first such answer signs out; queries that need the token are no longer sent.
  if (endsSession) expect(await time.until(isSignedOut, look), 'is signed out').to.equal(true);
  else {
    await time.until(() => scene.queries.every(name => names().has(name)), look);
    expect([...names()]).to.include.members([...scene.queries]);
  }
  await time.until(() => drawn.unfinished().length === 0, look, 300);
  return {network, drawn, services};
}

function check(scene: Scene, kind: FaultKind, {network, drawn, services}: Played) {
  const problems = [...drawn.problems].filter(problem => !(scene.hidesHost && problem === hiddenForNothing));
  expect([...drawn.unfinished(), ...problems]).to.deep.equal([]);
  expect(network.errors).to.deep.equal([]);
  if (kind === 'invalid-token' && scene.isAnonymous) expect(services.session.token()).to.equal(token);
}

/** Defines the tests of an area of `elements`: each of its scenes under each fault. */
export function faultTable(features: Readonly<Record<string, readonly Scene[]>>) {
  const log = useConsole();
  const uncaught = useUncaught();
  useNoDatabase();
  const time = new VirtualTime();
  const native = {...platformNetwork};
  const address = location.href;
  let end = new AbortController();
  beforeEach(() => {
    end = new AbortController();
    time.install();
    globalThis.automailStandIn = {rateWindow: 60, answerTimeout: 200};
  });
  afterEach(() => {
    cleanup();
    end.abort('over');
    time.uninstall();
    Object.assign(platformNetwork, native);
    globalThis.automailStandIn = undefined;
    history.replaceState(null, '', address);
  });
  for (const [feature, scenes] of Object.entries(features))
    describe(`[${feature}]`, () => {
      for (const scene of scenes)
        for (const kind of triedKinds)
          it(`${[scene.name, ...scene.queries].filter(Boolean).join(' ')}: ${kind}`, async () => {
            check(scene, kind, await play(scene, kind, time, end));
            expect(uncaught, 'uncaught').to.deep.equal([]);
            const isUsual = (line: string) =>
              [...usualLogs, ...(scene.logs ? [scene.logs] : [])].some(each => each.test(line));
            expect(log.lines.filter(line => !isUsual(line))).to.deep.equal([]);
            if (answered.has(kind)) expect(log.lines.filter(line => line.includes(' failed: '))).to.deep.equal([]);
          });
    });
}
