import {expect} from 'chai';

import {hostValue, override} from '#host/dom/override';
import {useSignal, useStage} from '../../support/page';
import {microtask} from '../../support/wait';

describe('a text override', () => {
  const stage = useStage();
  const test = useSignal();

  it('lasts until its signal ends', () => {
    const node = stage.show('<h1>Host</h1>');
    override(node, {text: true}, 'Ours', test);
    expect(node.textContent).to.equal('Ours');
    test.end();
    expect(node.textContent).to.equal('Host');
  });

  it('restores the latest value of the host rather than the first', async () => {
    const node = stage.show('<h1>First</h1>');
    override(node, {text: true}, 'Ours', test);
    node.textContent = 'Second';
    await microtask();
    expect(node.textContent).to.equal('Ours');
    test.end();
    expect(node.textContent).to.equal('Second');
  });

  it('keeps the text node, which the host still writes to', async () => {
    const node = stage.show('<h1>First</h1>');
    const text = node.firstChild as Text;
    override(node, {text: true}, 'Ours', test);
    text.data = 'Second';
    await microtask();
    expect(node.textContent).to.equal('Ours');
    test.end();
    expect(node.firstChild).to.equal(text);
    expect(text.data).to.equal('Second');
  });

  it('keeps host placeholder comments next to its text', () => {
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

  it('restores a value that the host wrote just before the signal ended', () => {
    const node = stage.show('<h1>First</h1>');
    override(node, {text: true}, 'Ours', test);
    node.textContent = 'Second';
    test.end();
    expect(node.textContent).to.equal('Second');
  });

  it('computes its value from the text of the host, and again after each change', async () => {
    const node = stage.show('<h1>a</h1>');
    override(node, {text: true}, host => host?.toUpperCase(), test);
    expect(node.textContent).to.equal('A');
    node.textContent = 'b';
    await microtask();
    expect(node.textContent).to.equal('B');
    test.end();
    expect(node.textContent).to.equal('b');
  });

  it('keeps the host text if the function returns undefined', async () => {
    const node = stage.show('<h1>a</h1>');
    override(node, {text: true}, host => (host === 'b' ? 'B' : undefined), test);
    expect(node.textContent).to.equal('a');
    node.textContent = 'b';
    await microtask();
    expect(node.textContent).to.equal('B');
  });

  it('accepts a host text that equals ours as the text of the host', async () => {
    const node = stage.show('<h1>First</h1>');
    override(node, {text: true}, 'Ours', test);
    node.textContent = 'Ours';
    await microtask();
    test.end();
    expect(node.textContent).to.equal('Ours');
  });

  it('does nothing if the signal has already ended', () => {
    const node = stage.show('<h1>Host</h1>');
    test.end();
    override(node, {text: true}, 'Ours', test);
    expect(node.textContent).to.equal('Host');
  });
});

describe('an attribute or property override', () => {
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

  it('stays in effect while the host writes, and restores its latest value', async () => {
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

  it('sets a property and restores it', () => {
    const node = stage.show('<input value="host">') as HTMLInputElement;
    override(node, {property: 'disabled'}, true, test);
    expect(node.disabled).to.equal(true);
    test.end();
    expect(node.disabled).to.equal(false);
  });
});

describe('the value of the host', () => {
  const stage = useStage();
  const test = useSignal();

  it('is what the host last wrote, even while another value is shown', () => {
    const node = stage.show('<div score="7"></div>');
    const score = () => hostValue(node, {attribute: 'score'});
    expect(score()).to.equal('7');
    override(node, {attribute: 'score'}, host => (host === '7' ? '8' : undefined), test);
    expect([node.getAttribute('score'), score()]).to.deep.equal(['8', '7']);
    node.setAttribute('score', '9');
    expect([score(), node.getAttribute('score')]).to.deep.equal(['9', '9']);
  });
});
