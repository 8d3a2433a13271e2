import {fireEvent} from '@testing-library/react';
import {expect} from 'chai';
import {StrictMode, useEffect, useLayoutEffect, useState} from 'react';

import {createStore} from '#domain/value/store';
import type {ElementCallbacks} from '#feature/amElement';
import {defineElement} from '#feature/element';
import {rootEvents} from '#feature/rootEvents';
import {useSource} from '#ui/useSource';
import {useConsole} from '../support/console';
import {useStage} from '../support/page';
import {fakeServices} from '../support/services';
import {microtask, nextFrame, nextTask, waitUntil} from '../support/wait';

const none: ElementCallbacks = {replaceHost() {}, rendered() {}, fail() {}};
let count = 0;

/** Creates elements whose component is in StrictMode. */
function define<M extends object>(Content: (props: M) => React.ReactNode) {
  const Strict = (model: M) => (
    <StrictMode>
      <Content {...model} />
    </StrictMode>
  );
  return defineElement<M>(`am-shared-${(count += 1)}`, Strict, {css: '', services: fakeServices(), featureId: 'f'});
}

const fail = (what: string) => {
  throw new Error(`cannot do this in ${what}`);
};

type Place = 'render' | 'ref' | 'layout effect' | 'effect' | 'layout cleanup' | 'cleanup' | 'ref cleanup' | 'handler';

/** Throws in one place once it is armed, at its end in the places that clean up. */
function Faulty({place, isArmed}: {place: Place; isArmed: boolean}) {
  const at = (each: Place) => isArmed && each === place && fail(each);
  at('render');
  useLayoutEffect(() => {
    at('layout effect');
    return () => void at('layout cleanup');
  });
  useEffect(() => {
    at('effect');
    return () => void at('cleanup');
  });
  const ref = () => {
    at('ref');
    return () => void at('ref cleanup');
  };
  return (
    <button ref={ref} type="button" onClick={() => at('handler')}>
      faulty
    </button>
  );
}

describe('elements that share a root', () => {
  const stage = useStage();
  useConsole();
  const nativeReport = reportError;
  const errors: unknown[] = [];
  const caught = (event: ErrorEvent) => {
    errors.push(event.error);
    event.preventDefault();
  };
  const nativeError = onerror;
  beforeEach(() => {
    errors.length = 0;
    globalThis.onerror = null;
    addEventListener('error', caught);
  });
  afterEach(() => {
    removeEventListener('error', caught);
    globalThis.onerror = nativeError;
    globalThis.reportError = nativeReport;
  });

  const find = <T extends HTMLElement = HTMLElement>(element: Element, selector: string): T | undefined =>
    element.shadowRoot?.querySelector<T>(selector) ?? undefined;

  const createField = define(() => <input />);
  /** Elements with a field in which something is typed. */
  const showFields = async (many: number) => {
    const elements = Array.from({length: many}, () => createField({}, none));
    stage.node.append(...elements);
    const fields = await Promise.all(
      elements.map(element => waitUntil(() => find<HTMLInputElement>(element, 'input'))),
    );
    for (const field of fields) field.value = 'typed';
    const kept = () => elements.filter((element, index) => find(element, 'input') === fields[index]).length;
    return {elements, fields, kept};
  };

  it('have no React root of their own', async () => {
    const {elements} = await showFields(2);
    const keys = elements.flatMap(({shadowRoot}) => Object.keys(shadowRoot ?? {}));
    expect(keys.filter(key => key.startsWith('__reactContainer'))).to.deep.equal([]);
    // Of a portal, which proves that React marks what it renders into.
    expect(keys.filter(key => key.startsWith('_reactListening')).length).to.equal(2);
  });

  const createFaulty = define(Faulty);
  const places = [
    ...['render', 'ref', 'layout effect', 'effect', 'layout cleanup', 'cleanup', 'ref cleanup', 'handler'],
  ] as Place[];
  for (const place of places)
    it(`keep their state when one of fifty throws in its ${place}`, async () => {
      const {kept} = await showFields(49);
      const failures: unknown[] = [];
      const faulty = createFaulty({place, isArmed: false}, {...none, fail: error => failures.push(error)});
      stage.node.append(faulty);
      const button = await waitUntil(() => find(faulty, 'button'));
      faulty.show({place, isArmed: true});
      await nextFrame();
      if (place === 'handler') button.click();
      faulty.remove();
      await waitUntil(() => !faulty.shadowRoot?.firstChild && failures.length + errors.length > 0);
      expect(kept()).to.equal(49);
      stage.node.append(faulty);
      faulty.show({place, isArmed: false});
      await waitUntil(() => find(faulty, 'button'));
      expect(kept()).to.equal(49);
    });

  for (const name of ['replaceHost', 'rendered', 'fail'] as const)
    it(`keep their state when the callback ${name} of one throws`, async () => {
      const {kept} = await showFields(49);
      const called: string[] = [];
      const throwing = {...none, fail: () => void called.push('fail')};
      throwing[name] = () => {
        called.push(name);
        throw new Error('cannot be called');
      };
      const place = name === 'fail' ? 'render' : 'handler';
      const element = createFaulty({place, isArmed: true}, throwing);
      stage.node.append(element);
      if (name === 'replaceHost') element.show({place: 'render', isArmed: true});
      await waitUntil(() => called.includes(name) && (name === 'fail' || called.includes('fail')));
      element.remove();
      await nextFrame();
      expect(kept()).to.equal(49);
    });

  it('listen to few events each, whose listeners stay the same through 200 suspensions', async () => {
    const native = ShadowRoot.prototype.addEventListener;
    const heard: string[] = [];
    ShadowRoot.prototype.addEventListener = function (this: ShadowRoot, ...args: Parameters<typeof native>) {
      heard.push(`${args[0]} ${typeof args[2] === 'object' ? Boolean(args[2].capture) : Boolean(args[2])}`);
      native.apply(this, args);
    } as typeof native;
    try {
      const presses: number[] = [];
      const element = define(() => (
        <button type="button" onClick={() => presses.push(1)}>
          press
        </button>
      ))({}, none);
      stage.node.append(element);
      await waitUntil(() => find(element, 'button'));
      for (let cycle = 0; cycle < 200; cycle++) {
        element.suspend();
        element.resume();
        await microtask();
        expect(element.inert).to.equal(true);
        for (let turn = 0; turn < 20 && element.inert; turn++) await nextTask();
        expect(element.inert).to.equal(false);
      }
      // Those of `keepFocus` are the element's own.
      const own = ['focusin false', 'focusout false'];
      expect(heard.toSorted()).to.deep.equal([...[...rootEvents].map(name => `${name} false`), ...own].toSorted());
      find(element, 'button')?.click();
      expect(presses.length).to.equal(1);
    } finally {
      ShadowRoot.prototype.addEventListener = native;
    }
  });

  it('are called once for a click, also inside the shadow root of another', async () => {
    const calls: string[] = [];
    const createInner = define(() => (
      <button type="button" onClick={() => calls.push('inner')}>
        inner
      </button>
    ));
    const createOuter = define(() => (
      <div
        role="none"
        onClick={() => calls.push('outer')}
        ref={node => {
          if (node && !node.firstChild) node.append(createInner({}, none));
        }}
      />
    ));
    const outer = createOuter({}, none);
    stage.node.append(outer);
    const inner = await waitUntil(() => find(outer, 'div')?.firstElementChild);
    (await waitUntil(() => find(inner, 'button'))).click();
    expect(calls).to.deep.equal(['inner', 'outer']);
  });

  it('keep focus, selection and a composition of text while thirty others mount', async () => {
    const events: string[] = [];
    const {elements, fields} = await showFields(1);
    const [field] = fields as [HTMLInputElement];
    for (const name of ['focus', 'blur', 'input', 'compositionupdate', 'compositionend'])
      field.addEventListener(name, () => events.push(name));
    field.value = 'some text';
    field.focus();
    field.setSelectionRange(2, 6, 'backward');
    fireEvent.compositionStart(field, {data: 'me t'});
    fireEvent.compositionUpdate(field, {data: 'か'});
    events.length = 0;
    const {kept} = await showFields(30);
    expect(kept()).to.equal(30);
    expect(elements[0]?.shadowRoot?.activeElement).to.equal(field);
    const {value, selectionStart, selectionEnd, selectionDirection} = field;
    expect([value, selectionStart, selectionEnd, selectionDirection]).to.deep.equal(['some text', 2, 6, 'backward']);
    expect(events).to.deep.equal([]);
  });

  /** Renders this many times in a row, each in the layout effect of the one before, then calls `done`. */
  function Cascade({steps, done}: {steps: number; done: () => void}) {
    const [step, setStep] = useState(0);
    useLayoutEffect(() => {
      if (step < steps) setStep(step + 1);
      else done();
    }, [step, steps, done]);
    return step;
  }

  it('do not count the renders of one that caused those of another', async () => {
    const store = createStore(0);
    const failures: unknown[] = [];
    const Following = () => {
      const value = useSource(store, store.get);
      return value > 0 ? <Cascade steps={40} done={() => store.set(2)} /> : 'waits';
    };
    const callbacks = {...none, fail: (error: unknown) => failures.push(error)};
    const following = define(Following)({}, callbacks);
    stage.node.append(following);
    await waitUntil(() => following.shadowRoot?.textContent === 'waits');
    const first = define(Cascade)({steps: 40, done: () => store.set(1)}, callbacks);
    stage.node.append(first);
    await waitUntil(() => store.get() === 2 && following.shadowRoot?.textContent === '40');
    expect([first.shadowRoot?.textContent, failures, errors]).to.deep.equal(['40', [], []]);
  });

  it('pass on a value through sixty of them, each in the layout effect of the one before', async () => {
    const store = createStore(0);
    const create = define(({index}: {index: number}) => {
      const value = useSource(store, store.get);
      useLayoutEffect(() => {
        if (value === index) store.set(index + 1);
      }, [value, index]);
      return `${index} ${value}`;
    });
    const elements = Array.from({length: 60}, (_, index) => create({index: index + 1}, none));
    stage.node.append(...elements);
    await waitUntil(() => elements.every(({shadowRoot}) => shadowRoot?.textContent));
    store.set(1);
    await waitUntil(() => elements.every(({shadowRoot}) => shadowRoot?.textContent?.endsWith(' 61')));
    expect(errors).to.deep.equal([]);
  });

  it('end alone if they never stop rendering again', async () => {
    const {kept} = await showFields(49);
    const failures: unknown[] = [];
    const Endless = () => <Cascade steps={Infinity} done={() => undefined} />;
    stage.node.append(define(Endless)({}, {...none, fail: error => failures.push(error)}));
    await waitUntil(() => failures.length === 1);
    expect(kept()).to.equal(49);
  });
});
