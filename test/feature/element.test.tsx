import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';
import {useState} from 'react';

import {defineElement} from '#feature/element';
import type {AmElement, ElementCallbacks} from '#feature/amElement';
import {rootEvents} from '#feature/rootEvents';
import {ownAttribute} from '#host/dom/ownElement';
import {useReplaceHost, useElementContext} from '#ui/context';
import {useSignal, useStage} from '../support/page';
import {fakeServices} from '../support/services';
import {microtask, nextFrame, waitUntil} from '../support/wait';

interface Model {
  text: string;
}

let made = 0;
let renders = 0;

function Field({text}: Model) {
  renders++;
  const [typed, setTyped] = useState('');
  return (
    <label>
      {text} <input value={typed} onChange={event => setTyped(event.target.value)} />
      <button type="button">{typed}</button>
    </label>
  );
}

const standInCalls: boolean[] = [];
const callbacks: ElementCallbacks = {replaceHost: shows => standInCalls.push(shows), rendered() {}, fail() {}};

function define<M extends object>(Component: (props: M) => React.ReactNode, css = '') {
  const services = fakeServices();
  return defineElement<M>(`am-element-${made++}`, Component, {css, services, featureId: 'f'});
}

describe('the element of a part', () => {
  const stage = useStage();
  const test = useSignal();
  beforeEach(() => {
    renders = 0;
    standInCalls.length = 0;
  });
  const text = (element: HTMLElement) => element.shadowRoot?.textContent?.trim();
  const inner = <T extends Element>(element: HTMLElement, selector: string) =>
    waitUntil(() => element.shadowRoot?.querySelector<T>(selector));

  it('listens to only a few events on its root, and handles them', async () => {
    const element = define(Field)({text: 'one'}, callbacks);
    const native = ShadowRoot.prototype.addEventListener;
    const names: string[] = [];
    ShadowRoot.prototype.addEventListener = function (this: ShadowRoot, ...args: Parameters<typeof native>) {
      names.push(args[0]);
      native.apply(this, args);
    } as typeof native;
    stage.node.append(element);
    const field = await inner<HTMLInputElement>(element, 'input');
    ShadowRoot.prototype.addEventListener = native;
    expect(names.toSorted()).to.deep.equal([...rootEvents].toSorted());
    await userEvent.type(field, 'heard');
    await waitUntil(() => element.shadowRoot?.querySelector('button')?.textContent === 'heard');
  });

  it('renders once for several models in a row, with the last one', async () => {
    const element = define(Field)({text: 'one'}, callbacks);
    stage.node.append(element);
    element.show({text: 'two'});
    element.show({text: 'three'});
    await waitUntil(() => text(element) === 'three');
    expect(renders).to.equal(1);
  });

  it('does not render until it is in the page', async () => {
    const element = define(Field)({text: 'one'}, callbacks);
    element.show({text: 'two'});
    await nextFrame();
    expect(renders).to.equal(0);
    stage.node.append(element);
    await waitUntil(() => text(element) === 'two');
  });

  it('writes only the attribute of our elements and keeps its CSS in adopted style sheets', async () => {
    const element = define(Field, 'label { color: rgb(1, 2, 3); }')({text: 'one'}, callbacks);
    stage.node.append(element);
    const label = await inner<HTMLElement>(element, 'label');
    expect(element.getAttributeNames()).to.deep.equal([ownAttribute]);
    expect(element.shadowRoot?.querySelector('style, [style]')).to.equal(null);
    expect(getComputedStyle(label).color).to.equal('rgb(1, 2, 3)');
    expect(getComputedStyle(await inner(element, 'button')).cursor, 'the base style sheet applies').to.equal('pointer');
    expect(getComputedStyle(element).getPropertyValue('--am-accent'), 'the tokens apply').to.include('rgb');
  });

  it('keeps its state when it is moved', async () => {
    const element = define(Field)({text: 'one'}, callbacks);
    stage.node.append(element);
    const input = await inner<HTMLInputElement>(element, 'input');
    const box = document.createElement('div');
    stage.node.append(box);
    box.append(element);
    await microtask();
    element.show({text: 'two'});
    await waitUntil(() => text(element) === 'two');
    expect(element.shadowRoot?.querySelector('input')).to.equal(input);
  });

  it('unmounts its root when it is removed and mounts a new one when it is inserted again', async () => {
    const element = define(Field)({text: 'one'}, callbacks);
    stage.node.append(element);
    await inner(element, 'input');
    element.remove();
    await waitUntil(() => text(element) === '');
    stage.node.append(element);
    await waitUntil(() => text(element) === 'one');
  });

  it('keeps key and input events of its fields from the host, and lets all other events through', async () => {
    const element = define(Field)({text: 'one'}, callbacks);
    stage.node.append(element);
    const heard: string[] = [];
    for (const name of ['keydown', 'keyup', 'keypress', 'input'])
      document.addEventListener(name, () => heard.push(name), test);
    const input = await inner<HTMLInputElement>(element, 'input');
    const fire = (node: Element, name: string) => node.dispatchEvent(new Event(name, {bubbles: true, composed: true}));
    for (const name of ['keydown', 'keyup', 'keypress', 'input']) fire(input, name);
    expect(heard).to.deep.equal([]);
    fire(await inner(element, 'button'), 'keydown');
    expect(heard).to.deep.equal(['keydown']);
  });

  it('lets its component receive input events', async () => {
    const element = define(Field)({text: 'one'}, callbacks);
    stage.node.append(element);
    const input = await inner<HTMLInputElement>(element, 'input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'typed');
    input.dispatchEvent(new InputEvent('input', {bubbles: true, composed: true}));
    await waitUntil(() => element.shadowRoot?.querySelector('button')?.textContent === 'typed');
  });

  it('reports when its component shows something and when it no longer does', async () => {
    function Standing({shows}: {shows: boolean}) {
      useReplaceHost(shows);
      return <b>{useElementContext().element.localName}</b>;
    }
    const element: AmElement<{shows: boolean}> = define(Standing)({shows: false}, callbacks);
    stage.node.append(element);
    await waitUntil(() => text(element) === element.localName);
    element.show({shows: true});
    await waitUntil(() => standInCalls.at(-1));
    element.remove();
    await waitUntil(() => standInCalls.at(-1) === false);
  });
});
