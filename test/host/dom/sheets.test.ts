import {expect} from 'chai';

import {setReplaced} from '#host/dom/replaced';
import {adoptSheet, dropSheet, dropUnusedSheets, releaseSheet, sheet} from '#host/dom/sheets';
import {useStage} from '../../support/page';

const own = () => document.adoptedStyleSheets;

describe('style sheets', () => {
  const stage = useStage();
  const texts = ['p { color: rgb(1, 1, 1); }', 'p { color: rgb(2, 2, 2); }', 'p { color: rgb(3, 3, 3); }'] as const;
  const [first, second, third] = texts;
  afterEach(() => texts.forEach(dropSheet));

  it('are created once per text', () => expect(sheet(first)).to.equal(sheet(first)));

  it('are adopted in the order of the parts and after foreign sheets, whatever the order of the calls', () => {
    const foreign = new CSSStyleSheet();
    document.adoptedStyleSheets = [foreign];
    adoptSheet(third, 3);
    adoptSheet(first, 1);
    adoptSheet(second, 2);
    expect(own()).to.deep.equal([foreign, sheet(first), sheet(second), sheet(third)]);
    document.adoptedStyleSheets = own().filter(each => each !== foreign);
  });

  it('of one part are adopted in the order of the calls', () => {
    adoptSheet(second, 1);
    adoptSheet(first, 1);
    expect(own()).to.deep.equal([sheet(second), sheet(first)]);
  });

  it('are adopted once and stay until nothing uses them', () => {
    const node = stage.show('<p>x</p>');
    adoptSheet(first, 1);
    adoptSheet(first, 1);
    expect(own().length).to.equal(1);
    expect(getComputedStyle(node).color).to.equal('rgb(1, 1, 1)');
    dropSheet(first);
    expect(own().length, 'still in use').to.equal(1);
    dropSheet(first);
    expect(own().length).to.equal(0);
    expect(getComputedStyle(node).color).not.to.equal('rgb(1, 1, 1)');
  });

  it('stay in the page while they are released, and are dropped unless they are used again', () => {
    for (const [index, css] of texts.entries()) adoptSheet(css, index);
    releaseSheet(first);
    releaseSheet(second);
    expect(own().length).to.equal(3);
    adoptSheet(first, 0);
    dropUnusedSheets();
    expect(own()).to.deep.equal([sheet(first), sheet(third)]);
  });
});

describe('setReplaced', () => {
  const stage = useStage();
  afterEach(() => {
    dropUnusedSheets();
    Reflect.deleteProperty(document, 'adoptedStyleSheets');
  });
  /** Counts from now on how often the sheets of the page are replaced. */
  const countChanges = () => {
    const {get, set} = Object.getOwnPropertyDescriptor(Document.prototype, 'adoptedStyleSheets') ?? {};
    let count = 0;
    Object.defineProperty(document, 'adoptedStyleSheets', {
      configurable: true,
      get: () => get?.call(document) as unknown,
      set(list) {
        count += 1;
        set?.call(document, list);
      },
    });
    return () => count;
  };
  const shown = (node: Element | null) => node !== null && getComputedStyle(node).display !== 'none';

  it('hides the host node even if its own rules show it, and shows it again', () => {
    const node = stage.show('<p style="display: block">x</p>');
    const before = node.outerHTML;
    setReplaced(node, true);
    expect(shown(node)).to.equal(false);
    setReplaced(node, false);
    expect(shown(node)).to.equal(true);
    expect(node.outerHTML).to.equal(before);
  });

  it('keeps one style sheet while nodes are hidden and shown, and loses it when unused ones are dropped', () => {
    stage.show('<p>1</p><p>2</p>');
    const [a, b] = stage.node.children;
    if (a) setReplaced(a, true);
    const [adopted] = own();
    const changes = countChanges();
    if (b) setReplaced(b, true);
    if (a) setReplaced(a, false);
    dropUnusedSheets();
    expect([shown(a ?? null), shown(b ?? null)]).to.deep.equal([true, false]);
    if (b) setReplaced(b, false);
    if (a) setReplaced(a, true);
    if (a) setReplaced(a, false);
    expect([changes(), own()]).to.deep.equal([0, [adopted]]);
    dropUnusedSheets();
    expect(own().length).to.equal(0);
  });

  it('shows a node again only once the last element replacing it is gone', () => {
    const node = stage.show('<p>x</p>');
    const [one, other] = [{}, {}];
    setReplaced(node, true, one);
    setReplaced(node, true, other);
    setReplaced(node, false, one);
    expect(shown(node)).to.equal(false);
    setReplaced(node, false, other);
    expect(shown(node)).to.equal(true);
  });

  it('adopts no style sheet for a node that is not hidden', () => {
    setReplaced(stage.show('<p></p>'), false);
    expect(own().length).to.equal(0);
  });

  it('removes the style sheet if the hidden node was removed from the page', () => {
    const node = stage.show('<p></p>');
    setReplaced(node, true);
    node.remove();
    setReplaced(node, false);
    dropUnusedSheets();
    expect(own().length).to.equal(0);
  });
});
