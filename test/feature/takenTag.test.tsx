import {expect} from 'chai';

import {place} from '#feature/place';
import {restyle} from '#feature/restyle';
import {run} from '#feature/run';
import {home} from '#host/pages/routes';
import {useConsole} from '../support/console';
import {feature, lazy, shown, testAnchor, useDispatcher, type TestAnchorData} from '../support/features';
import {useNavigation, useStage} from '../support/page';
import {waitUntil} from '../support/wait';

const Label = ({label}: TestAnchorData) => <b>{label}</b>;

describe('a feature whose tag another script has defined', () => {
  const stage = useStage();
  const go = useNavigation();
  const dispatch = useDispatcher();
  useConsole();

  for (const part of [
    place({routes: home, at: testAnchor(), component: lazy(Label)}),
    restyle({routes: home, css: 'p { color: red; }'}),
    run({routes: home}, () => undefined),
  ])
    it(`fails in place of using their element, and leaves the others running (${part.verb})`, async () => {
      go('/home');
      stage.show('<main><p class="spot" data-label="one">text</p></main>');
      const taken = feature([part]);
      const other = feature([place({routes: home, at: testAnchor(), component: lazy(Label)})]);
      customElements.define(`am-${taken.id}`, class extends HTMLElement {});
      const {report} = dispatch([taken, other]);
      await waitUntil(() => report.health(taken.id).state === 'failed');
      await waitUntil(() => shown().includes('one'));
      expect(document.querySelector(`am-${taken.id}`)).to.equal(null);
      expect(report.health(other.id).state).to.equal('working');
    });
});
