import {expect} from 'chai';
import fc from 'fast-check';
import {StrictMode, useEffect} from 'react';

import {defineElement} from '#feature/element';
import {useStage} from '../support/page';
import {fakeServices} from '../support/services';
import {nextTask} from '../support/wait';

const callbacks = {replaceHost() {}, rendered() {}, fail() {}};
const steps = ['suspend', 'resume', 'render', 'move', 'remove', 'insert', 'switch off'] as const;

/** Elements whose component is mounted. */
const mounted = new Set<number>();
const presses: number[] = [];

interface Model {
  id: number;
  version: number;
}

function Press({id, version}: Model) {
  useEffect(() => {
    mounted.add(id);
    return () => void mounted.delete(id);
  }, [id]);
  return (
    <button type="button" onClick={() => presses.push(version)}>
      {version}
    </button>
  );
}

const StrictPress = (model: Model) => (
  <StrictMode>
    <Press {...model} />
  </StrictMode>
);

let lastId = 0;

describe('elements that are suspended, resumed, rendered, moved and removed within a task', () => {
  const stage = useStage();
  const create = defineElement('am-orders', StrictPress, {css: '', services: fakeServices(), featureId: 'f'});

  /** An element with what it should be like. */
  const createSubject = () => {
    lastId += 1;
    const id = lastId;
    const element = create({id, version: 0}, callbacks);
    stage.node.append(element);
    let version = 0;
    let isSuspended = false;
    let isOver = false;
    const perform = (step: (typeof steps)[number]) => {
      if (isOver) return;
      if (step === 'suspend') element.suspend();
      else if (step === 'resume') element.resume();
      else if (step === 'render') element.show({id, version: (version += 1)});
      else if (step === 'move') (stage.node.firstChild ?? stage.node).before(element);
      else if (step === 'insert') stage.node.append(element);
      else element.remove();
      if (step === 'suspend' || step === 'resume') isSuspended = step === 'suspend';
      isOver ||= step === 'switch off';
    };
    const buttons = () => element.shadowRoot?.querySelectorAll('button') ?? [];
    const fault = () => {
      const [button] = buttons();
      if (mounted.has(id) !== (element.isConnected && !isSuspended)) return 'is mounted or not';
      if (buttons().length > 1) return 'is there twice';
      if (isSuspended) return element.inert ? undefined : 'is not inert';
      if (!element.isConnected) return buttons().length ? 'is left behind' : undefined;
      if (element.inert || button?.textContent !== String(version)) return 'does not show its model';
      presses.length = 0;
      button.click();
      return presses.join() === String(version) ? undefined : `is pressed ${presses.join()}`;
    };
    return {element, perform, fault};
  };

  it('are as their last steps say, in any order', async () => {
    const task = fc.array(fc.tuple(fc.nat({max: 2}), fc.constantFrom(...steps)), {minLength: 1, maxLength: 8});
    await fc.assert(
      fc.asyncProperty(fc.array(task, {minLength: 1, maxLength: 4}), async tasks => {
        const subjects = [createSubject(), createSubject(), createSubject()];
        const faults = () => subjects.flatMap(({fault}, index) => fault()?.replace(/^/, `${index} `) ?? []);
        for (const each of tasks) {
          for (const [index, step] of each) subjects[index]?.perform(step);
          for (let turn = 0; turn < 20 && (turn < 1 || faults().length); turn++) await nextTask();
          if (faults().length) break;
        }
        const found = faults();
        for (const {element} of subjects) element.remove();
        expect(found).to.deep.equal([]);
      }),
      {numRuns: 100},
    );
  });
});
