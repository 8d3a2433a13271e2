import {expect} from 'chai';

import {isTooOld, probes} from '#src/start/tooOld';
import {usePatched} from '../support/patched';

const parse = CSSStyleSheet.prototype.replaceSync;
const supports = CSS.supports.bind(CSS);

describe('isTooOld', () => {
  const patch = usePatched();

  it('is false in this browser', () => expect(isTooOld()).to.equal(false));

  for (const [what, probe, owner, name, value] of [
    [
      'ignores nested rules',
      'nestedRule',
      CSSStyleSheet.prototype,
      'replaceSync',
      function (this: CSSStyleSheet, text: string) {
        parse.call(this, text.replace(/(\{[^{}]*)\{[^{}]*\}/, '$1'));
      },
    ],
    [
      'ignores nested rules that begin with the name of an element',
      'nestedRule',
      CSSStyleSheet.prototype,
      'replaceSync',
      function (this: CSSStyleSheet, text: string) {
        parse.call(this, text.replace(/\{ *\w+ *\{[^{}]*\}/, '{'));
      },
    ],
    ['has no nested rules', 'nestedRule', CSSStyleRule.prototype, 'cssRules', undefined],
    ['constructs no style sheets', 'nestedRule', globalThis, 'CSSStyleSheet', undefined],
    [
      'has no alternative text for content',
      'alternativeText',
      CSS,
      'supports',
      (property: string, text: string) => !text.includes('/') && supports(property, text),
    ],
    ['has no CSS.supports', 'alternativeText', CSS, 'supports', undefined],
    ['has no AbortSignal.any', 'anySignal', AbortSignal, 'any', undefined],
  ] as const)
    it(`is true in a browser that ${what}`, () => {
      patch(owner, name, value);
      expect(isTooOld()).to.equal(true);
      const failing = Object.keys(probes).filter(each => {
        try {
          return !probes[each as keyof typeof probes]();
        } catch {
          return true;
        }
      });
      expect(failing).to.deep.equal([probe]);
    });
});
