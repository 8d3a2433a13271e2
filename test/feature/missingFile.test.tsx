import {expect} from 'chai';

import {place} from '#feature/place';
import type {LazyComponent} from '#feature/placeOptions';
import {renderInOverlay} from '#feature/inOverlay';
import {home} from '#host/pages/routes';
import {useConsole} from '../support/console';
import {feature, lazy, testAnchor, useDispatcher, type TestAnchorData} from '../support/features';
import {useNavigation, useStage} from '../support/page';
import {waitUntil} from '../support/wait';

/** The error that the extension's loader throws if it cannot read a file. */
const missingFile = () => Object.assign(new TypeError('gone'), {name: 'MissingFileError'});

function Unreadable(): never {
  throw missingFile();
}

describe('a feature whose file is missing after an update of the extension', () => {
  const stage = useStage();
  const go = useNavigation();
  const dispatch = useDispatcher();
  useConsole();
  beforeEach(() => {
    go('/home');
    stage.show('<main><p class="spot" data-label="a">host</p></main>');
  });

  const gone = () => Promise.reject<LazyComponent<TestAnchorData>>(missingFile());
  for (const [what, component] of [
    ['its component is in it', gone],
    ['its component loads it', lazy(Unreadable)],
  ] as const)
    it(`offers to reload the page when ${what}`, async () => {
      const bad = feature([place({routes: home, at: testAnchor(), component})]);
      const {report, toasts} = dispatch([bad]);
      await waitUntil(() => report.health(bad.id).state === 'failed');
      expect(toasts.list().map(({action}) => action?.label)).to.deep.equal(['Reload page']);
    });

  it('offers to reload the page when it is in the overlay', async () => {
    const services = dispatch([]);
    const {signal} = services;
    await renderInOverlay(lazy(Unreadable), {name: 'unreadable', featureId: 'unreadable', services, signal});
    await waitUntil(() => services.report.health('unreadable').state === 'failed');
    expect(services.toasts.list().map(({action}) => action?.label)).to.deep.equal(['Reload page']);
  });
});
