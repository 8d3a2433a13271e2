import {expect} from 'chai';
import {use} from 'react';

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

  const Press = ({onPress}: {onPress: () => void}) => <button onClick={onPress}>press</button>;

  /** All sequences of this many steps. */
  const sequences = <T,>(steps: readonly T[], length: number): T[][] =>
    length ? sequences(steps, length - 1).flatMap(start => steps.map(step => [...start, step])) : [[]];

  it('can be used once it is resumed, whatever was suspended, resumed, rendered and moved before', async () => {
    const create = defineElement('am-press', Press, {css: '', services: fakeServices(), featureId: 'f'});
    const other = document.createElement('div');
    stage.node.append(other);
    const unusable: string[] = [];
    const perform = {
      suspend: element => element.suspend(),
      resume: element => element.resume(),
      render: () => nextFrame(),
      move: element => (element.parentElement === other ? stage.node : other).append(element),
    } satisfies Record<string, (element: ReturnType<typeof create>) => unknown>;
    await Promise.all(
      sequences(Object.keys(perform) as (keyof typeof perform)[], 4).map(async steps => {
        let presses = 0;
        const element = create({onPress: () => (presses += 1)}, callbacks);
        stage.node.append(element);
        for (const step of steps) await perform[step](element);
        element.resume();
        const buttons = () => element.shadowRoot?.querySelectorAll('button') ?? [];
        await waitUntil(() => buttons().length === 1 && !element.inert).catch(() => undefined);
        buttons()[0]?.click();
        if (element.inert || presses !== 1) unusable.push(steps.join(' '));
      }),
    );
    expect(unusable).to.deep.equal([]);
  });

  const never = new Promise<string>(() => {});
  const contents = {
    something: () => <p>something</p>,
    nothing: () => null,
    'an error': () => {
      throw new Error('cannot render this');
    },
    'what it waits for': () => use(never),
  } satisfies Record<string, () => React.ReactNode>;
  for (const [what, content] of Object.entries(contents))
    it(`has no copy left once it is resumed with ${what}, and is not inert`, async () => {
      let isLater = false;
      const Content = () => (isLater ? content() : <p>copied</p>);
      const create = defineElement(`am-resumed-${what.length}`, Content, {
        css: '',
        services: fakeServices(),
        featureId: 'f',
      });
      const element = create({}, callbacks);
      stage.node.append(element);
      await waitUntil(() => text(element) === 'copied');
      element.suspend();
      await microtask();
      expect([element.inert, text(element)]).to.deep.equal([true, 'copied']);
      isLater = true;
      element.resume();
      await waitUntil(() => !element.inert && text(element) !== 'copied');
      expect(text(element)).to.equal(what === 'something' ? what : '');
    });
});
