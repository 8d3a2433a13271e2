import {expect} from 'chai';

import {override} from '#host/dom/override';
import {useSignal, useStage} from '../../support/page';
import {expectSame} from '../../support/same';
import {microtask} from '../../support/wait';

describe('override of a text', () => {
  const stage = useStage();
  const test = useSignal();

  it('holds until its signal ends', () => {
    const node = stage.show('<h1>Host</h1>');
    override(node, {text: true}, 'Ours', test);
    expect(node.textContent).to.equal('Ours');
    test.end();
    expect(node.textContent).to.equal('Host');
  });

  it('gives back what the host wrote last, not what was there first', async () => {
    const node = stage.show('<h1>First</h1>');
    override(node, {text: true}, 'Ours', test);
    node.textContent = 'Second';
    await microtask();
    expect(node.textContent).to.equal('Ours');
    test.end();
    expect(node.textContent).to.equal('Second');
  });

  it('leaves the text node to the host, which goes on writing to it', async () => {
    const node = stage.show('<h1>First</h1>');
    const text = node.firstChild as Text;
    override(node, {text: true}, 'Ours', test);
    text.data = 'Second';
    await microtask();
    expect(node.textContent).to.equal('Ours');
    test.end();
    expectSame(node.firstChild, text);
    expect(text.data).to.equal('Second');
  });

  it('leaves the placeholders of the host beside its text', () => {
    const link = document.createElement('a');
    const placeholder = document.createComment('');
    link.append(placeholder, ' Boku no Hero Academia', document.createTextNode(' '));
    const nodes = [...link.childNodes];
    const end = new AbortController();
    override(link, {text: true}, 'MHA', {signal: end.signal});
    expect(link.textContent).to.equal('MHA ');
    end.abort('over');
    expect(link.textContent).to.equal(' Boku no Hero Academia ');
    expect([...link.childNodes]).to.have.ordered.members(nodes);
  });

  it('sees what the host wrote in the very task in which it ends', () => {
    const node = stage.show('<h1>First</h1>');
    override(node, {text: true}, 'Ours', test);
    node.textContent = 'Second';
    test.end();
    expect(node.textContent).to.equal('Second');
  });

  it('makes its value from the host text, again whenever that changes', async () => {
    const node = stage.show('<h1>a</h1>');
    override(node, {text: true}, host => host?.toUpperCase(), test);
    expect(node.textContent).to.equal('A');
    node.textContent = 'b';
    await microtask();
    expect(node.textContent).to.equal('B');
    test.end();
    expect(node.textContent).to.equal('b');
  });

  it('leaves the host text where a function has no value', async () => {
    const node = stage.show('<h1>a</h1>');
    override(node, {text: true}, host => (host === 'b' ? 'B' : undefined), test);
    expect(node.textContent).to.equal('a');
    node.textContent = 'b';
    await microtask();
    expect(node.textContent).to.equal('B');
  });

  it('takes a text of the host that is the same as ours for the host text', async () => {
    const node = stage.show('<h1>First</h1>');
    override(node, {text: true}, 'Ours', test);
    node.textContent = 'Ours';
    await microtask();
    test.end();
    expect(node.textContent).to.equal('Ours');
  });

  it('does nothing under a signal that has ended', () => {
    const node = stage.show('<h1>Host</h1>');
    test.end();
    override(node, {text: true}, 'Ours', test);
    expect(node.textContent).to.equal('Host');
  });
});

describe('override of an attribute or property', () => {
  const stage = useStage();
  const test = useSignal();

  it('sets, changes and removes attributes', () => {
    const node = stage.show('<a href="/host" title="Host">x</a>');
    override(node, {attribute: 'href'}, '/ours', test);
    override(node, {attribute: 'title'}, undefined, test);
    override(node, {attribute: 'hidden'}, true, test);
    expect(node.outerHTML).to.equal('<a href="/ours" hidden="">x</a>');
    test.end();
    expect(node.getAttribute('href')).to.equal('/host');
    expect(node.getAttribute('title')).to.equal('Host');
    expect(node.hasAttribute('hidden')).to.equal(false);
  });

  it('goes on while the host writes, and gives back its latest', async () => {
    const node = stage.show('<a href="/host">x</a>');
    override(node, {attribute: 'href'}, '/ours', test);
    node.setAttribute('href', '/next');
    await microtask();
    expect(node.getAttribute('href')).to.equal('/ours');
    node.removeAttribute('href');
    await microtask();
    expect(node.getAttribute('href')).to.equal('/ours');
    test.end();
    expect(node.hasAttribute('href')).to.equal(false);
  });

  it('sets a property and gives it back', () => {
    const node = stage.show('<input value="host">') as HTMLInputElement;
    override(node, {property: 'disabled'}, true, test);
    expect(node.disabled).to.equal(true);
    test.end();
    expect(node.disabled).to.equal(false);
  });
});
