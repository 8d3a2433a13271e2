import {expect} from 'chai';

import {overrideMark} from '#host/dom/overridable';
import {override} from '#host/dom/override';
import {useSignal, useStage} from '../../support/page';
import {microtask} from '../../support/wait';

const marks = (node: Node) => [...((Reflect.get(node, overrideMark) as Set<string> | undefined) ?? [])];

describe('two features that override the same node', () => {
  const stage = useStage();
  const first = useSignal();
  const second = useSignal();

  it('use the value of the feature that comes first in the catalogue, whatever the order of the calls', () => {
    const node = stage.show('<h1>Host</h1>');
    override(node, {text: true}, 'later', {signal: second.signal, order: 2});
    override(node, {text: true}, 'earlier', {signal: first.signal, order: 1});
    expect(node.textContent).to.equal('earlier');
    first.end();
    expect(node.textContent).to.equal('later');
    second.end();
    expect(node.textContent).to.equal('Host');
  });

  it('show no change when the later feature ends first', () => {
    const node = stage.show('<h1>Host</h1>');
    override(node, {text: true}, 'earlier', {signal: first.signal, order: 1});
    override(node, {text: true}, 'later', {signal: second.signal, order: 2});
    second.end();
    expect(node.textContent).to.equal('earlier');
    first.end();
    expect(node.textContent).to.equal('Host');
  });

  it('pass the host text to a function, not the text of the other feature', () => {
    const node = stage.show('<h1>Host</h1>');
    override(node, {text: true}, 'earlier', {signal: first.signal, order: 1});
    override(node, {text: true}, host => `${host ?? ''}!`, {signal: second.signal, order: 2});
    first.end();
    expect(node.textContent).to.equal('Host!');
  });

  it('restore the latest value of the host once both have ended, including for properties', async () => {
    const node = stage.show('<input>') as HTMLInputElement;
    override(node, {property: 'value'}, 'a', {signal: first.signal, order: 1});
    override(node, {property: 'value'}, 'b', {signal: second.signal, order: 2});
    node.value = 'typed';
    await microtask();
    first.end();
    second.end();
    expect(node.value).to.equal('typed');
  });

  it('do not affect each other if the targets differ', () => {
    const node = stage.show('<a href="/host">Host</a>');
    override(node, {text: true}, 'Ours', first);
    override(node, {attribute: 'href'}, '/ours', second);
    first.end();
    expect(node.outerHTML).to.equal('<a href="/ours">Host</a>');
  });
});

describe('the sanction mark of an override', () => {
  const stage = useStage();
  const first = useSignal();
  const second = useSignal();

  it('lists what may be written, and is removed with the last override', () => {
    const node = stage.show('<a href="/host">Host</a>');
    override(node, {text: true}, 'Ours', first);
    override(node, {attribute: 'href'}, '/ours', second);
    expect(marks(node)).to.deep.equal(['text', 'attribute:href']);
    first.end();
    expect(marks(node)).to.deep.equal(['attribute:href']);
    second.end();
    expect(overrideMark in node).to.equal(false);
  });

  it('is not left on the text node that was written to', () => {
    const node = stage.show('<h1>Host</h1>');
    override(node, {text: true}, 'Ours', first);
    first.end();
    expect(overrideMark in (node.firstChild as Text)).to.equal(false);
  });
});
