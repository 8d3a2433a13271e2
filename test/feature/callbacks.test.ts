import {expect} from 'chai';

import {createStore} from '#domain/value/store';
import type {Visit} from '#feature/part';
import {run} from '#feature/run';
import {hideEach} from '#host/dom/hiding';
import {watchAddress} from '#host/dom/navigation';
import {watchElements, watchHrefs, watchTexts} from '#host/dom/observe';
import {override} from '#host/dom/override';
import {overrideEach} from '#host/dom/overrideEach';
import {home} from '#host/pages/routes';
import {useConsole} from '../support/console';
import {feature, useDispatcher} from '../support/features';
import {useNavigation, useStage} from '../support/page';
import {waitUntil} from '../support/wait';

type Callback = () => void;

describe('a callback of a feature that throws', () => {
  const stage = useStage();
  const go = useNavigation();
  const dispatch = useDispatcher();
  const log = useConsole();
  const link = () => stage.node.querySelector('a') as HTMLAnchorElement;
  const store = createStore(0);

  beforeEach(() => {
    go('/home');
    stage.show('<a href="/anime/1" title="host">text</a>');
    store.reset();
  });

  const ignored = {found() {}, changed() {}};
  const insert = () => link().after(document.createElement('i'));
  const patchTitle = () => link().setAttribute('title', 'patched');
  /** The registration of the callback, and the event that makes it run. */
  const callbacks: readonly (readonly [string, (visit: Visit, callback: Callback) => void, Callback])[] = [
    ['found', ({signal}, found) => watchElements('i', {...ignored, found}, {signal}), insert],
    ['changed', ({signal}, changed) => watchElements('i', {...ignored, changed}, {signal}), insert],
    [
      'the test of hidden elements',
      ({signal, order}, call) => hideEach('i', () => (call(), true), {signal, order}),
      insert,
    ],
    [
      'the count of hidden elements',
      ({signal, order}, onCount) => hideEach('i', () => true, {signal, order, onCount}),
      insert,
    ],
    [
      'the reader of overridden elements',
      ({signal}, call) => overrideEach('i', {read: () => (call(), 1), apply() {}}, {signal}),
      insert,
    ],
    [
      'the value of an override',
      ({signal, order}, call) => override(link(), {attribute: 'title'}, host => (call(), host), {signal, order}),
      patchTitle,
    ],
    [
      'the watch of addresses of links',
      ({signal}, call) => watchHrefs(call, {signal}),
      () => (link().href = '/anime/2'),
    ],
    [
      'the watch of texts',
      ({signal}, call) => watchTexts(call, {signal}),
      () => ((link().firstChild as Text).data = 'patched'),
    ],
    ['the watch of the address', ({signal}, call) => watchAddress(call, {signal}), () => go('/home?page=2')],
    ['a listener of a store', ({signal}, call) => store.subscribe(call, {signal}), () => store.set(1)],
  ];

  for (const [what, register, trigger] of callbacks)
    it(`ends and reports only its own feature (${what})`, async () => {
      let isArmed = false;
      const calls: string[] = [];
      const parts = (name: string, callback: Callback) =>
        feature([run({routes: home, name}, visit => register(visit, () => isArmed && callback()))]);
      const bad = parts('bad', () => {
        calls.push('bad');
        throw new Error('cannot do this');
      });
      const good = parts('good', () => calls.push('good'));
      const {report} = dispatch([bad, good]);
      isArmed = true;
      trigger();
      await waitUntil(() => calls.includes('good') && report.health(bad.id).state === 'failed', what);
      expect(report.health(good.id).state).to.equal('running');
      expect(calls.filter(name => name === 'bad')).to.deep.equal(['bad']);
      expect(log.lines.join()).to.include(`${bad.id} failed`);
    });
});
