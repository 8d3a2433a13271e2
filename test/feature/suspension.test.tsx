import {expect} from 'chai';

import {defineElement} from '#feature/element';
import {useStage} from '../support/page';
import {fakeServices} from '../support/services';
import {microtask, nextFrame, waitUntil} from '../support/wait';

const callbacks = {replaceHost() {}, rendered() {}, fail() {}};

describe('the suspended element of a part', () => {
  const stage = useStage();
  const text = (element: HTMLElement) => element.shadowRoot?.textContent;

  it('can be suspended again before it has rendered, keeping its content', async () => {
    let renders = 0;
    const Field = ({label}: {label: string}) => {
      renders++;
      return (
        <label>
          {label}
          <input />
        </label>
      );
    };
    const create = defineElement('am-suspension', Field, {css: '', services: fakeServices(), featureId: 'f'});
    const element = create({label: 'one'}, callbacks);
    stage.node.append(element);
    await waitUntil(() => text(element) === 'one');
    element.suspend();
    element.resume();
    await microtask();
    expect(element.canSuspend()).to.equal(true);
    element.suspend();
    await nextFrame();
    expect([renders, element.inert, text(element)]).to.deep.equal([1, true, 'one']);
    expect(element.shadowRoot?.querySelectorAll('input').length).to.equal(1);
    element.resume();
    await waitUntil(() => !element.inert);
    expect([renders, text(element)]).to.deep.equal([2, 'one']);
    expect(element.shadowRoot?.querySelectorAll('input').length).to.equal(1);
  });
});
