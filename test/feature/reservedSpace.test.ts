import {expect} from 'chai';

import {createReservedSpace, type Size} from '#feature/reservedSpace';
import {useStage} from '../support/page';

describe('createReservedSpace', () => {
  const stage = useStage();
  const heightOf = (height: readonly Size[], css?: string) => {
    const space = createReservedSpace({height}, css);
    stage.node.replaceChildren(space);
    return space.getBoundingClientRect().height;
  };

  it('adds up tokens', () => {
    expect(heightOf(['space-3', 'font-xs', 'space-half'])).to.equal(25);
  });

  it('counts lines in a given font size', () => {
    expect(heightOf([{lines: 2, font: 'm'}, 'space-1'])).to.be.closeTo(2 * 1.4 * 13 + 4, 0.1);
  });

  it('counts lines in the font size of the anchor, or in that of the part', () => {
    stage.node.style.fontSize = '20px';
    expect(heightOf([{lines: 2}])).to.be.closeTo(56, 0.1);
    expect(heightOf([{lines: 2}], ':host {font-size: 10px; line-height: 2}')).to.be.closeTo(40, 0.1);
  });

  it('is as high as the larger controls of mobile mode', () => {
    stage.node.style.setProperty('--am-target', '44px');
    expect(heightOf(['control', 'control-small'])).to.equal(88);
  });

  it('has the padding that the sheet of the part gives to the element', () => {
    expect(heightOf(['space-4'], ':host {padding-block: 3px}')).to.equal(22);
  });

  it('has its own height in a narrow window', () => {
    const space = createReservedSpace({height: ['space-6'], narrow: ['space-2']});
    const frame = document.createElement('iframe');
    frame.style.inlineSize = '400px';
    stage.node.replaceChildren(frame);
    const inner = frame.contentDocument as Document;
    // Constructed sheets can't be shared with another document.
    const css = [...(space.shadowRoot?.adoptedStyleSheets ?? [])].flatMap(each => [...each.cssRules]);
    const copy = inner.createElement('div');
    const style = inner.createElement('style');
    style.textContent = css.map(rule => rule.cssText).join('');
    copy.attachShadow({mode: 'open'}).append(style);
    copy.style.cssText = space.style.cssText;
    inner.body.append(copy);
    expect(copy.getBoundingClientRect().height).to.equal(8);
    frame.style.inlineSize = '501px';
    expect(copy.getBoundingClientRect().height).to.equal(24);
  });
});
